import type { Language } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { createRateLimiter } from '#src/platform/http/rate-limiter.ts'
import type { Keyring } from '#src/platform/keys/keyring.ts'
import type { Log } from '#src/platform/logging.ts'
import type { GivenConsents } from '#src/identity/contract/sign-in.ts'
import { marketingPolicy, type MarketingSource, type MyConsents } from '../../contract/marketing.ts'
import { findInForce, hasVersion } from '../policies/policy.store.ts'
import { type OptInsDeps, createOptIns } from './opt-ins.ts'
import type { IntermediateUserRow } from './intermediate-user.store.ts'
import { createPermissions, type Mailbox } from './permissions.ts'
import type { PermissionRow } from './permission.store.ts'
import { createSubscriptionMails, type SubscriptionMailsDeps } from './subscription-mails.ts'
import { createMarketingTokens } from './tokens.ts'

export type { IntermediateUserRow } from './intermediate-user.store.ts'

export interface MarketingDeps extends Omit<SubscriptionMailsDeps, 'tokens'> {
  db: Database
  clock: Clock
  keyring: Pick<Keyring, 'unsubscribe'>
  log: Pick<Log, 'warn'>
  /** False for load runs, which must not be limited. */
  rateLimits: boolean
}

/** Subscriptions to press releases, which the news keep; their mailboxes are confirmed here. */
interface PressFollower {
  confirmed: OptInsDeps['pressConfirmed']
  /** Whether the requested subscription is still active. */
  isConfirmed: (executor: Executor, asking: IntermediateUserRow) => Promise<boolean>
}

export type Marketing = ReturnType<typeof createMarketing>

/** A consent ticked at the checkout. `customer`: the signed-in customer with a verified address; null: a guest. */
export interface Tick {
  customer: Mailbox | null
  email: string
  name: string
  language: Language
  version: string
  orderId: string
}

/** Marketing by e-mail for the other domains: permissions, and consents from their forms. */
export function createMarketing(deps: MarketingDeps) {
  const { db, clock, keyring, rateLimits, log } = deps
  const keys = keyring.unsubscribe
  const tokens = createMarketingTokens(keys)
  const permissions = createPermissions({ clock })
  const mails = createSubscriptionMails({ ...deps, tokens })

  async function words(executor: Executor, language: Language, policy: string = marketingPolicy) {
    const row = await findInForce(executor, policy, language)
    if (!row) throw new Error(`There is no policy ${policy}: set the consent of that name`)
    return row
  }
  const pass = createRateLimiter(db, { log, isOff: !rateLimits })
  const press: PressFollower[] = []
  async function pressConfirmed(...confirmed: Parameters<OptInsDeps['pressConfirmed']>): Promise<void> {
    if (press.length === 0) throw new Error('No module subscribes to releases here')
    for (const follower of press) await follower.confirmed(...confirmed)
  }
  const optIns = createOptIns({ db, clock, pass, keys, tokens, permissions, mails, words, pressConfirmed })

  /** Returns the version that a form names if it exists, else the current one. */
  async function versionOf(executor: Executor, asked: string | null, language: Language): Promise<string> {
    const known = asked !== null && (await hasVersion(executor, marketingPolicy, asked))
    return known ? asked : (await words(executor, language)).version
  }

  return {
    tokens,
    permissions,
    optIns,
    unsubscribeUrl: mails.unsubscribeUrl,
    /** Hands on each confirmed subscription to press releases from now on. */
    pressFollowedBy: (follower: PressFollower): void => void press.push(follower),

    /** Returns the permissions of those addresses that may get marketing. */
    given: permissions.given,
    isGiven: async (executor: Executor, email: string): Promise<boolean> =>
      (await permissions.find(executor, email))?.isGiven ?? false,

    /**
     * Part of the transaction that places the order. A customer's consent counts at once; a guest's mailbox must confirm first.
     */
    ticked: async (tx: Transaction, { customer, ...asked }: Tick): Promise<void> => {
      const version = await versionOf(tx, asked.version, asked.language)
      if (customer === null) return optIns.waitForOrder(tx, { ...asked, version })
      const { permission, isNew } = await permissions.give(tx, customer, { source: 'checkout', version })
      if (isNew) await mails.welcome(tx, permission)
    },
    orderConfirmed: optIns.orderConfirmed,

    /** Part of the transaction that creates an account, which verifies the address. */
    signedUp: async (tx: Transaction, account: Mailbox & { consents: GivenConsents }): Promise<void> => {
      const given = account.consents.find(({ id }) => id === marketingPolicy)
      if (!given?.accepted) return
      const version = await versionOf(tx, given.version, account.language)
      const { permission, isNew } = await permissions.give(tx, account, { source: 'sign-up', version })
      if (isNew) await mails.welcome(tx, permission)
    },

    /** A customer's switch. A mail confirms each change. */
    switch: (customer: Mailbox, isOn: boolean): Promise<MyConsents> =>
      inTransaction(db, async (tx) => {
        if (isOn) {
          const version = await versionOf(tx, null, customer.language)
          const { permission, isNew } = await permissions.give(tx, customer, { source: 'account', version })
          if (isNew) await mails.preferencesChanged(tx, permission)
        } else {
          const withdrawn = await permissions.withdraw(tx, customer.email, 'account')
          if (withdrawn) await mails.unsubscribed(tx, withdrawn)
        }
        return permissions.describe(tx, customer.email)
      }),

    /** Withdraws the permission, by a signed link or by an operator; null: there was nothing to withdraw. */
    end: (email: string, source: MarketingSource): Promise<PermissionRow | null> =>
      inTransaction(db, async (tx) => {
        const withdrawn = await permissions.withdraw(tx, email, source)
        if (withdrawn) await mails.unsubscribed(tx, withdrawn)
        return withdrawn
      }),

    describe: (email: string): Promise<MyConsents> => permissions.describe(db, email),
    changeOf: (permission: PermissionRow) => permissions.changeOf(db, permission),

    /** Returns the request that a link has confirmed before, while its subscription is active. */
    async confirmedBy(token: string | undefined): Promise<IntermediateUserRow | null> {
      const asked = await optIns.findSettled(token)
      if (asked === null) return null
      const isOn =
        asked.source === 'press-releases'
          ? (await Promise.all(press.map((follower) => follower.isConfirmed(db, asked)))).includes(true)
          : (await permissions.find(db, asked.email))?.isGiven
      return isOn === true ? asked : null
    },

    /** Returns the permission of a link's token; null if we did not sign it, or if the person was erased. */
    async ofToken(token: string | undefined): Promise<PermissionRow | null> {
      const id = tokens.permission.read(token)
      return id === null ? null : permissions.findById(db, id)
    },
  }
}
