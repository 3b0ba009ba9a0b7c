import { createHash, randomBytes } from 'node:crypto'
import { verificationTriesMax } from '../../contract/limits.ts'
import type { GivenConsents } from '../../contract/sign-in.ts'

export type EmailVerificationKind = EmailVerificationDetails['kind']

/** What happens once the address is proved. */
export type EmailVerificationDetails =
  | {
      kind: 'sign-up'
      passwordHash: string
      firstName: string
      lastName: string
      phone: string
      /** Absent: the form asked for none. */
      consents?: GivenConsents
      /** Absent: the visitor did not sign up on a confirmation page. */
      orderNumber?: string
    }
  /** A request to send the mail of a sign-up again. */
  | { kind: 'sign-up-again' }
  | { kind: 'sign-in-code'; isKept: boolean }
  /** `why` is set when the shop asked for it: for an account it has made, or whose password it has ended. */
  | { kind: 'password-reset'; why?: 'invited' | 'ended' }
  /** A change of an existing account's address; the mail goes to the new one. */
  | { kind: 'email-change'; accountId: string }

/** A secret of 256 bits for a link or a cookie. */
export const makeSecret = (): string => randomBytes(32).toString('base64url')

/** A plain hash is enough for a secret that cannot be guessed; the stored hash opens nothing. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

interface Lifetime {
  usedAt: Date | null
  endsAt: Date
  wrongTries: number
}

export const isAlive = <Row extends Lifetime>(proof: Row | null, now: Date): proof is Row =>
  proof !== null && proof.usedAt === null && proof.endsAt > now && proof.wrongTries < verificationTriesMax
