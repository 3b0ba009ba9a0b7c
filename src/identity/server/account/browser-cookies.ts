import { fastifyCookie } from '@fastify/cookie'
import { randomBytes } from 'node:crypto'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import type { Realm } from './account.tables.ts'
import { createAskingBrowser } from './asking-browser.ts'
import { hashSecret } from './email-verification.ts'

type Cookies = Readonly<Record<string, string | undefined>>

export type BrowserCookies = ReturnType<typeof createBrowserCookies>

/**
 * Cookies that grant no access. One names the browser that requested a mail (`createAskingBrowser`). `device` says that an
 * account was opened here before: guesses made elsewhere do not count against its owner, who gets no mail about a known
 * device. Staff have a separate device cookie, so that an employee who shops in the same browser loses neither.
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
    ...createAskingBrowser(publicUrl),

    /** Returns the device's name if the account was opened on it before, else null. */
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
