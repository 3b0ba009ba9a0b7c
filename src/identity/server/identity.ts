import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/common/actor.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { audienceOf, createProvider, issuerOf } from './provider.ts'
import { loadSigningKeys } from './signing-keys.ts'
import { bearerOf, createTokenCheck } from './token-check.ts'

export interface IdentityOptions {
  db: Executor
  clock: Clock
  publicUrl: string
  cookieKeys: readonly string[]
  trustProxy: boolean
}

/** The provider, the check of its tokens, and who a request is. */
export async function createIdentity(options: IdentityOptions) {
  const keys = await loadSigningKeys(options.db, options.clock)
  const tokens = createTokenCheck({
    keys,
    issuer: issuerOf(options.publicUrl),
    audience: audienceOf(options.publicUrl),
    clock: options.clock,
  })
  const provider = createProvider({ ...options, keys, tokens })

  async function actorOf(request: FastifyRequest): Promise<Actor> {
    const bearer = bearerOf(request.headers.authorization)
    const anonymousId = bearer === null ? null : await tokens.anonymousIdOf(bearer)
    return anonymousId === null ? { kind: 'none' } : { kind: 'visitor', ownerId: `v_${anonymousId}` }
  }

  return { provider, tokens, actorOf }
}
