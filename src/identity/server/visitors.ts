import { createHash, randomBytes } from 'node:crypto'
import { fastifyCookie } from '@fastify/cookie'
import type { Clock } from '#src/platform/clock.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { sessionLifetimeSeconds } from './token-lifetimes.ts'

/*
 * A visitor is known by a secret that the server makes and the browser stores, signed, in an HttpOnly cookie; the visitor's
 * id is its hash. So the id grants no access wherever it appears (tokens, tables, responses, logs), and the cookie proves it
 * without a stored row.
 */

export type Visitors = ReturnType<typeof createVisitors>

/** A visitor, and when their cookie last proved them, in seconds: `sub` and `auth_time` of a token. */
export interface ProvedVisitor {
  id: string
  authTime: number
}

/** The proofs in a visitor's request, and the id it asks for. */
interface VisitorRequest {
  supplied: unknown
  cookies: Readonly<Record<string, string | undefined>>
  /** What an earlier token in the request proves. */
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
    // The signature must name a key: cookies from before there were signatures prove nothing.
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

    /** The header that makes the browser a new visitor: a sign-in or sign-out leaves the previous one (C-18.1). */
    fresh: (): string => setCookie(withCookie(makeSecret()).cookie),

    /** Returns the visitor of the request's cookie; null without a cookie, or for one that the shop did not sign. */
    idOfCookies(cookies: VisitorRequest['cookies']): string | null {
      const secret = secretOf(cookies)
      return secret === null ? null : idOf(secret)
    },

    /**
     * Returns the identity that a token request gets: the supplied one only with proof (the cookie, or an earlier token);
     * without one the cookie's or the earlier token's, otherwise a new one. Null when cookie and token belong to different
     * visitors (C-18.1). `cookie` is null when the request has no secret: an earlier token proves the id, as for clients
     * without cookies, until `sessionLifetimeSeconds` after its `authTime`.
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
