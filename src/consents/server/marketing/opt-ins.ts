import { cleanLine } from '#src/common/clean-text.ts'
import { emailRule } from '#src/common/email-rule.ts'
import { notFound, type Refusal } from '#src/common/errors.ts'
import { brokenRule, type FieldRule } from '#src/common/field-rules.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { emailKey, mailboxOf } from '#src/identity/server/account/email-key.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { RateLimiter } from '#src/platform/http/rate-limiter.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { optInDays, optInGates, nameMax, pressFieldMax, pressPolicy } from '../../contract/marketing.ts'
import type { PolicyRow } from '../policies/policy.store.ts'
import * as store from './intermediate-user.store.ts'
import type { Permissions } from './permissions.ts'
import type { PermissionRow } from './permission.store.ts'
import type { SubscriptionMails } from './subscription-mails.ts'
import type { MarketingTokens } from './tokens.ts'

/*
 * Double opt-in: a request waits seven days for confirmation from its mailbox. Every request causes the same work and gets the
 * same response, whatever is known of the address; only the reader of the mail learns more.
 */

export interface OptInsDeps {
  db: Database
  clock: Clock
  pass: RateLimiter
  keys: Pick<PurposeKeys, 'sign'>
  tokens: MarketingTokens
  permissions: Permissions
  mails: SubscriptionMails
  /** Returns the consent text in force. */
  words: (executor: Executor, language: Language, policy?: string) => Promise<PolicyRow>
  /** Part of the transaction that confirms a subscription to press releases. */
  pressConfirmed: (tx: Transaction, asking: store.IntermediateUserRow, version: string) => Promise<void>
}

export interface Asked {
  email: string
  name: string
  language: Language
  /** See `networkOf`. */
  network: string
  /** Details of a subscription to press releases; left out: the newsletter. */
  press?: object
}

/** A settled request. `permission` is set for the newsletter only. */
export interface Settled {
  asking: store.IntermediateUserRow
  permission: PermissionRow | null
}

export type AskingOutcome =
  /** `token` is for test runs only. Null: the address was asked for too often, and nothing was sent. */
  | { kind: 'taken'; token: string | null }
  /** The address is invalid; `faultKey` is the text key of the reason. */
  | { kind: 'fault'; faultKey: string }
  /** The network has asked too often. */
  | { kind: 'too-often'; seconds: number }

const over: Refusal = { kind: 'business', status: 410, problems: [{ key: 'consents/link-over' }] }
const dayMs = 24 * 60 * 60_000
const nameOf = (typed: string, max = nameMax): string => cleanLine(typed).slice(0, max).toWellFormed()
/** Subscribers to press releases may have longer names and addresses (specification 2, section 5). */
const pressEmailRule: FieldRule = { ...emailRule, max: { length: pressFieldMax, key: 'forms/email-max-length' } }

