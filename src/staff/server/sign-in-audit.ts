import type { ShopActor } from '#src/common/actor.ts'
import type { Sessions } from '#src/identity/server/session/sessions.ts'
import type { BrowserCookies } from '#src/identity/server/account/browser-cookies.ts'
import type { ClientInfo } from '#src/identity/server/account/account-rate-limits.ts'
import type { StaffAccount } from '#src/identity/server/staff-accounts.ts'
import { type AuditCommand, type AuditDetails, recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { findStaffActor } from './own-news.ts'

export interface SignInAuditDeps {
  db: Database
  clock: Clock
}
/** What an employee has signed in with. */
export type EnteredBy = 'totp' | 'recovery' | 'passkey' | 'invitation'

export type SignInAudit = ReturnType<typeof createSignInAudit>
export type StaffAuth = ReturnType<typeof createStaffAuth>

/** The sender of a wrong proof is not known to be the account's owner. */
const stranger: ShopActor = { kind: 'system', by: 'job', name: 'staff sign-in' }

/** Audits sign-ins to the office, sign-outs, and refused second factors; never an address or a network. */
export function createSignInAudit({ db, clock }: SignInAuditDeps) {
  const record = (tx: Transaction, accountId: string, command: AuditCommand, actor: ShopActor, after: AuditDetails) =>
    recordAudit(tx, { at: clock.now(), actor, command, subject: accountId, after })

  /** Records an action of the account's owner; an employee who has left meanwhile gets no entry. */
  async function own(tx: Transaction, accountId: string, command: AuditCommand, after: AuditDetails): Promise<void> {
    const actor = await findStaffActor(tx, accountId)
    if (actor) await record(tx, accountId, command, actor, after)
  }

  return {
    signedIn: (tx: Transaction, accountId: string, after: { by: EnteredBy; isKnownDevice: boolean }) =>
      own(tx, accountId, 'staff.signed-in', after),
    signedOut: (accountId: string, of: 'this-device' | 'another-device') =>
      inTransaction(db, (tx) => own(tx, accountId, 'staff.signed-out', { of })),
    steppedUp: (accountId: string, by: 'totp' | 'passkey') =>
      inTransaction(db, (tx) => own(tx, accountId, 'staff.stepped-up', { by })),
    proofRefused: (accountId: string, by: 'code' | 'passkey', at: 'sign-in' | 'step-up' | 'invitation') =>
      inTransaction(db, (tx) => record(tx, accountId, 'staff.proof-refused', stranger, { by, at })),
  }
}

export interface StaffAuthDeps {
  sessions: Pick<Sessions, 'open'>
  cookies: Pick<BrowserCookies, 'knownDevice' | 'deviceCookie'>
  audit: Pick<SignInAudit, 'signedIn'>
}

/** Every sign-in ends here, whatever was proved: it makes a session and remembers the device. Returns cookies. */
export function createStaffAuth({ sessions, cookies, audit }: StaffAuthDeps) {
  return async function enter(
    tx: Transaction,
    account: StaffAccount,
    by: EnteredBy,
    visit: ClientInfo,
  ): Promise<string[]> {
    const isKnownDevice = cookies.knownDevice(visit.cookies, account.emailKey) !== null
    const session = await sessions.open(tx, account, false, visit.device)
    await audit.signedIn(tx, account.id, { by, isKnownDevice })
    return [session.cookie, cookies.deviceCookie(visit.cookies, account.emailKey)]
  }
}
