import type { Sessions } from './session/sessions.ts'
import type { TokenCheck, TokenSubject } from './token-check.ts'
import type { ProvedVisitor, Visitors } from './visitors.ts'

/** What a token request brings: proofs, and the id it asks for. */
export interface TokenRequest {
  supplied: unknown
  cookies: Readonly<Record<string, string | undefined>>
  /** An earlier token. */
  bearer: string | null
}

/** Whom a token is for, and when they have proved themselves last, in seconds. */
export interface TokenHolder extends ProvedVisitor {
  /** Of a customer; null: a visitor. */
  sessionId: string | null
  /** Value of the visitor's cookie to set; null: it stays as it is. */
  cookie: string | null
}

export interface TokenRequestsDeps {
  tokens: TokenCheck
  sessions: Pick<Sessions, 'find'>
  visitors: Visitors
}

/**
 * Whom a token request gets a token for (C-18.1): beside a live session its customer, else a visitor. Null where what came along is
 * of different people, or of a session that has ended.
 */
export const createTokenRequests = ({ tokens, sessions, visitors }: TokenRequestsDeps) =>
  async function holderOf({ supplied, cookies, bearer }: TokenRequest): Promise<TokenHolder | null> {
    const earlier = bearer === null ? null : await tokens.subjectOf(bearer)
    const signedIn = await sessions.find(cookies)
    if (signedIn !== null) {
      const { ownerId, sessionId, signedInAt } = signedIn
      if (earlier !== null && !isOfSession(earlier, sessionId)) return null
      return { id: ownerId, authTime: Math.floor(+signedInAt / 1000), sessionId, cookie: null }
    }
    if (earlier !== null && earlier.kind !== 'visitor') return null
    const visitor = visitors.identify({ supplied, cookies, earlier })
    return visitor && { ...visitor, sessionId: null }
  }

export type HolderOf = ReturnType<typeof createTokenRequests>

/** Whether a token is of this session: not of a visitor, nor of another session of the same customer. */
export const isOfSession = (subject: TokenSubject, sessionId: string): boolean =>
  subject.kind === 'customer' && subject.sessionId === sessionId
