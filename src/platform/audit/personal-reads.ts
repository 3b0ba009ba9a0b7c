import { type Actor, isShopActor } from '#src/common/actor.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { type AuditCommand, recordAudit } from './audit.ts'

type Read = Extract<AuditCommand, `${string}.read`>
export type PersonalReads = ReturnType<typeof createPersonalReads>

/** Audits which staff member read whose personal data. Owners who read their data are not audited. */
export const createPersonalReads = ({ db, clock }: { db: Database; clock: Clock }) => ({
  /**
   * Runs before the answer is sent: data whose reading cannot be audited is not shown. `subjects`: one, or the whole of a
   * found list.
   */
  async record(actor: Actor, command: Read, subjects: readonly string[]): Promise<void> {
    if (!isShopActor(actor)) return
    const [only] = subjects
    const what =
      subjects.length === 1 && only !== undefined ? { subject: only } : { subject: null, after: { of: subjects } }
    await inTransaction(db, (tx) => recordAudit(tx, { at: clock.now(), actor, command, ...what }))
  },
})
