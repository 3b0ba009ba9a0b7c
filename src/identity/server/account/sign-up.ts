import { randomBytes } from 'node:crypto'
import { cleanLine } from '#src/common/clean-text.ts'
import { business, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { readPhoneNumber } from '#src/common/phone-number.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { signUpFaults, type SignUpForm } from '../../rules/account-form.ts'
import type { Entered, SignInSession } from '../session/sign-in-session.ts'
import type { GivenConsents } from '../../contract/sign-in.ts'
import type { AccountRateLimits, ClientInfo } from './account-rate-limits.ts'
import type { AccountMails } from './account-mails.ts'
import { insertAccount, setPassword } from './account.store.ts'
import type { BrowserCookies } from './browser-cookies.ts'
import { hashSecret, isAlive } from './email-verification.ts'
import {
  findVerificationBySecret,
  giveBackTry,
  lockVerificationBySecret,
  countTry,
  consumeVerification,
} from './email-verification.store.ts'
import type { EmailVerifications } from './email-verifications.ts'
import type { UsedLinks } from './used-links.ts'
import type { PasswordHashing } from './password-hashing.ts'
import type { PasswordStrength } from './password-strength.ts'

export interface SignUpDeps {
  db: Database
  clock: Clock
  cookies: Pick<BrowserCookies, 'browserHash'>
  rateLimiter: AccountRateLimits
  hashing: PasswordHashing
  strength: PasswordStrength
  proofs: EmailVerifications
  mails: AccountMails
  enter: SignInSession
  isDoneBy: UsedLinks
  /** Runs in the transaction that makes an account. */
  accountMade: (tx: Transaction, account: AccountMade) => Promise<void>
}

export interface AccountMade {
  accountId: string
  email: string
  language: Language
  /** The consents given in the form. */
  consents: GivenConsents
}

/** What a sign-up form sends in addition to the person's details. */
interface SignUpExtras {
  consents: GivenConsents
  orderNumber?: string | undefined
}

export type SignUp = ReturnType<typeof createSignUp>

export const linkInvalid = business({ key: 'account/link-invalid' })
const passwordNeeded = business({ key: 'account/password-needed' })
const passwordWrong = business({ key: 'account/password-wrong' })

/**
 * An account begins when its address is proved; until then only a request is stored, so no one holds an address they cannot
 * read. A browser other than the one that signed up must enter the password to confirm: otherwise a stranger's sign-up,
 * confirmed by the owner of the address, would be the stranger's account.
 */
export function createSignUp(deps: SignUpDeps) {
  const { db, clock, cookies, rateLimiter, hashing, strength, proofs, mails, enter, accountMade, isDoneBy } = deps

  return {
    /** Returns the cookie of the browser that asked, whether the address has an account or not. */
    async ask(
      typed: SignUpForm,
      { consents, orderNumber }: SignUpExtras,
      language: Language,
      visit: ClientInfo,
    ): Promise<Result<string, Refusal>> {
      const names = { firstName: cleanLine(typed.firstName), lastName: cleanLine(typed.lastName) }
      const form = { ...typed, ...names, phone: readPhoneNumber(typed.phone) }
      const fields = signUpFaults(form)
      if (Object.keys(fields).length > 0) return refuse({ kind: 'fields', fields })
      const { email, firstName, lastName, phone, password } = form
      if (await strength.isGuessable(password, [email, firstName, lastName]))
        return refuse({ kind: 'fields', fields: { password: ['forms/password-weak'] } })
      const passwordHash = await hashing.hash(password)
      const order = orderNumber !== undefined && { orderNumber }
      const details = { kind: 'sign-up', passwordHash, ...names, phone, consents, ...order } as const
      return proofs.ask({ email, language, details }, visit)
    },

    /** Sends the mail of a sign-up again; the returned cookie has no use. */
    again: (email: string, language: Language, visit: ClientInfo): Promise<Result<string, Refusal>> =>
      proofs.ask({ email, language, details: { kind: 'sign-up-again' } }, visit),

    /** Makes the account and signs in. `password` is needed if another browser signed up. */
    async confirm(
      { token, password }: { token: string; password: string | undefined },
      visit: ClientInfo,
    ): Promise<Result<Entered, Refusal>> {
      const gate = await rateLimiter.forVerification(visit)
      if (!gate.ok) return gate
      const secretHash = hashSecret(token)
      const asked = await findVerificationBySecret(db, 'sign-up', secretHash)
      if (asked && (await isDoneBy(asked, visit))) return ok({ cookies: [], cartMerge: null })
      if (!isAlive(asked, clock.now()) || asked.details.kind !== 'sign-up') return refuse(linkInvalid)
      if (cookies.browserHash(visit.cookies) !== asked.browserHash) {
        if (password === undefined) return refuse(passwordNeeded)
        if (!(await countTry(db, asked.id))) return refuse(linkInvalid)
        if (!(await hashing.verify(asked.details.passwordHash, password))) return refuse(passwordWrong)
        await giveBackTry(db, asked.id)
      }
      return inTransaction(db, async (tx): Promise<Result<Entered, Refusal>> => {
        const now = clock.now()
        const proof = await lockVerificationBySecret(tx, 'sign-up', secretHash)
        if (!isAlive(proof, now) || proof.details.kind !== 'sign-up') return refuse(linkInvalid)
        const { details, email, emailKey, language } = proof
        const { firstName, lastName, phone, passwordHash, orderNumber = null } = details
        const account = await insertAccount(tx, {
          realm: 'customer',
          ownerId: `c_${randomBytes(16).toString('base64url')}`,
          email,
          emailKey,
          firstName,
          lastName,
          phone,
          language,
          createdAt: now,
        })
        if (account === null) return refuse(linkInvalid)
        await setPassword(tx, account.id, passwordHash, now)
        await consumeVerification(tx, proof, now)
        const actor = { kind: 'customer', accountId: account.id, ownerId: account.ownerId ?? '' } as const
        await recordAudit(tx, { at: now, actor, command: 'account.created', subject: account.id })
        await accountMade(tx, { accountId: account.id, email, language, consents: details.consents ?? [] })
        const { shopUrl } = await mails.addresses(language)
        await mails.send(tx, account, account.id, { kind: 'welcome', firstName, shopUrl })
        return ok(await enter(tx, account, { visit, isKept: false, isFirst: true, provesEmail: true, orderNumber }))
      })
    },
  }
}