export function createOptIns({ db, clock, pass, keys, tokens, permissions, mails, words, ...deps }: OptInsDeps) {
  const isOpen = ({ settledAt, endsAt }: store.IntermediateUserRow): boolean =>
    settledAt === null && endsAt > clock.now()
  const ttlFrom = (now: Date): Date => new Date(+now + optInDays * dayMs)

  /** Returns the seconds to wait if the network is over its limit; `silent` if the address is: no mail and no error. */
  async function enter(key: string, network: string): Promise<'open' | 'silent' | { seconds: number }> {
    const ofNetwork = { limiter: 'newsletter, network', who: keys.sign(`network ${network}`) }
    const all = await pass([{ key: `asking ${network}`, ...ofNetwork, ...optInGates.network }])
    if (!all.isOpen) return { seconds: all.seconds }
    // Hashed, so that the table of rate limits does not list addresses.
    const who = keys.sign(`asking ${key}`)
    const passage = await pass([
      {
        key: `asking ${who} ${network}`,
        limiter: 'newsletter, mailbox and network',
        who,
        ...optInGates.addressAndNetwork,
      },
      { key: `asking ${who}`, limiter: 'newsletter, mailbox', who, ...optInGates.address },
    ])
    return passage.isOpen ? 'open' : 'silent'
  }

  async function write(tx: Transaction, asked: Omit<Asked, 'network'>): Promise<store.IntermediateUserRow> {
    const now = clock.now()
    const { press } = asked
    const { version, text } = await words(tx, asked.language, press && pressPolicy)
    const row = await store.insertIntermediateUser(tx, {
      email: mailboxOf(asked.email),
      emailKey: emailKey(asked.email),
      name: asked.name,
      language: asked.language,
      source: press ? 'press-releases' : 'newsletter',
      ...(press && { details: press }),
      version,
      createdAt: now,
      endsAt: ttlFrom(now),
    })
    if (!row) throw new Error('The request was not written')
    await mails.confirm(tx, row, text)
    return row
  }

  return {
    isOpen,

    async ask({ email, name, language, network, press }: Asked): Promise<AskingOutcome> {
      const faultKey = brokenRule(press ? pressEmailRule : emailRule, email)
      if (faultKey !== null) return { kind: 'fault', faultKey }
      const entered = await enter(emailKey(email), network)
      if (entered === 'silent') return { kind: 'taken', token: null }
      if (entered !== 'open') return { kind: 'too-often', seconds: entered.seconds }
      const row = await inTransaction(db, (tx) =>
        write(tx, { email, name: nameOf(name, press && pressFieldMax), language, ...(press && { press }) }),
      )
      return { kind: 'taken', token: tokens.asking.make(row.id) }
    },

    /** Sends a new confirmation mail to an unsubscribed address, from the link of a mail. */
    async askAgain(permission: PermissionRow, network: string): Promise<void> {
      if ((await enter(permission.emailKey, network)) !== 'open') return
      await inTransaction(db, (tx) => write(tx, { ...permission, name: '' }))
    },

    /** Keeps the opt-in of a guest, whose address is not verified, until the order is confirmed. */
    async waitForOrder(
      tx: Transaction,
      asked: { email: string; name: string; language: Language; version: string; orderId: string },
    ): Promise<void> {
      const now = clock.now()
      const { email, name, ...rest } = asked
      await store.insertIntermediateUser(tx, {
        ...rest,
        email: mailboxOf(email),
        emailKey: emailKey(email),
        name: nameOf(name),
        source: 'checkout',
        createdAt: now,
        endsAt: ttlFrom(now),
      })
    },

    /** Part of confirming an order, which may run twice; the mail is sent once. */
    orderConfirmed: async (tx: Transaction, orderId: string): Promise<void> => {
      const row = await store.findOfOrder(tx, orderId)
      if (!row || row.settledAt !== null) return
      const endsAt = ttlFrom(clock.now())
      await store.prolong(tx, row.id, endsAt)
      await mails.confirm(tx, { ...row, endsAt }, (await words(tx, row.language)).text)
    },

    /** Finds the request of a token; refuses unknown tokens and expired requests. */
    async find(token: string | undefined): Promise<Result<store.IntermediateUserRow, Refusal>> {
      const id = tokens.asking.read(token)
      const row = id === null ? null : await store.findIntermediateUser(db, id)
      if (!row) return refuse(notFound)
      return isOpen(row) ? ok(row) : refuse(over)
    },

    /** Finds a request that is already settled. */
    async findSettled(token: string | undefined): Promise<store.IntermediateUserRow | null> {
      const id = tokens.asking.read(token)
      const row = id === null ? null : await store.findIntermediateUser(db, id)
      return row !== null && row.settledAt !== null ? row : null
    },

    /** `version` is that of the consent text shown and must exist. Refuses a request that is already settled or expired. */
    async settle(
      token: string | undefined,
      outcome: 'confirmed' | 'withdrawn',
      version: string | null,
    ): Promise<Result<Settled, Refusal>> {
      const id = tokens.asking.read(token)
      if (id === null) return refuse(notFound)
      return inTransaction(db, async (tx): Promise<Result<Settled, Refusal>> => {
        const row = await store.lockIntermediateUser(tx, id)
        if (!row) return refuse(notFound)
        if (!isOpen(row)) return refuse(over)
        await store.settle(tx, row, clock.now())
        if (outcome === 'withdrawn') return ok({ asking: row, permission: null })
        const agreed = version ?? row.version
        if (row.source === 'press-releases') {
          await deps.pressConfirmed(tx, row, agreed)
          return ok({ asking: row, permission: null })
        }
        const { permission, isNew } = await permissions.give(tx, row, { source: row.source, version: agreed })
        if (isNew) await mails.welcome(tx, permission)
        return ok({ asking: row, permission })
      })
    },
  }
}
