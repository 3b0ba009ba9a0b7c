import { fastifyCookie } from '@fastify/cookie'
import { confirmHours } from '../../contract/limits.ts'
import { hashSecret, makeSecret } from './email-verification.ts'

type Cookies = Readonly<Record<string, string | undefined>>

export type AskingBrowser = ReturnType<typeof createAskingBrowser>

/**
 * A cookie that grants no access: it names the browser that asked for a mail, so that a code counts in that browser only.
 * Later requests reuse it, so that a code on its way stays valid.
 */
export function createAskingBrowser(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https://')
  const name = isSecure ? '__Host-proof' : 'proof'
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: confirmHours * 3600 } as const
  const secretOf = (cookies: Cookies): string | null => /^[\w-]{43}$/.exec(cookies[name] ?? '')?.[0] ?? null

  return {
    /** The hash under which a request for a mail is stored; null without a cookie. */
    browserHash(cookies: Cookies): string | null {
      const secret = secretOf(cookies)
      return secret === null ? null : hashSecret(secret)
    },

    nameBrowser(cookies: Cookies): { hash: string; cookie: string } {
      const secret = secretOf(cookies) ?? makeSecret()
      return { hash: hashSecret(secret), cookie: fastifyCookie.serialize(name, secret, options) }
    },
  }
}
