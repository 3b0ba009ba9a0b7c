import type { FastifyRequest } from 'fastify'
import { refuseRequest } from '#src/platform/http/route-types.ts'
import type { Visitor } from './checkout.service.ts'

/** The route's access rule has let only visitors in. */
export function visitorOf(request: FastifyRequest): Visitor {
  const { actor } = request
  return actor.kind === 'anonymous' ? { anonymousId: actor.anonymousId } : refuseRequest({ kind: 'unauthenticated' })
}
