import { Secret, TOTP } from 'otpauth'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'

/** The data for an authenticator app: a URI for its camera, or a secret to type. */
export interface TotpEnrolment {
  uri: string
  secret: string
}

const periodSeconds = 30
/** The parameters that every authenticator app supports: SHA-1, six digits, half a minute. */
const made = (secret: Secret, label: string): TOTP =>
  new TOTP({ issuer: 'Konvehti', label, secret, algorithm: 'SHA1', digits: 6, period: periodSeconds })

export const sealTotp = (keys: PurposeKeys, base32: string): string => keys.seal(`totp ${base32}`)
const openTotp = (keys: PurposeKeys, sealed: string): Secret =>
  Secret.fromBase32(keys.open(sealed).replace(/^totp /, ''))

/** Makes a secret of 160 bits, and the sealed form in which it is stored. */
export function makeTotp(keys: PurposeKeys, email: string): { offer: TotpEnrolment; sealed: string } {
  const secret = new Secret({ size: 20 })
  return {
    offer: { uri: made(secret, email).toString(), secret: secret.base32 },
    sealed: sealTotp(keys, secret.base32),
  }
}

/**
 * Returns the time step of a code: the present one, the one before or the one after, for clocks that differ; null for any
 * other. The caller consumes the step, so that a code counts once.
 */
export function totpStep(keys: PurposeKeys, sealed: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = made(openTotp(keys, sealed), '').validate({ token: code, timestamp: +now, window: 1 })
  return delta === null ? null : Math.floor(+now / 1000 / periodSeconds) + delta
}

/** The code that an app shows at a moment. */
export const totpCode = (base32: string, now: Date): string =>
  made(Secret.fromBase32(base32), '').generate({ timestamp: +now })
