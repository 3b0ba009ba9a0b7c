import { type Actor, isShopActor } from '#src/common/actor.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { type AuditCommand, recordAudit } from './audit.ts'

type Read = Extract<AuditCommand, `${string}.read`>
export type PersonalReads = ReturnType<typeof createPersonalReads>

/** Who of the shop has looked at whose data. What their owners read of their own is nobody's business. */
export const createPersonalReads = ({ db, clock }: { db: Database; clock: Clock }) => ({
  /** Before the answer leaves: what cannot be written down is not shown. `subjects`: of one, or of a list that was found. */
  async record(actor: Actor, command: Read, subjects: readonly string[]): Promise<void> {
    if (!isShopActor(actor)) return
    const [only] = subjects
    const what =
      subjects.length === 1 && only !== undefined ? { subject: only } : { subject: null, after: { of: subjects } }
    await inTransaction(db, (tx) => recordAudit(tx, { at: clock.now(), actor, command, ...what }))
  },
})
