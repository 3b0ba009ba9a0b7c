import type { ShopActor } from '#src/common/actor.ts'
import { findStaff } from '#src/identity/server/staff-accounts.ts'
import { type AuditDetails, recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { StaffNews } from '../contract/staff-mail.ts'
import { staffNewsQueue } from './queues.ts'
import { findMember } from './staff.store.ts'

export type OwnNews = ReturnType<typeof createOwnNews>

/**
 * Part of `tx`: records a change to an employee's sign-in in the audit log and mails the employee. Without an actor the
 * employee did it.
 */
export function createOwnNews({ clock, jobs }: { clock: Clock; jobs: Pick<Jobs, 'send'> }) {
  return async function tell(
    tx: Transaction,
    accountId: string,
    what: StaffNews,
    { actor, ...facts }: { actor?: ShopActor; before?: AuditDetails; after?: AuditDetails } = {},
  ): Promise<void> {
    const at = clock.now()
    const by = actor ?? (await findStaffActor(tx, accountId))
    if (!by) throw new Error('Nobody who works here has done it')
    await recordAudit(tx, { at, actor: by, command: `staff.${what}`, subject: accountId, ...facts })
    await jobs.send(tx, staffNewsQueue, { accountId, what, at: +at })
  }
}

/** Returns the employee as an actor; null for an account without a place among the staff. */
export async function findStaffActor(
  db: Executor,
  accountId: string,
): Promise<Extract<ShopActor, { kind: 'staff' }> | null> {
  const member = await findMember(db, accountId)
  const account = member && (await findStaff(db, accountId))
  return account && { kind: 'staff', accountId, name: nameOf(account), roles: member.roles }
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()
