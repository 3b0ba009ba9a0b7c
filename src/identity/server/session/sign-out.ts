import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Visitors } from '../visitors.ts'
import type { Sessions } from './sessions.ts'

export interface SignOutDeps {
  db: Database
  clock: Clock
  sessions: Sessions
  visitors: Visitors
}

export type SignOut = ReturnType<typeof createSignOut>

/** Ends the session, or all sessions of its account; the browser becomes a new visitor. Returns its cookies. */
export function createSignOut({ db, clock, sessions, visitors }: SignOutDeps) {
  return async function signOut(
    cookies: Readonly<Record<string, string | undefined>>,
    everywhere: boolean,
  ): Promise<string[]> {
    const signedIn = await sessions.end(cookies)
    if (signedIn && everywhere)
      await inTransaction(db, async (tx) => {
        const ended = await sessions.endAll(tx, signedIn.accountId, null)
        await recordAudit(tx, {
          at: clock.now(),
          actor: { kind: 'customer', ownerId: signedIn.ownerId, accountId: signedIn.accountId },
          command: 'account.signed-out-everywhere',
          subject: signedIn.accountId,
          after: { sessionsEnded: ended + 1 },
        })
      })
    return signedIn ? [sessions.clearCookie(), visitors.fresh()] : [sessions.clearCookie()]
  }
}
