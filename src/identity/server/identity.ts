import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/common/actor.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { audienceOf, createProvider, issuerOf } from './provider.ts'
import { loadSigningKeys } from './signing-keys.ts'
import { bearerOf, createTokenCheck } from './token-check.ts'
import { createVisitors } from './visitors.ts'

export interface IdentityOptions {
  db: Executor
  clock: Clock
  publicUrl: string
  /** Of the visitors' cookies. */
  visitorKeys: PurposeKeys
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
  const visitors = createVisitors({ keys: options.visitorKeys, publicUrl: options.publicUrl })
  const provider = createProvider({ ...options, keys, tokens, visitors })

  /** A token beside somebody else's cookie proves nothing: whoever has renewed the one renews the other. */
  async function actorOf(request: FastifyRequest): Promise<Actor> {
    const bearer = bearerOf(request.headers.authorization)
    const ownerId = bearer === null ? null : await tokens.visitorIdOf(bearer)
    const beside = ownerId === null ? null : visitors.idOfCookies(request.cookies)
    return ownerId === null || (beside !== null && beside !== ownerId) ? { kind: 'none' } : { kind: 'visitor', ownerId }
  }

  return { provider, tokens, visitors, actorOf }
}
