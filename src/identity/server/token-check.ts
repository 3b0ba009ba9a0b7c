import { createLocalJWKSet, type JWK, type JWTPayload, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#src/platform/clock.ts'
import { publicKey } from './signing-keys.ts'
import { isVisitorId, type ProvedVisitor } from './visitors.ts'

/** Whom a token was given to. */
export type TokenSubject =
  | ({ kind: 'visitor' } & ProvedVisitor)
  /** Says which session: beside that one alone it counts. */
  | { kind: 'customer'; id: string; sessionId: string }
  /** `id`: of the account. By itself, for as long as the grant lives. */
  | { kind: 'account'; id: string; grantId: string }

export interface TokenCheck {
  /** What a bearer token proves, or null for a token of any other kind, audience, algorithm or age. */
  subjectOf: (token: string) => Promise<TokenSubject | null>
}

export const anonymousScope = 'anonymous_id'
/** Beside the scope above, in what a browser gets that is signed in. */
export const customerScope = 'customer'
/** Opens the shop's own API by itself, to the shop's own client. */
export const accountScope = 'account'

/** About a kilobyte each. */
const maxCachedTokens = 2_000

/** Access tokens are checked here without asking the provider: signature, RS256 only, issuer, audience, expiry, scope. */
export function createTokenCheck(options: {
  keys: readonly JWK[]
  issuer: string
  audience: string
  clock: Clock
}): TokenCheck {
  const keySet = createLocalJWKSet({ keys: options.keys.map(publicKey) })
  // A visitor's calls come in a row, all with one token: its signature is checked with the first of them.
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
        // Whatever is wrong with it, it proves nothing.
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
