import { createHash, randomBytes } from 'node:crypto'
import { verificationTriesMax } from '../../contract/limits.ts'
import type { GivenConsents } from '../../contract/sign-in.ts'
import type { EmailVerificationRow } from './email-verification.store.ts'

export type EmailVerificationKind = EmailVerificationDetails['kind']

/** What waits for the proof. */
export type EmailVerificationDetails =
  | {
      kind: 'sign-up'
      passwordHash: string
      firstName: string
      lastName: string
      phone: string
      /** Absent: of a form that asked for none. */
      consents?: GivenConsents
      /** Absent: asked for elsewhere than on a confirmation page. */
      orderNumber?: string
    }
  /** The mail of a sign-up once more. */
  | { kind: 'sign-up-again' }
  | { kind: 'sign-in-code'; isKept: boolean }
  /** `why` where the shop has asked for it: of an account that it has made, or whose password it has ended. */
  | { kind: 'password-reset'; why?: 'invited' | 'ended' }
  /** Of an account that is there, to the address the asking is about. */
  | { kind: 'email-change'; accountId: string }

/** 256 bits, as they stand in a link or a cookie. */
export const makeSecret = (): string => randomBytes(32).toString('base64url')

/** Enough for what nobody can guess; what is stored opens nothing. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export const isAlive = (proof: EmailVerificationRow | null, now: Date): proof is EmailVerificationRow =>
  proof !== null && proof.usedAt === null && proof.endsAt > now && proof.wrongTries < verificationTriesMax
