import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { readPhoneNumber } from '#src/common/phone-number.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { isUuid } from '#src/common/uuid.ts'
import { type AuditCommand, type AuditDetails, recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import { personFaults } from '../../rules/account-form.ts'
import { deviceName } from '../../rules/device-name.ts'
import { listSessions } from '../session/session.store.ts'
import type { Sessions } from '../session/sessions.ts'
import type { AccountRateLimits, ClientInfo } from './account-rate-limits.ts'
import type { AccountMails } from './account-mails.ts'
import {
  type AccountRow,
  findAccount,
  findAccountByEmail,
  insertAccount,
  lockAccount,
  markProved,
  removePassword,
  updateProfile,
} from './account.store.ts'
import type { EmailChange } from './email-change.ts'
import { emailKey } from './email-key.ts'
import { isAlive } from './email-verification.ts'
import {
  lockEmailChange,
  removeEmailChanges,
  removeVerifications,
  consumeVerification,
} from './email-verification.store.ts'
import type { EmailVerifications } from './email-verifications.ts'

export interface CustomerAdminDeps {
  db: Database
  clock: Clock
  rateLimiter: AccountRateLimits
  proofs: EmailVerifications
  mails: AccountMails
  emailChange: Pick<EmailChange, 'put' | 'mailChangeRequested'>
  sessions: Pick<Sessions, 'endAll'>
}

export interface CustomerForm {
  email: string
  firstName: string
  lastName: string
  /** Empty: none. */
  phone: string
  language: Language
}

/** Fields that are absent stay unchanged. A new address of e-mail is only requested, and counts once it is confirmed. */
export type CustomerChanges = { [Field in keyof CustomerForm]?: CustomerForm[Field] | undefined } & {
  isLocked?: boolean | undefined
  /** That of the details as they were read; with another one now nothing is changed. */
  version?: number | undefined
}

/** Stands for the details that staff change, as they are now. */
export const profileVersion = ({ email, firstName, lastName, phone, language }: CustomerForm): number =>
  crc32(JSON.stringify([email, firstName, lastName, phone, language])) >>> 1

/** Stores what other domains hold of the customer, in the same transaction: all of it or nothing. */
export type Also = (tx: Transaction, account: AccountRow) => Promise<Result<void, Refusal>>

/** The employee who acts, and the request's client: the limit on mails to one address counts requests from everyone. */
export interface AdminRequest {
  actor: ShopActor
  visit: ClientInfo
}

const profileFields = ['firstName', 'lastName', 'phone', 'language'] as const
type Done = Result<AccountRow, Refusal>
export type CustomerAdmin = ReturnType<typeof createCustomerAdmin>

const taken: Refusal = { kind: 'business', status: 409, problems: [{ key: 'account/email-taken' }] }
const nothingWaits: Refusal = { kind: 'business', status: 409, problems: [{ key: 'account/email-proved' }] }

/**
 * The admin service for customers' accounts (C-16). Employees send mails and force changes but never learn a secret: what
 * opens an account goes only to its mailbox. Each action is audited in its own transaction.
 */
export function createCustomerAdmin({
  db,
  clock,
  rateLimiter,
  proofs,
  mails,
  emailChange,
  sessions,
}: CustomerAdminDeps) {
  const find = async (id: string): Promise<AccountRow | null> => {
    const account = isUuid(id) ? await findAccount(db, id) : null
    return account?.realm === 'customer' ? account : null
  }

  /** Runs one action on one customer, whose row is locked meanwhile. */
  const actOn = (id: string, act: (tx: Transaction, account: AccountRow) => Promise<Done>): Promise<Done> =>
    inTransactionResult(db, async (tx) => {
      const account = isUuid(id) ? await lockAccount(tx, id) : null
      return account?.realm === 'customer' ? act(tx, account) : refuse(notFound)
    })
  const record = (tx: Transaction, actor: ShopActor, command: AuditCommand, { id }: AccountRow, after?: AuditDetails) =>
    recordAudit(tx, { at: clock.now(), actor, command, subject: id, ...(after && { after }) })

  /** Works like `actOn`, for actions that mail the account's address, and checks the limit on mails first. */
  async function mailTo(id: string, { actor, visit }: AdminRequest, act: Parameters<typeof actOn>[1]): Promise<Done> {
    authorise(actor, 'customers:write')
    const account = await find(id)
    if (!account) return refuse(notFound)
    const gate = await rateLimiter.forMail(account.emailKey, visit)
    return gate.ok ? actOn(id, act) : gate
  }

  /** Ends the password, mailed codes and links, waiting changes of address, and all sessions. */
  async function endPassword(tx: Transaction, actor: ShopActor, account: AccountRow): Promise<void> {
    await removePassword(tx, account.id)
    const sessionsEnded = await sessions.endAll(tx, account.id, null)
    for (const kind of ['sign-in-code', 'password-reset'] as const)
      await removeVerifications(tx, account.emailKey, kind)
    await removeEmailChanges(tx, account.id)
    await record(tx, actor, 'account.password-ended', account, { sessionsEnded })
  }

  async function askReset(tx: Transaction, { email, language }: AccountRow, why?: 'invited' | 'ended'): Promise<void> {
    await proofs.askIn(tx, { email, language, details: { kind: 'password-reset', ...(why && { why }) } })
  }

  /** Requests a change of address. The new address must confirm it; the old one gets a notice. */
  async function askEmail(
    tx: Transaction,
    actor: ShopActor,
    account: AccountRow,
    email: string,
  ): Promise<Result<void, Refusal>> {
    if (await findAccountByEmail(tx, 'customer', emailKey(email))) return refuse(taken)
    await removeEmailChanges(tx, account.id)
    const details = { kind: 'email-change', accountId: account.id } as const
    await proofs.askIn(tx, { email, language: account.language, details })
    await emailChange.mailChangeRequested(tx, account, email, actor)
    return ok(undefined)
  }

  async function recordUpdate(
    tx: Transaction,
    actor: ShopActor,
    account: AccountRow,
    next: Pick<AccountRow, (typeof profileFields)[number] | 'lockedAt'>,
  ): Promise<void> {
    const fields = profileFields.filter((field) => next[field] !== account[field])
    if (fields.length > 0) await record(tx, actor, 'account.profile-changed', account, { fields })
    if ((next.lockedAt === null) === (account.lockedAt === null)) return
    const sessionsEnded = next.lockedAt === null ? 0 : await sessions.endAll(tx, account.id, null)
    await record(tx, actor, next.lockedAt === null ? 'account.unlocked' : 'account.locked', account, { sessionsEnded })
  }

  return {
    find(id: string, actor: ShopActor) {
      authorise(actor, 'customers:read')
      return find(id)
    },

    /** The devices on which a customer is signed in, the one seen last first. */
    async devices(id: string, actor: ShopActor) {
      authorise(actor, 'customers:read')
      return (await listSessions(db, id, clock.now())).map(({ device, createdAt, seenAt }) => ({
        device: deviceName(device),
        signedInAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
      }))
    },

    /**
     * Creates an account that its owner has not opened yet. With `isInvited` a mail brings the link by which the owner does.
     */
    async create(typed: CustomerForm, { actor, visit }: AdminRequest, isInvited: boolean, also?: Also): Promise<Done> {
      authorise(actor, 'customers:write')
      const form = { email: typed.email.trim(), ...toForm(typed) }
      const fields = personFaults(form)
      if (Object.keys(fields).length > 0) return refuse({ kind: 'fields', fields })
      const key = emailKey(form.email)
      const gate = isInvited ? await rateLimiter.forMail(key, visit) : null
      if (gate?.ok === false) return gate
      return inTransactionResult(db, async (tx) => {
        const account = await insertAccount(tx, {
          realm: 'customer',
          ownerId: `c_${randomBytes(16).toString('base64url')}`,
          ...form,
          emailKey: key,
          createdAt: clock.now(),
          provedAt: null,
        })
        if (!account) return refuse(taken)
        await record(tx, actor, 'account.created', account, { isInvited })
        if (isInvited) await askReset(tx, account, 'invited')
        const more = await also?.(tx, account)
        return more?.ok === false ? more : ok(account)
      })
    },

    /** Changes a customer's details. Locking an account ends all its sessions. */
    async update(id: string, changes: CustomerChanges, { actor, visit }: AdminRequest, also: Also): Promise<Done> {
      authorise(actor, 'customers:write')
      const found = await find(id)
      if (!found) return refuse(notFound)
      const { email = found.email, isLocked } = changes
      const isMoved = emailKey(email) !== found.emailKey
      const gate = isMoved ? await rateLimiter.forMail(found.emailKey, visit) : null
      if (gate?.ok === false) return gate
      return actOn(id, async (tx, account) => {
        if (changes.version !== undefined && changes.version !== profileVersion(account))
          return refuse({ kind: 'conflict' })
        const form = { email, ...toForm({ ...account, ...given(changes) }) }
        const fields = personFaults(form)
        if (Object.keys(fields).length > 0) return refuse({ kind: 'fields', fields })
        const { email: _, ...profile } = form
        const lockedAt = isLocked === undefined ? account.lockedAt : isLocked ? (account.lockedAt ?? clock.now()) : null
        await recordUpdate(tx, actor, account, { ...profile, lockedAt })
        const updated = (await updateProfile(tx, id, { ...profile, lockedAt })) ?? account
        const moved = isMoved ? await askEmail(tx, actor, updated, email) : ok(undefined)
        const more = moved.ok ? await also(tx, updated) : moved
        return more.ok ? ok(updated) : more
      })
    },

    /** Mails the link by which the customer chooses a new password. */
    mailReset: (id: string, request: AdminRequest): Promise<Done> =>
      mailTo(id, request, async (tx, account) => {
        await askReset(tx, account, account.provedAt === null ? 'invited' : undefined)
        await record(tx, request.actor, 'account.link-sent', account, { what: 'password' })
        return ok(account)
      }),

    /** Ends the password. With `isMailed` the mail brings the link by which the customer chooses a new one. */
    endPassword: (id: string, request: AdminRequest, isMailed: boolean): Promise<Done> =>
      mailTo(id, request, async (tx, account) => {
        await endPassword(tx, request.actor, account)
        if (isMailed) await askReset(tx, account, 'ended')
        else {
          const { forgottenUrl } = await mails.addresses(account.language)
          await mails.send(tx, account, `${account.id}:${+clock.now()}`, { kind: 'password-ended', url: forgottenUrl })
        }
        return ok(account)
      }),

    /**
     * Sends the mail that proves an address again: for a change that waits, else for an account that its owner has not opened
     * yet.
     */
    emailVerification: (id: string, request: AdminRequest): Promise<Done> =>
      mailTo(id, request, async (tx, account) => {
        const waiting = await lockEmailChange(tx, id)
        if (isAlive(waiting, clock.now())) {
          const { email, language, details } = waiting
          await removeEmailChanges(tx, id)
          await proofs.askIn(tx, { email, language, details })
        } else if (account.provedAt === null) await askReset(tx, account, 'invited')
        else return refuse(nothingWaits)
        await record(tx, request.actor, 'account.link-sent', account, { what: 'email' })
        return ok(account)
      }),

    /** Confirms an address on the shop's word, without a mail: the one of a waiting change, else the account's. */
    confirmEmail(id: string, actor: ShopActor): Promise<Done> {
      authorise(actor, 'customers:publish')
      return actOn(id, async (tx, account) => {
        const waiting = await lockEmailChange(tx, id)
        if (isAlive(waiting, clock.now())) {
          await consumeVerification(tx, waiting, clock.now())
          return (await emailChange.put(tx, account, waiting, null, actor)) ? ok(account) : refuse(taken)
        }
        if (account.provedAt !== null) return refuse(nothingWaits)
        await markProved(tx, id, clock.now())
        await record(tx, actor, 'account.email-confirmed', account)
        return ok(account)
      })
    },
  }
}

const toForm = ({ firstName, lastName, phone, language }: Omit<CustomerForm, 'email'>) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  phone: readPhoneNumber(phone),
  language,
})

/** The fields that the caller gave. */
const given = (changes: CustomerChanges): Partial<CustomerForm> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
