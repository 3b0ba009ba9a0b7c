import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Database } from '../database/database.ts'
import { type AuditEntry, listAudit } from './audit.store.ts'

/** Reads the audit, for the shop's staff. */
export const createAuditAdmin = ({ db }: { db: Database }) => ({
  /** `subject` is a kind of thing, `order`, or one of them, `order:KV26-…`; null: all of them. */
  async list(subject: string | null, since: Date, actor: ShopActor): Promise<AuditEntry[]> {
    authorise(actor, 'audit:read')
    return listAudit(db, subject, since)
  },
})
