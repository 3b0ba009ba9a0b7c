import type { RetentionRule } from '#src/platform/retention/retention.ts'
import { identityRoutes } from './identity.routes.ts'
import { createIdentity, type IdentityOptions } from './identity.ts'

/** Who a request is, and the provider that says so. */
export async function createIdentityModule(options: IdentityOptions) {
  const identity = await createIdentity(options)
  const routes = [identityRoutes({ ...identity, publicUrl: options.publicUrl })]
  return { ...identity, routes }
}

export const identityRetention: readonly RetentionRule[] = [
  {
    table: 'identity_payload',
    since: 'expires_at',
    days: 0,
    reason: 'codes, grants, sessions and interactions that are over',
  },
  { table: 'signing_key', since: 'ends_at', days: 0, reason: 'the last token it has signed is over' },
]
