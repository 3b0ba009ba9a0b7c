import type { Sessions } from './session/sessions.ts'
import type { TokenCheck, TokenSubject } from './token-check.ts'
import type { ProvedVisitor, Visitors } from './visitors.ts'

/** The proofs in a token request, and the id it asks for. */
export interface TokenRequest {
  supplied: unknown
  cookies: Readonly<Record<string, string | undefined>>
  /** An earlier token. */
  bearer: string | null
}

/** The visitor or customer that a token is for, and when they last proved themselves, in seconds. */
export interface TokenHolder extends ProvedVisitor {
  /** The customer's session; null: the token is for a visitor. */
  sessionId: string | null
  /** Value of the visitor's cookie to set; null: the cookie stays as it is. */
  cookie: string | null
}

export interface TokenRequestsDeps {
  tokens: TokenCheck
  sessions: Pick<Sessions, 'find'>
  visitors: Visitors
}

/**
 * Returns whom a token is for (C-18.1): the customer of a live session, else a visitor. Null where cookies and token belong
 * to different people, or to a session that has ended.
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

/** Whether a token belongs to this session: not to a visitor, nor to another session of the same customer. */
export const isOfSession = (subject: TokenSubject, sessionId: string): boolean =>
  subject.kind === 'customer' && subject.sessionId === sessionId
