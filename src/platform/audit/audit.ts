import type { Actor, ShopActor } from '#src/common/actor.ts'
import type { Transaction } from '../database/database.ts'
import { insertEntry } from './audit.store.ts'
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
export const recordAudit = (tx: Transaction, { actor, subject, ...record }: AuditRecord): Promise<void> =>
  insertEntry(tx, {
    ...record,
    actorKind: actor.kind === 'system' ? actor.by : actor.kind,
    actor: actor.kind === 'system' ? actor.name : actor.accountId,
    subjectId: subject === null ? null : String(subject),
  })
