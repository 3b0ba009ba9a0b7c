import type { FastifyRequest } from 'fastify'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import { findAccount } from './account/account.store.ts'
import { type AccountsDeps, createAccounts } from './accounts.ts'
import { createAuthPages } from './auth-pages.ts'
import { createProfiles } from './account/profiles.ts'
import { emailVerificationQueue } from './queues.ts'
import { identityRoutes } from './identity.routes.ts'
import { interactionRoutes } from './protocol/interaction.routes.ts'
import { createIdentity, type IdentityOptions } from './identity.ts'

type Options = IdentityOptions &
  Omit<AccountsDeps, 'identity' | 'keys'> & { keyring: { accounts: AccountsDeps['keys'] } }

/** Identifies the sender of a request, and holds the OpenID provider and the accounts that people sign in to. */
export async function createIdentityModule(options: Options) {
  const identity = await createIdentity(options)
  const accounts = createAccounts({ ...options, keys: options.keyring.accounts, identity })

  /** Returns the signed-in customer's account with its proved address, whatever token the request has. */
  async function customerOf({ actor, cookies }: Pick<FastifyRequest, 'actor' | 'cookies'>) {
    const accountId = actor.kind === 'customer' ? actor.accountId : (await identity.sessions.find(cookies))?.accountId
    const account = accountId === undefined ? null : await findAccount(options.db, accountId)
    return (
      account && { accountId: account.id, ownerId: account.ownerId, email: account.email, language: account.language }
    )
  }

  return {
    ...identity,
    /** The operations on accounts that other domains use. */
    accounts: accounts.admin,
    customerAdmin: accounts.customerAdmin,
    pageExtras: createAuthPages({ ...options, sessions: identity.sessions }),
    profiles: createProfiles(options.db),
    staffBase: accounts.staffBase,
    customerOf,
    routes: [
      identityRoutes({ ...identity, publicUrl: options.publicUrl, parties: options.parties }),
      interactionRoutes({ ...options, ...identity }),
      accounts.routes,
    ],
    async registerWork(jobs: Pick<Jobs, 'work'>): Promise<void> {
      await jobs.work(emailVerificationQueue, ({ proofId }) => accounts.proofs.answer(proofId))
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
  { table: 'passkey_challenge', since: 'ends_at', days: 0, reason: 'nobody has answered it' },
  { table: 'email_verification', since: 'ends_at', days: 1, reason: 'what was mailed has long ended' },
]
