import type { ShopActor } from '#src/common/actor.ts'
import { business, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { emailFaults } from '../../rules/account-form.ts'
import { maskEmail } from '../../rules/mask-email.ts'
import { emailSpellings, type OnEmailChanged } from '../session/on-sign-in.ts'
import type { Sessions, SignedIn } from '../session/sessions.ts'
import type { AccountRateLimits, ClientInfo } from './account-rate-limits.ts'
import type { AccountMails } from './account-mails.ts'
import { type AccountRow, findAccount, setEmail } from './account.store.ts'
import type { BrowserCookies } from './browser-cookies.ts'
import { emailKey } from './email-key.ts'
import { hashSecret, isAlive } from './email-verification.ts'
import {
  findVerificationBySecret,
  giveBackTry,
  lockVerificationBySecret,
  type EmailVerificationRow,
  removeEmailChanges,
  removeVerifications,
  countTry,
  consumeVerification,
} from './email-verification.store.ts'
import type { EmailVerifications } from './email-verifications.ts'
import type { PasswordCheck } from './password-check.ts'
import type { UsedLinks } from './used-links.ts'
import type { PasswordHashing } from './password-hashing.ts'
import { linkInvalid } from './sign-up.ts'

export interface EmailChangeDeps {
  db: Database
  clock: Clock
  cookies: Pick<BrowserCookies, 'browserHash'>
  rateLimiter: AccountRateLimits
  hashing: PasswordHashing
  checkPassword: PasswordCheck
  proofs: EmailVerifications
  mails: AccountMails
  sessions: Pick<Sessions, 'endAll' | 'find'>
  onEmailChanged: OnEmailChanged
  isDoneBy: UsedLinks
}

export type EmailChange = ReturnType<typeof createEmailChange>

const sameAddress: Refusal = { kind: 'fields', fields: { email: ['account/email-same'] } }
const passwordNeeded = business({ key: 'account/password-needed' })
const passwordWrong = business({ key: 'account/password-wrong' })

/**
 * Changes the address of an account. The owner enters the password; the new address proves itself, and the old one gets a
 * notice before and after. If another browser opens the link than requested it, it must enter the password: otherwise a
 * stranger could have the owner of an address confirm it for the stranger's account.
 */
export function createEmailChange(deps: EmailChangeDeps) {
  const { db, clock, cookies, rateLimiter, hashing, checkPassword, proofs, mails, sessions, onEmailChanged, isDoneBy } =
    deps

  async function audit(
    tx: Transaction,
    account: AccountRow,
    command: 'account.email-asked' | 'account.email-changed',
    by?: ShopActor,
  ) {
    const actor = by ?? ({ kind: 'customer', accountId: account.id, ownerId: account.ownerId ?? '' } as const)
    await recordAudit(tx, { at: clock.now(), actor, command, subject: account.id })
  }

  async function tell(tx: Transaction, account: AccountRow, step: 'asked' | 'done', email: string): Promise<void> {
    const { forgottenUrl, shopUrl } = await mails.addresses(account.language)
    const at = mails.now(account.language)
    const nextUrl = step === 'asked' ? forgottenUrl : shopUrl
    const facts = { kind: 'email-change-notice', step, email: maskEmail(email), at, nextUrl } as const
    await mails.send(tx, account, `${account.id}:${step}:${+clock.now()}`, facts)
  }

  /** Gives the account the proved address, for its owner or the shop; false when another account has it. */
  async function put(
    tx: Transaction,
    account: AccountRow,
    proof: EmailVerificationRow,
    persistentSessionId: string | null,
    by?: ShopActor,
  ): Promise<boolean> {
    if (!(await setEmail(tx, account, proof.email, proof.emailKey, clock.now()))) return false
    await sessions.endAll(tx, account.id, persistentSessionId)
    // Codes and links mailed to the old address are no longer valid.
    for (const kind of ['sign-in-code', 'password-reset'] as const)
      await removeVerifications(tx, account.emailKey, kind)
    await onEmailChanged(tx, {
      ownerId: account.ownerId ?? '',
      language: account.language,
      from: account.email,
      to: proof.email,
      // Guests' orders go to the reader of the mailbox; a confirmation by the shop does not prove who that is.
      provedEmails: by ? [] : emailSpellings(proof.emailKey),
    })
    await audit(tx, account, 'account.email-changed', by)
    await tell(tx, account, 'done', proof.email)
    return true
  }

  /**
   * Records that the account's owner, or the shop for them, wants another address, and mails the old one; the last request
   * counts.
   */
  async function mailChangeRequested(
    tx: Transaction,
    account: AccountRow,
    email: string,
    by?: ShopActor,
  ): Promise<void> {
    await audit(tx, account, 'account.email-asked', by)
    await tell(tx, account, 'asked', email.trim())
  }

  /** Returns why this client may not confirm the change; null: it may. */
  async function doubtOf(
    proof: EmailVerificationRow,
    account: { id: string; passwordHash: string | null },
    confirming: Confirming,
  ) {
    const { visit, password } = confirming
    if (cookies.browserHash(visit.cookies) === proof.browserHash) return null
    if ((await sessions.find(visit.cookies))?.accountId === account.id) return null
    if (password === undefined) return passwordNeeded
    if (!(await countTry(db, proof.id))) return linkInvalid
    if (!(await hashing.verify(account.passwordHash, password))) return passwordWrong
    await giveBackTry(db, proof.id)
    return null
  }

  return {
    put,
    mailChangeRequested,

    /** Returns the cookie of the browser that asked. If another account has the address, only its mailbox learns that. */
    async ask(
      { email, currentPassword }: { email: string; currentPassword: string },
      signedIn: SignedIn,
      language: Language,
      visit: ClientInfo,
    ): Promise<Result<string, Refusal>> {
      const fields = emailFaults(email)
      if (Object.keys(fields).length > 0) return refuse({ kind: 'fields', fields })
      const account = await findAccount(db, signedIn.accountId)
      if (!account) return refuse({ kind: 'unauthenticated' })
      if (emailKey(email) === account.emailKey) return refuse(sameAddress)
      const known = await checkPassword(account, { password: currentPassword, field: 'currentPassword' }, visit)
      if (!known.ok) return known
      await inTransaction(db, (tx) => removeEmailChanges(tx, account.id))
      const asked = await proofs.ask(
        { email, language, details: { kind: 'email-change', accountId: account.id } },
        visit,
      )
      if (asked.ok) await inTransaction(db, (tx) => mailChangeRequested(tx, account, email))
      return asked
    },

    /** Whether a mailed token belongs to a change of address; otherwise it is a sign-up's. */
    isAbout: async (token: string): Promise<boolean> =>
      (await findVerificationBySecret(db, 'email-change', hashSecret(token))) !== null,

    /** Confirms the change and ends every other session of the account. */
    async confirm(confirming: Confirming): Promise<Result<void, Refusal>> {
      const { token, visit } = confirming
      const gate = await rateLimiter.forVerification(visit)
      if (!gate.ok) return gate
      const secretHash = hashSecret(token)
      const asked = await findVerificationBySecret(db, 'email-change', secretHash)
      if (asked && (await isDoneBy(asked, visit))) return ok(undefined)
      if (!isAlive(asked, clock.now()) || asked.details.kind !== 'email-change') return refuse(linkInvalid)
      const account = await findAccount(db, asked.details.accountId)
      if (!account) return refuse(linkInvalid)
      const doubt = await doubtOf(asked, account, confirming)
      if (doubt) return refuse(doubt)
      const kept = await sessions.find(visit.cookies)
      return inTransaction(db, async (tx): Promise<Result<void, Refusal>> => {
        const proof = await lockVerificationBySecret(tx, 'email-change', secretHash)
        if (!isAlive(proof, clock.now())) return refuse(linkInvalid)
        await consumeVerification(tx, proof, clock.now())
        const isPut = await put(tx, account, proof, kept?.accountId === account.id ? kept.sessionId : null)
        return isPut ? ok(undefined) : refuse(linkInvalid)
      })
    },
  }
}

interface Confirming {
  token: string
  password: string | undefined
  visit: ClientInfo
}
