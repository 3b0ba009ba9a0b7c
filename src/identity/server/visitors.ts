import { createHash, randomBytes } from 'node:crypto'
import { fastifyCookie } from '@fastify/cookie'
import type { Clock } from '#src/platform/clock.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { sessionLifetimeSeconds } from './token-lifetimes.ts'

/*
 * A visitor is known by a secret of the server's making that lives, signed, in an HttpOnly cookie; the visitor's id is its hash.
 * So the id opens nothing wherever it stands (tokens, tables, answers, logs), and the cookie proves it without anything stored.
 */

export type Visitors = ReturnType<typeof createVisitors>

/** A visitor, and when their cookie has proved them last, in seconds: `sub` and `auth_time` of a token. */
export interface ProvedVisitor {
  id: string
  authTime: number
}

/** What a visitor brings: proofs, and the id they ask for. */
interface VisitorRequest {
  supplied: unknown
  cookies: Readonly<Record<string, string | undefined>>
  /** What an earlier token proves that came along. */
  earlier: ProvedVisitor | null
}

const secretBytes = 16
/** 132 of the hash's 256 bits. */
const idLength = 22
const lifeSeconds = 400 * 24 * 3600

export const isVisitorId = (value: unknown): value is string => typeof value === 'string' && /^v_[\w-]{22}$/.test(value)

export function createVisitors(options: { keys: PurposeKeys; publicUrl: string; clock: Clock }) {
  const { keys, publicUrl, clock } = options
  const isSecure = publicUrl.startsWith('https://')
  /** The `__Host-` prefix needs https; plain-http localhost goes without (C-1). */
  const cookieName = isSecure ? '__Host-anonymousId' : 'anonymousId'
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: lifeSeconds } as const
  const signed = (secret: string): string => `visitor ${secret}`
  const idOf = (secret: string): string =>
    `v_${createHash('sha256').update(signed(secret)).digest('base64url').slice(0, idLength)}`

  function secretOf(cookies: VisitorRequest['cookies']): string | null {
    // Only with a key's id: what was set before there was a signature proves nothing.
    const [, secret = '', signature = ''] = /^([\w-]{22})\.([\w-]{8}\.[\w-]{43})$/.exec(cookies[cookieName] ?? '') ?? []
    return secret !== '' && keys.verify(signed(secret), signature) ? secret : null
  }
  const withCookie = (secret: string) => ({
    id: idOf(secret),
    authTime: Math.floor(+clock.now() / 1000),
    cookie: `${secret}.${keys.sign(signed(secret))}`,
  })

  const makeSecret = (): string => randomBytes(secretBytes).toString('base64url')
  const setCookie = (value: string): string => fastifyCookie.serialize(cookieName, value, attributes)

  return {
    /** The header that sets the cookie. */
    setCookie,

    /** The header that makes a browser a new visitor's: whoever signs in or out leaves the one before (C-18.1). */
    fresh: (): string => setCookie(withCookie(makeSecret()).cookie),

    /** Whose cookie came along; null without one, or for one that is not ours. */
    idOfCookies(cookies: VisitorRequest['cookies']): string | null {
      const secret = secretOf(cookies)
      return secret === null ? null : idOf(secret)
    },

    /**
     * Which identity a token request gets: the supplied one only with proof (the cookie, or an earlier token), without one the
     * cookie's or the earlier token's, otherwise a fresh one. Null where cookie and token are of different visitors (C-18.1).
     * `cookie` is null where no secret is known: an earlier token proves the id, as clients without cookies do it, until
     * `sessionLifetimeSeconds` after its `authTime`.
     */
    identify({ supplied, cookies, earlier }: VisitorRequest): (ProvedVisitor & { cookie: string | null }) | null {
      const secret = secretOf(cookies)
      const own = secret === null ? null : withCookie(secret)
      if (own !== null && earlier !== null && own.id !== earlier.id) return null
      const wanted = isVisitorId(supplied) ? supplied : (own ?? earlier)?.id
      if (own !== null && wanted === own.id) return own
      const renewable = earlier !== null && +clock.now() / 1000 < earlier.authTime + sessionLifetimeSeconds
      if (renewable && wanted === earlier.id) return { ...earlier, cookie: null }
      return withCookie(makeSecret())
    },
  }
}
