import { createLocalJWKSet, type JWK, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#src/platform/clock.ts'
import { publicKey } from './signing-keys.ts'
import { isVisitorId, type ProvedVisitor } from './visitors.ts'

export interface TokenCheck {
  /** Whom a bearer token proves, or null for a token of any other kind, audience, algorithm or age. */
  visitorOf: (token: string) => Promise<ProvedVisitor | null>
}

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
  const checked = new LRUCache<string, { visitor: ProvedVisitor; expiresAt: number }>({ max: maxCachedTokens })
  return {
    async visitorOf(token) {
      if (token.length > 4096) return null
      const proved = checked.get(token)
      if (proved && options.clock.now().getTime() < proved.expiresAt) return proved.visitor
      try {
        const { payload } = await jwtVerify(token, keySet, {
          issuer: options.issuer,
          audience: options.audience,
          algorithms: ['RS256'],
          typ: 'at+jwt',
          requiredClaims: ['exp', 'sub'],
          currentDate: options.clock.now(),
        })
        const scopes = typeof payload['scope'] === 'string' ? payload['scope'].split(' ') : []
        const { sub: id, auth_time: authTime } = payload
        if (!scopes.includes('anonymous_id') || !isVisitorId(id) || typeof authTime !== 'number') return null
        const visitor = { id, authTime }
        checked.set(token, { visitor, expiresAt: (payload.exp ?? 0) * 1000 })
        return visitor
      } catch {
        // Whatever is wrong with it, it proves nothing.
        return null
      }
    },
  }
}

export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer ([\w.~+/=-]+)$/i.exec(header ?? '')?.[1] ?? null
