import { fastifyCookie } from '@fastify/cookie'
import { randomBytes } from 'node:crypto'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { confirmHours } from '../../contract/limits.ts'
import type { Realm } from './account.tables.ts'
import { hashSecret, makeSecret } from './mail-proof.ts'

type Cookies = Readonly<Record<string, string | undefined>>

export type BrowserCookies = ReturnType<typeof createBrowserCookies>

/**
 * Two cookies that open nothing. `proof` names the browser that asked for a mail, so that a code counts in that browser only and a
 * link asks for the password anywhere else. `device` says that somebody has signed in here before: guesses made elsewhere do not
 * count against them, and they are not told of their own device. Staff have a device cookie of their own, so that whoever shops in the
 * same browser loses neither.
 */
export function createBrowserCookies(
  { keys, publicUrl }: { keys: PurposeKeys; publicUrl: string },
  realm: Realm = 'customer',
) {
  const isSecure = publicUrl.startsWith('https://')
  const named = (name: string): string => (isSecure ? `__Host-${name}` : name)
  const isStaff = realm === 'staff'
  const deviceName = named(isStaff ? 'staff-device' : 'device')
  const attributes = { path: '/', httpOnly: true, sameSite: isStaff ? 'strict' : 'lax', secure: isSecure } as const
  const deviceSeconds = 400 * 24 * 3600
  const signed = (secret: string, emailKey: string): string => `device ${secret} ${emailKey}`
  const deviceOf = (cookies: Cookies) =>
    /^([\w-]{22})\.([\w-]{8}\.[\w-]{43})$/.exec(cookies[deviceName] ?? '')?.slice(1) ?? []

  return {
    /** The hash that an asking is kept under; null without a cookie. */
    browserHash(cookies: Cookies): string | null {
      const secret = cookies[named('proof')] ?? ''
      return /^[\w-]{43}$/.test(secret) ? hashSecret(secret) : null
    },

    makeBrowser(): { hash: string; cookie: string } {
      const secret = makeSecret()
      const options = { ...attributes, maxAge: confirmHours * 3600 }
      return { hash: hashSecret(secret), cookie: fastifyCookie.serialize(named('proof'), secret, options) }
    },

    /** The device's name where an account was opened on it before; null where not. */
    knownDevice(cookies: Cookies, emailKey: string): string | null {
      const [secret = '', signature = ''] = deviceOf(cookies)
      return secret !== '' && keys.verify(signed(secret, emailKey), signature) ? hashSecret(secret) : null
    },

    deviceCookie(cookies: Cookies, emailKey: string): string {
      const [secret = randomBytes(16).toString('base64url')] = deviceOf(cookies)
      const value = `${secret}.${keys.sign(signed(secret, emailKey))}`
      return fastifyCookie.serialize(deviceName, value, { ...attributes, maxAge: deviceSeconds })
    },
  }
}
