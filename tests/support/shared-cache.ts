import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Kept {
  path: string
  status: number
  headers: Record<string, string>
  body: string
  tags: ReadonlySet<string>
  freshUntil: number
  /** Until then it is given once more while a new one is fetched. */
  staleUntil: number
}

export interface SharedCache {
  origin: string
  /** Everything it ever kept, also what was purged since. */
  everKept: readonly Kept[]
  /** The tags of each purge. */
  purged: readonly (readonly string[])[]
  /** How many answers came from what it had. */
  hits(): number
  /** Where it fetches from. */
  leadTo(origin: string): void
  close(): Promise<void>
}

/** What docs/production/cache.md has a cache pass by. */
const passedBy = /^\/(api|cds|office|edit|health|metrics|version|paymentauthentication|privacy|subscriptions)(\/|\?|$)/

/** A cache before the shop that does what docs/production/cache.md asks of one, for GET, and is purged as Varnish is. */
export async function startSharedCache(): Promise<SharedCache> {
  const kept = new Map<string, Kept>()
  const everKept: Kept[] = []
  const purged: string[][] = []
  let origin = ''
  let hits = 0

  async function fetched(request: IncomingMessage, mayKeep: boolean): Promise<Kept> {
    const path = request.url ?? '/'
    const { host: _, connection: __, 'accept-encoding': ___, ...headers } = request.headers
    const answer = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      headers: { ...(headers as Record<string, string>), 'accept-encoding': 'identity' }, // one of each in these tests
    })
    const { 'cdn-cache-control': rules = '', xkey = '', ...own } = Object.fromEntries(answer.headers)
    const seconds = (name: string): number => Number(new RegExp(`${name}=(\\d+)`).exec(rules)?.[1] ?? 0)
    const freshUntil = performance.now() + seconds('max-age') * 1_000
    const one: Kept = {
      path,
      status: answer.status,
      headers: own,
      body: await answer.text(),
      tags: new Set(xkey.split(' ')),
      freshUntil,
      staleUntil: freshUntil + seconds('stale-while-revalidate') * 1_000,
    }
    if (mayKeep && seconds('max-age') > 0) {
      kept.set(path, one)
      everKept.push(one)
    }
    return one
  }

  async function answered(request: IncomingMessage): Promise<Kept> {
    const { authorization, cookie = '' } = request.headers
    const path = request.url ?? '/'
    if (authorization !== undefined || /preview/.test(cookie) || /[?&]preview=/.test(path) || passedBy.test(path))
      return fetched(request, false)
    const found = kept.get(path)
    const now = performance.now()
    if (!found || now > found.staleUntil) return fetched(request, true)
    if (now > found.freshUntil) void fetched(request, true)
    hits += 1
    return found
  }

  function purge(tags: readonly string[]): void {
    for (const [path, one] of kept) if (tags.some((tag) => tag === '*' || one.tags.has(tag))) kept.delete(path)
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'PURGE') {
      const tags = String(request.headers['xkey']).split(' ')
      purged.push(tags)
      purge(tags)
      response.end()
      return
    }
    const { status, headers, body } = await answered(request)
    const { 'content-length': _, 'transfer-encoding': __, connection: ___, 'keep-alive': ____, ...own } = headers
    response.writeHead(status, own).end(body)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on TCP
    everKept,
    purged,
    hits: () => hits,
    leadTo: (other) => void (origin = other),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
