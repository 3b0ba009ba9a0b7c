import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Executor } from '../database/database.ts'
import { rateLimited } from '../metrics/process-metrics.ts'
import { networkOf } from './network.ts'
import { addHit, removeHit } from './rate-limit.store.ts'
import { type RateLimit, rateLimits } from './rate-limits.ts'
import type { App, RateLimitName } from './route-types.ts'
import { logSecurity } from '../security-log.ts'

/** Networks that this process knows to be over a limit: their further requests cost the database nothing. */
const knownOver = 10_000

/**
 * Counts requests by network, for all processes together. A request that cannot be counted is not answered: its answer
 * would need the same database anyhow.
 */
export function createLimits(db: Executor) {
  const over = new LRUCache<string, number>({ max: knownOver })
  /** Keys whose limit this process has written to the security log in the running window. */
  const logged = new LRUCache<string, true>({ max: knownOver })

  /**
   * Throws the error of a request over its limit; otherwise returns until when the hit counts. `mayReturn`: hits may be
   * refunded.
   */
  async function take(key: string, { max, timeWindow }: RateLimit, reply: FastifyReply, mayReturn = false) {
    const until = over.get(key) ?? 0
    const now = performance.now()
    if (until > now) throw tooMany(reply, key, Math.ceil((until - now) / 1000))
    const { count, seconds, until: ends } = await addHit(db, key, timeWindow)
    const left = Math.max(0, max - count)
    void reply.headers({ 'x-ratelimit-limit': max, 'x-ratelimit-remaining': left, 'x-ratelimit-reset': seconds })
    if (count <= max) return ends
    if (count === max + 1 && !logged.has(key)) {
      logged.set(key, true, { ttl: Math.max(1, seconds) * 1000 })
      logSecurity(reply.log, { event: 'limiter-shut', limiter: limitOf(key) })
    }
    if (mayReturn) await refundHit(key, ends)
    else over.set(key, now + seconds * 1000)
    throw tooMany(reply, key, Math.max(1, seconds))
  }

  const refundHit = (key: string, ends: string): Promise<void> => removeHit(db, key, ends).catch(() => {})

  return { take, refundHit }
}

/** The key ends with a network, which must be neither logged nor counted by. */
const limitOf = (key: string): string => key.slice(0, key.lastIndexOf(' '))

export type Limits = ReturnType<typeof createLimits>

const placeOf = (name: string, request: FastifyRequest): string => `${name} ${networkOf(request.ip)}`

/** A route's own limit; its `limitWhen` selects the requests that count. */
export function limitRoute(limits: Limits, route: RouteOptions, name: RateLimitName): void {
  const limit = rateLimits[name]
  const title = limit.isShared ? name : `${route.method === 'HEAD' ? 'GET' : String(route.method)} ${route.url}`
  if (limit.tries !== undefined) return limitAccepted(limits, route, title, { ...limit, tries: limit.tries })
  const limitWhen = route.config?.limitWhen
  route.onRequest = [
    ...[route.onRequest ?? []].flat(),
    (request, reply, done) => {
      if (limitWhen && !limitWhen(request)) return done()
      limits.take(placeOf(title, request), limit, reply).then(() => done(), done)
    },
  ]
}

/**
 * A limit that counts only accepted requests (2xx): a visitor who corrects a form loses no try. A request under way counts
 * until its answer is known, so that many at once get no further than one after the other. Of all requests, accepted or
 * not, `tries` are processed in the same window.
 */
function limitAccepted(limits: Limits, route: RouteOptions, title: string, limit: RateLimit & { tries: number }): void {
  /** Hits of requests under way: a connection that has ended no longer reports its address. */
  const taken = new WeakMap<FastifyRequest, [place: string, ends: string]>()
  route.onRequest = [
    ...[route.onRequest ?? []].flat(),
    async (request: FastifyRequest, reply: FastifyReply) => {
      const place = placeOf(title, request)
      await limits.take(placeOf(`${title} tries`, request), { ...limit, max: limit.tries }, reply)
      taken.set(request, [place, await limits.take(place, limit, reply, true)])
    },
  ]
  // `onSend` runs also when the client has disconnected; the end of the response would come too early then.
  route.onSend = [
    ...[route.onSend ?? []].flat(),
    async (request: FastifyRequest, reply: FastifyReply) => {
      const hit = taken.get(request)
      taken.delete(request)
      if (hit && reply.statusCode >= 300) await limits.refundHit(...hit)
    },
  ]
}

/** Protocol endpoints never reach a route, so their limits are checked before the middleware that answers them. */
export function limitPaths(app: App, limits: Limits, limited: Readonly<Record<string, RateLimitName>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?')[0] ?? ''
    const name = Object.hasOwn(limited, path) ? limited[path] : undefined
    if (name === undefined) return done()
    limits.take(placeOf(path, request), rateLimits[name], reply).then(() => done(), done)
  })
}

/** The error of a request over its limit; the answer says in how many seconds to retry. */
function tooMany(reply: FastifyReply, key: string, seconds: number): Error {
  rateLimited.inc({ limit: limitOf(key) })
  void reply.header('retry-after', String(seconds))
  return Object.assign(new Error('too many requests'), { statusCode: 429 })
}
