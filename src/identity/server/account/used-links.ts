import type { Database } from '#src/platform/database/database.ts'
import type { Sessions } from '../session/sessions.ts'
import type { ClientInfo } from './account-rate-limits.ts'
import { findAccountByEmail } from './account.store.ts'
import type { BrowserCookies } from './browser-cookies.ts'
import type { EmailVerificationRow } from './email-verification.store.ts'

export interface UsedLinksDeps {
  db: Database
  cookies: Pick<BrowserCookies, 'browserHash'>
  sessions: Pick<Sessions, 'find'>
}

export type UsedLinks = ReturnType<typeof createUsedLinks>

/**
 * Whether a confirmation link was used already and the same person opens it again: in the browser that requested it, or
 * signed in to the account. That person learns that it is done, and nothing is opened; all others learn that it has ended.
 */
export const createUsedLinks = ({ db, cookies, sessions }: UsedLinksDeps) =>
  async function isDoneBy(
    { usedAt, emailKey, browserHash }: EmailVerificationRow,
    visit: ClientInfo,
  ): Promise<boolean> {
    if (usedAt === null) return false
    const account = await findAccountByEmail(db, 'customer', emailKey)
    if (account === null) return false
    const signedIn = await sessions.find(visit.cookies)
    return cookies.browserHash(visit.cookies) === browserHash || signedIn?.accountId === account.id
  }
