import type { FastifyRequest } from 'fastify'

/** Null without one, or for one that is no key (C-1). */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : null
}
