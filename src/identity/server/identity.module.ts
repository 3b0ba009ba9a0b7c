import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import { type AccountsDeps, createAccounts } from './accounts.ts'
import { mailProofQueue } from './queues.ts'
import { identityRoutes } from './identity.routes.ts'
import { createIdentity, type IdentityOptions } from './identity.ts'

type Options = IdentityOptions &
  Omit<AccountsDeps, 'identity' | 'keys'> & { keyring: { accounts: AccountsDeps['keys'] } }

/** Who a request is, the provider that says so, and the accounts that people sign in to. */
export async function createIdentityModule(options: Options) {
  const identity = await createIdentity(options)
  const accounts = createAccounts({ ...options, keys: options.keyring.accounts, identity })
  return {
    ...identity,
    routes: [identityRoutes({ ...identity, publicUrl: options.publicUrl }), accounts.routes],
    async registerWork(jobs: Pick<Jobs, 'work'>): Promise<void> {
      await jobs.work(mailProofQueue, ({ proofId }) => accounts.proofs.answer(proofId))
    },
  }
}

export const identityRetention: readonly RetentionRule[] = [
  {
    table: 'identity_payload',
    since: 'expires_at',
    days: 0,
    reason: 'codes, grants, sessions and interactions that are over',
  },
  { table: 'signing_key', since: 'ends_at', days: 0, reason: 'the last token it has signed is over' },
  { table: 'session', since: 'ends_at', days: 0, reason: 'it has ended' },
  { table: 'mail_proof', since: 'ends_at', days: 1, reason: 'what was mailed has long ended' },
]
