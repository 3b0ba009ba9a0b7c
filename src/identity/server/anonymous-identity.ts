import { randomBytes } from 'node:crypto'

/**
 * An anonymous visitor's identifier is a password in all but name: whoever proves it owns a cart. It lives in an HttpOnly
 * cookie and inside tokens; knowing it is never enough (C-1). 128 bits, base64url.
 */
export const createAnonymousId = (): string => randomBytes(16).toString('base64url')

export const isAnonymousId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{22}$/.test(value)

/** The `__Host-` prefix needs https; plain-http localhost goes without (C-1). */
export const anonymousCookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https://') ? '__Host-anonymousId' : 'anonymousId'

const lifeSeconds = 400 * 24 * 3600

export function anonymousCookie(publicUrl: string, id: string): string {
  const secure = publicUrl.startsWith('https://') ? '; Secure' : ''
  return `${anonymousCookieName(publicUrl)}=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifeSeconds}${secure}`
}

export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return null
}

/**
 * Which identity a token request gets: the supplied one only with proof (the cookie, or an earlier token that names it);
 * without one, the cookie's; otherwise a fresh one.
 */
export function chooseIdentity(input: {
  supplied: unknown
  cookie: string | null
  earlierToken: string | null
}): string {
  const proofs = [input.cookie, input.earlierToken].filter(isAnonymousId)
  if (isAnonymousId(input.supplied)) return proofs.includes(input.supplied) ? input.supplied : createAnonymousId()
  return proofs[0] ?? createAnonymousId()
}
