import { createLocalJWKSet, type JWK, type JWTPayload, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#src/platform/clock.ts'
import { publicKey } from './signing-keys.ts'
import { isVisitorId, type ProvedVisitor } from './visitors.ts'

/** The visitor, customer or account that a token was given to. */
export type TokenSubject =
  | ({ kind: 'visitor' } & ProvedVisitor)
  /** The token names a session, and counts only together with that session. */
  | { kind: 'customer'; id: string; sessionId: string }
  /** `id`: of the account. The token counts without a session, for as long as the grant lives. */
  | { kind: 'account'; id: string; grantId: string }

export interface TokenCheck {
  /** What a bearer token proves, or null for a token of any other kind, audience, algorithm or age. */
  subjectOf: (token: string) => Promise<TokenSubject | null>
}

export const anonymousScope = 'anonymous_id'
/** A signed-in browser's token has this scope in addition to the one above. */
export const customerScope = 'customer'
/** This scope opens the shop's API without a session, to the shop's client only. */
export const accountScope = 'account'

/** A cached token takes about a kilobyte. */
const maxCachedTokens = 2_000

/** Checks access tokens here, without a request to the provider: signature, RS256 only, issuer, audience, expiry, scope. */
export function createTokenCheck(options: {
  keys: readonly JWK[]
  issuer: string
  audience: string
  clock: Clock
}): TokenCheck {
  const keySet = createLocalJWKSet({ keys: options.keys.map(publicKey) })
  // A visitor sends many requests with one token: only the first checks its signature.
  const checked = new LRUCache<string, { subject: TokenSubject; expiresAt: number }>({ max: maxCachedTokens })
  return {
    async subjectOf(token) {
      if (token.length > 4096) return null
      const proved = checked.get(token)
      if (proved && options.clock.now().getTime() < proved.expiresAt) return proved.subject
      try {
        const { payload } = await jwtVerify(token, keySet, {
          issuer: options.issuer,
          audience: options.audience,
          algorithms: ['RS256'],
          typ: 'at+jwt',
          requiredClaims: ['exp', 'sub'],
          currentDate: options.clock.now(),
        })
        const subject = subjectIn(payload)
        if (subject !== null) checked.set(token, { subject, expiresAt: (payload.exp ?? 0) * 1000 })
        return subject
      } catch {
        // A token with any fault proves nothing.
        return null
      }
    },
  }
}

function subjectIn({
  sub: id,
  scope,
  auth_time: authTime,
  sid: sessionId,
  gid: grantId,
}: JWTPayload): TokenSubject | null {
  if (id === undefined) return null
  const scopes = typeof scope === 'string' ? scope.split(' ') : []
  if (scope === accountScope) return typeof grantId === 'string' ? { kind: 'account', id, grantId } : null
  if (!scopes.includes(anonymousScope) || typeof authTime !== 'number') return null
  if (!scopes.includes(customerScope)) return isVisitorId(id) ? { kind: 'visitor', id, authTime } : null
  return isCustomerId(id) && typeof sessionId === 'string' ? { kind: 'customer', id, sessionId } : null
}

const isCustomerId = (value: unknown): value is string => typeof value === 'string' && /^c_[\w-]{22}$/.test(value)

export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer ([\w.~+/=-]+)$/i.exec(header ?? '')?.[1] ?? null
