import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { isFullTier } from '../support/tier.ts'
import { type MalformedRequest, malformedRequests } from './support/malformed.ts'
import { exampleOf, routeName, type Stage } from './support/route-examples.ts'
import { type Arranged, type ShopProcess, startShopProcess } from './support/shop-process.ts'

/*
 * Malformed requests over real HTTP to every route there is, from the routes' own schemas: none is answered with 5xx, none
 * hangs, and the server's memory after the second half is what it was after the first. FUZZ_SEED repeats a run.
 */

const seed = Number(process.env['FUZZ_SEED'] ?? 20261122)
const requestsPerHalf = isFullTier ? 5_000 : 300
/** Before the first measurement, and at least one for each route: code is compiled and caches fill. */
const warmUpRequests = isFullTier ? 2_000 : 300
const connections = 8
/** Nothing a malformed request asks for takes long: only what hangs passes the limit, however busy the machine is. */
const answerLimitMs = 60_000
const megabyte = 1024 * 1024
/** Lists and pages that are cached by what was asked for come and go. */
const heapGrowth = 1.1
const rssMargin = 64 * megabyte

let shop: ShopProcess
const stages = new Map<Stage, Arranged>()
beforeAll(async () => {
  shop = await startShopProcess(inject('clusterUrl'))
  for (const stage of ['nobody', 'cart', 'order'] as const) stages.set(stage, await shop.arrange(stage))
}, 180_000)
afterAll(() => shop?.stop())

it('holds against malformed requests to every route, and needs no more memory after more of them', async () => {
  const began = performance.now()
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  const taken: string[] = []
  const half = async (count: number, halfSeed: number): Promise<void> => {
    const requests = makeRequests(count, halfSeed)
    let next = 0
    const loop = async (): Promise<void> => {
      while (next < requests.length) {
        const one = requests[next++]
        if (!one) continue
        const status = await sendInTurn(one.request)
        statuses[status] = (statuses[status] ?? 0) + 1
        if (typeof status === 'number' && status < 300) taken.push(one.route)
        if (typeof status === 'string' || status >= 500)
          faults.push(
            `${one.route}: ${status} for ${one.request.path.slice(0, 200)} ${one.request.body?.slice(0, 200)}`,
          )
      }
    }
    await Promise.all(Array.from({ length: connections }, loop))
  }
  const warmUp = Math.max(warmUpRequests, shop.routes.length)
  await half(warmUp, seed)
  await half(requestsPerHalf, seed + 1)
  const first = await shop.memory()
  await half(requestsPerHalf, seed + 2)
  const second = await shop.memory()
  const inMegabytes = (bytes: number): number => Math.round((bytes / megabyte) * 10) / 10
  console.log(
    JSON.stringify({
      malformed: warmUp + 2 * requestsPerHalf,
      seed,
      routes: shop.routes.length,
      statuses,
      heapMegabytes: [first.heapUsed, second.heapUsed].map(inMegabytes),
      rssMegabytes: [first.rss, second.rss].map(inMegabytes),
      seconds: Math.round((performance.now() - began) / 1000),
    }),
  )
  expect(faults.slice(0, 20)).toEqual([])
  // They were malformed: hardly any is taken, and no call for money or staff is.
  expect(statuses['400'] ?? 0).toBeGreaterThan(requestsPerHalf / 2)
  expect(taken.filter((route) => / \/api\/(admin|cms)\//.test(route))).toEqual([])
  expect(second.heapUsed / first.heapUsed).toBeLessThan(heapGrowth)
  if (isFullTier) expect(second.rss - first.rss).toBeLessThan(rssMargin)
  expect((await fetch(shop.origin)).status).toBe(200)
}, 900_000)

/** As many for each route, in turn. */
function makeRequests(count: number, own: number): { route: string; request: MalformedRequest }[] {
  const perRoute = Math.ceil(count / shop.routes.length)
  const byRoute = shop.routes.map((route, at) => {
    const arranged = stages.get(exampleOf(route)?.stage ?? 'nobody') ?? stages.get('nobody')
    const made = fc.sample(malformedRequests(route, arranged as Arranged), { seed: own + at, numRuns: perRoute }) // arranged above
    return made.map((request) => ({ route: routeName(route), request }))
  })
  return Array.from({ length: perRoute }, (_, at) => byRoute.flatMap((requests) => requests[at] ?? []))
    .flat()
    .slice(0, count)
}

const agent = new Agent({ keepAlive: true, maxSockets: connections })
afterAll(() => agent.destroy())

/** A server that has too much to do may ask for patience, and answers then. */
async function sendInTurn(asked: MalformedRequest): Promise<number | 'hang' | 'lost'> {
  for (let tries = 1; ; tries++) {
    const status = await send(asked)
    if (status !== 'later') return status
    if (tries === 5) return 503
    await sleep(2_000)
  }
}

/** The status, or why there was none: a connection the server closed on what is no HTTP is an answer too. */
function send(asked: MalformedRequest): Promise<number | 'hang' | 'lost' | 'later'> {
  const { method, path, headers, body } = asked
  const { hostname, port } = new URL(shop.origin)
  return new Promise((resolve) => {
    const limit = setTimeout(() => {
      resolve('hang')
      sent.destroy()
    }, answerLimitMs)
    const end = (status: number | 'lost' | 'later'): void => {
      clearTimeout(limit)
      resolve(status)
    }
    const bytes = body === undefined ? undefined : Buffer.from(body)
    const length = bytes ? { 'content-length': String(bytes.length) } : {}
    const sent = request(
      { host: hostname, port, method, path, headers: { ...headers, ...length }, agent },
      (response) => {
        response.resume()
        const isLater = response.statusCode === 503 && response.headers['retry-after'] !== undefined
        response.on('end', () => end(isLater ? 'later' : (response.statusCode ?? 0)))
        response.on('error', () => end('lost'))
      },
    )
    // The server may close a connection behind what was sent on it before; on a new one there is no such excuse.
    sent.on('error', () => (sent.reusedSocket ? void send(asked).then(resolve) : end('lost')))
    sent.end(bytes)
  })
}
