import type { Actor, ShopActor } from '#src/common/actor.ts'
import type { Transaction } from '../database/database.ts'
import { hasEntry, insertEntry } from './audit.store.ts'
import type { AuditCommand, AuditDetails } from './audit-commands.ts'

export type { AuditCommand, AuditDetails }

export interface AuditRecord {
  at: Date
  /** A customer is the actor only of what they do about their own safety and privacy. */
  actor: ShopActor | Extract<Actor, { kind: 'customer' }>
  command: AuditCommand
  /** Null: several subjects, which the details count or name. */
  subject: string | number | null
  before?: AuditDetails
  after?: AuditDetails
}

/** Audits a command inside its transaction: who, when, on what (C-18.2). Entries are never changed, and kept for two years. */
export const recordAudit = (tx: Transaction, record: AuditRecord): Promise<void> => insertEntry(tx, entryOf(record))

/** The same, unless this actor's last entry of the command on the subject, and `like` it, is not older than that. */
export async function recordAuditOnce(
  tx: Transaction,
  record: AuditRecord,
  { withinMs, like }: { withinMs: number; like: AuditDetails },
): Promise<void> {
  const since = new Date(record.at.getTime() - withinMs)
  if (!(await hasEntry(tx, entryOf(record), since, like))) await recordAudit(tx, record)
}

const entryOf = ({ actor, subject, ...record }: AuditRecord) => ({
  ...record,
  actorKind: actor.kind === 'system' ? actor.by : actor.kind,
  actor: actor.kind === 'system' ? actor.name : actor.accountId,
  subjectId: subject === null ? null : String(subject),
})
