import type {
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onSendAsyncHookHandler,
  RouteOptions,
} from 'fastify'
import type { RateLimit } from './rate-limits.ts'
import type { App } from './route-types.ts'

/**
 * A limit to which only what was accepted counts (2xx): who corrects a form loses nothing of it. What is still being looked at
 * counts until its answer is known, so that many at once get no further than one after the other. Of whatever is sent, accepted
 * or not, `tries` are looked at in the same time.
 */
export function limitAccepted(app: App, route: RouteOptions, { max, timeWindow, tries }: Required<RateLimit>): void {
  /** The places of requests being looked at: a connection that has ended no longer tells its own. */
  const places = new WeakMap<FastifyRequest, string>()
  const pending = new Map<string, number>()
  const keyGenerator = (request: FastifyRequest) => places.get(request) ?? request.ip
  const accepted = app.createRateLimit({ max, timeWindow, keyGenerator })
  const sent = app.createRateLimit({ max: tries, timeWindow, keyGenerator })

  function take(request: FastifyRequest): number {
    const place = request.ip
    const count = (pending.get(place) ?? 0) + 1
    pending.set(place, count)
    places.set(request, place)
    return count
  }
  function giveBack(request: FastifyRequest): void {
    const place = places.get(request)
    if (place === undefined) return
    places.delete(request)
    const count = (pending.get(place) ?? 0) - 1
    if (count > 0) pending.set(place, count)
    else pending.delete(place)
  }

  const handleRequest: onRequestAsyncHookHandler = async (request, reply) => {
    const all = await sent(request)
    if (!all.isAllowed && all.isExceeded) throw tooMany(reply, all.ttlInSeconds)
    const count = take(request)
    const state = await accepted(request, { increment: false })
    if (state.isAllowed) return
    const left = state.remaining - count
    void reply.headers({ 'x-ratelimit-limit': max, 'x-ratelimit-remaining': Math.max(0, left) })
    if (left >= 0) return
    giveBack(request)
    // At least a second: what fills the limit may still be on its way.
    throw tooMany(reply, Math.max(1, state.ttlInSeconds))
  }
  // Told also when nobody waits for the answer any more, which the end of the response comes too early for.
  const handleSend: onSendAsyncHookHandler = async (request, reply) => {
    if (places.has(request) && reply.statusCode < 300) await accepted(request)
    giveBack(request)
  }
  route.onRequest = [...[route.onRequest ?? []].flat(), handleRequest]
  route.onSend = [...[route.onSend ?? []].flat(), handleSend]
}

/** The error that ends a request over its limit; the answer says in how many seconds to come back. */
export function tooMany(reply: FastifyReply, seconds: number): Error {
  void reply.header('retry-after', String(seconds))
  return Object.assign(new Error('too many requests'), { statusCode: 429 })
}
