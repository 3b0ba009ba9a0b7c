import { randomInt } from 'node:crypto'
import type { Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, type Result } from '#src/common/result.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { codeMinutes, confirmHours, resetMinutes } from '../../contract/limits.ts'
import type { AccountRateLimits, ClientInfo } from './account-rate-limits.ts'
import type { AccountMails } from './account-mails.ts'
import type { AccountMail } from '../../contract/account-mail.ts'
import { type AccountRow, findAccountByEmail } from './account.store.ts'
import type { BrowserCookies } from './browser-cookies.ts'
import { emailKey, mailboxOf } from './email-key.ts'
import { nameToGreet } from '../../rules/name-to-greet.ts'
import {
  hashSecret,
  isAlive,
  type EmailVerificationDetails,
  type EmailVerificationKind,
  makeSecret,
} from './email-verification.ts'
import * as store from './email-verification.store.ts'
import { emailVerificationQueue } from '../queues.ts'

export interface EmailVerificationsDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  keys: PurposeKeys
  cookies: BrowserCookies
  rateLimiter: AccountRateLimits
  mails: AccountMails
}

export interface EmailVerificationAsked {
  email: string
  language: Language
  details: EmailVerificationDetails
}

const minute = 60_000
const lifeMs: Record<EmailVerificationKind, number> = {
  'sign-up': confirmHours * 60 * minute,
  'sign-up-again': 60 * minute,
  'sign-in-code': codeMinutes * minute,
  'password-reset': resetMinutes * minute,
  'email-change': confirmHours * 60 * minute,
}

export type EmailVerifications = ReturnType<typeof createEmailVerifications>

/** The message that is signed for a code: a plain hash of six digits could be found by trying all. */
const codeMessage = (proofId: string, code: string): string => `code ${proofId} ${code}`

/** Whether this is the code that was mailed for a proof; constant-time. */
export const isCodeOf = (keys: PurposeKeys, { id, secretHash }: store.EmailVerificationRow, code: string): boolean =>
  keys.verify(codeMessage(id, code), secretHash ?? '')

/**
 * Codes and links that prove an address by mail. A request for an address with an account and for one without cause the same
 * work and get the same response; a job does what differs.
 */
export function createEmailVerifications({
  db,
  clock,
  jobs,
  keys,
  cookies,
  rateLimiter,
  mails,
}: EmailVerificationsDeps) {
  /** Returns the cookie of the browser that asked. */
  async function ask(asked: EmailVerificationAsked, visit: ClientInfo): Promise<Result<string, Refusal>> {
    const key = emailKey(asked.email)
    const gate = await rateLimiter.forMail(key, visit)
    if (!gate.ok) return gate
    const browser = cookies.nameBrowser(visit.cookies)
    await inTransaction(db, (tx) => askIn(tx, asked, browser.hash))
    return ok(browser.cookie)
  }

  /** Part of `tx`, after the rate limiter has let the request pass. A request by the shop has no browser. */
  async function askIn(
    tx: Transaction,
    { email, language, details }: EmailVerificationAsked,
    browserHash = '',
  ): Promise<void> {
    const now = clock.now()
    const isInvitation = details.kind === 'password-reset' && details.why === 'invited'
    const proofId = await store.insertVerification(tx, {
      kind: details.kind,
      email: mailboxOf(email),
      emailKey: emailKey(email),
      language,
      browserHash,
      createdAt: now,
      endsAt: new Date(+now + lifeMs[isInvitation ? 'sign-up' : details.kind]),
      details,
    })
    await jobs.send(tx, emailVerificationQueue, { proofId })
  }

  /** Part of a job, which may run twice: the code or link is made only once. */
  async function answer(proofId: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      const proof = await store.lockVerification(tx, proofId)
      if (!isAlive(proof, clock.now()) || proof.secretHash !== null) return
      const account = await findAccountByEmail(tx, 'customer', proof.emailKey)
      switch (proof.details.kind) {
        case 'sign-up':
          return account ? mailAccountExists(tx, proof) : sendConfirm(tx, proof, proof.details.firstName, proof.id)
        case 'sign-up-again': {
          await store.removeVerifications(tx, proof.emailKey, 'sign-up-again')
          const signUp = await store.lockLastSignUp(tx, proof.emailKey)
          if (!account && isAlive(signUp, clock.now()) && signUp.details.kind === 'sign-up')
            await sendConfirm(tx, signUp, signUp.details.firstName, proof.id)
          return
        }
        case 'sign-in-code': {
          if (!account) return
          const code = String(randomInt(1_000_000)).padStart(6, '0')
          await store.setSecretHash(tx, proof.id, keys.sign(codeMessage(proof.id, code)))
          return mails.send(tx, proofTo(account.email, proof), proof.id, {
            kind: 'login-code',
            code,
            minutes: codeMinutes,
          })
        }
        case 'password-reset': {
          if (!account) return
          const token = await setToken(tx, proof)
          const resetUrl = (await mails.addresses(proof.language)).resetUrl(token)
          return mails.send(
            tx,
            proofTo(account.email, proof),
            proof.id,
            resetMail(proof.details.why, account, resetUrl),
          )
        }
        case 'email-change': {
          if (account) return mailAccountExists(tx, proof)
          const token = await setToken(tx, proof)
          const confirmUrl = (await mails.addresses(proof.language)).confirmUrl(token)
          return mails.send(tx, proof, proof.id, { kind: 'email-change-confirm', confirmUrl })
        }
      }
    })
  }

  /** Mails that the address has an account: only its mailbox learns that. The request is deleted. */
  async function mailAccountExists(tx: Transaction, proof: store.EmailVerificationRow): Promise<void> {
    const { signInUrl, forgottenUrl } = await mails.addresses(proof.language)
    await mails.send(tx, proof, proof.id, { kind: 'account-exists', signInUrl, forgottenUrl })
    await store.removeVerifications(tx, proof.emailKey, proof.kind)
  }

  async function sendConfirm(tx: Transaction, proof: store.EmailVerificationRow, firstName: string, subject: string) {
    const token = await setToken(tx, proof)
    const confirmUrl = (await mails.addresses(proof.language)).confirmUrl(token)
    await mails.send(tx, proof, subject, {
      kind: 'account-confirm',
      firstName: nameToGreet(firstName),
      confirmUrl,
      hours: confirmHours,
    })
  }

  async function setToken(tx: Transaction, { id }: store.EmailVerificationRow): Promise<string> {
    const token = makeSecret()
    await store.setSecretHash(tx, id, hashSecret(token))
    return token
  }

  return { ask, askIn, answer }
}

function resetMail(why: 'invited' | 'ended' | undefined, { firstName }: AccountRow, resetUrl: string): AccountMail {
  if (why === 'invited') return { kind: 'account-invitation', firstName, resetUrl, hours: confirmHours }
  if (why === 'ended') return { kind: 'password-ended', url: resetUrl }
  return { kind: 'password-reset', resetUrl, minutes: resetMinutes }
}

/** The recipient: the address as its owner writes it, in the language of the request. */
const proofTo = (email: string, { language }: store.EmailVerificationRow) => ({ email, language })
