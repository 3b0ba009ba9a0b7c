import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Executor } from '../database/database.ts'
import { networkOf } from './network.ts'
import { addHit, removeHit } from './rate-limit.store.ts'
import { type RateLimit, rateLimits } from './rate-limits.ts'
import type { App, RateLimitName } from './route-types.ts'
import { logSecurity } from '../security-log.ts'

/** Networks that are over a limit and known to be by this process: their further requests cost the database nothing. */
const knownOver = 10_000

/**
 * Counts requests by network, for all processes together. What cannot be counted is not answered: the database is what
 * answering would need anyhow.
 */
export function createLimits(db: Executor) {
  const over = new LRUCache<string, number>({ max: knownOver })
  /** Keys whose limit this process has written to the security log in the running window. */
  const logged = new LRUCache<string, true>({ max: knownOver })

  /** Throws what ends a request over its limit; otherwise until when it counts. `mayReturn`: some are given back. */
  async function take(key: string, { max, timeWindow }: RateLimit, reply: FastifyReply, mayReturn = false) {
    const until = over.get(key) ?? 0
    const now = performance.now()
    if (until > now) throw tooMany(reply, Math.ceil((until - now) / 1000))
    const { count, seconds, until: ends } = await addHit(db, key, timeWindow)
    const left = Math.max(0, max - count)
    void reply.headers({ 'x-ratelimit-limit': max, 'x-ratelimit-remaining': left, 'x-ratelimit-reset': seconds })
    if (count <= max) return ends
    if (count === max + 1 && !logged.has(key)) {
      logged.set(key, true, { ttl: Math.max(1, seconds) * 1000 })
      // The key ends with a network, which stands in no log.
      logSecurity(reply.log, { event: 'limiter-shut', limiter: key.slice(0, key.lastIndexOf(' ')) })
    }
    if (mayReturn) await refundHit(key, ends)
    else over.set(key, now + seconds * 1000)
    throw tooMany(reply, Math.max(1, seconds))
  }

  const refundHit = (key: string, ends: string): Promise<void> => removeHit(db, key, ends).catch(() => {})

  return { take, refundHit }
}

export type Limits = ReturnType<typeof createLimits>

const placeOf = (name: string, request: FastifyRequest): string => `${name} ${networkOf(request.ip)}`

/** A route's own limit; its `limitWhen` says of which requests. */
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
 * A limit to which only what was accepted counts (2xx): who corrects a form loses nothing of it. What is still being looked at
 * counts until its answer is known, so that many at once get no further than one after the other. Of whatever is sent, accepted
 * or not, `tries` are looked at in the same time.
 */
function limitAccepted(limits: Limits, route: RouteOptions, title: string, limit: RateLimit & { tries: number }): void {
  /** What is being looked at: a connection that has ended no longer tells its own address. */
  const taken = new WeakMap<FastifyRequest, [place: string, ends: string]>()
  route.onRequest = [
    ...[route.onRequest ?? []].flat(),
    async (request: FastifyRequest, reply: FastifyReply) => {
      const place = placeOf(title, request)
      await limits.take(placeOf(`${title} tries`, request), { ...limit, max: limit.tries }, reply)
      taken.set(request, [place, await limits.take(place, limit, reply, true)])
    },
  ]
  // Told also when nobody waits for the answer any more, which the end of the response comes too early for.
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

/** The error that ends a request over its limit; the answer says in how many seconds to come back. */
function tooMany(reply: FastifyReply, seconds: number): Error {
  void reply.header('retry-after', String(seconds))
  return Object.assign(new Error('too many requests'), { statusCode: 429 })
}
