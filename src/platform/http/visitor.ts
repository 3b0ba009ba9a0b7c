import type { FastifyRequest } from 'fastify'
import { refuseRequest } from './route-types.ts'

export interface Visitor {
  anonymousId: string
}

/** The route's access rule has let only visitors in. */
export function visitorOf(request: FastifyRequest): Visitor {
  const { actor } = request
  return actor.kind === 'anonymous' ? { anonymousId: actor.anonymousId } : refuseRequest({ kind: 'unauthenticated' })
}

/** Null without one, or for one that is no key (C-1). */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : null
}
