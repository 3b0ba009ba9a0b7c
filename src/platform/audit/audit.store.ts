import { and, desc, eq, gt, gte, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import type { AuditDetails } from './audit-commands.ts'
import { auditEntry } from './audit.tables.ts'

export async function insertEntry(tx: Transaction, entry: typeof auditEntry.$inferInsert): Promise<void> {
  await tx.insert(auditEntry).values(entry)
}

/** Whether there is such an entry by the same actor, on the same subject, since then, whose new values contain `like`. */
export async function hasEntry(
  tx: Transaction,
  { actor, command, subjectId }: Pick<typeof auditEntry.$inferInsert, 'actor' | 'command' | 'subjectId'>,
  since: Date,
  like: AuditDetails,
): Promise<boolean> {
  const kind = command.split('.')[0] ?? ''
  const rows = await tx
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.subjectKind, kind),
        eq(auditEntry.subjectId, subjectId ?? ''),
        gt(auditEntry.at, since),
        eq(auditEntry.command, command),
        eq(auditEntry.actor, actor),
        sql`${auditEntry.after} @> ${JSON.stringify(like)}::jsonb`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

export type AuditEntry = typeof auditEntry.$inferSelect

export const maxListed = 200

/** Newest first. A subject is a kind, `order`, or one of its kind, `order:KV26-7F3K-9Q2M`; null: all. */
export async function listAudit(db: Executor, subject: string | null, since: Date): Promise<AuditEntry[]> {
  const [kind = '', ...id] = subject?.split(':') ?? []
  return db
    .select()
    .from(auditEntry)
    .where(
      and(
        gte(auditEntry.at, since),
        subject === null ? undefined : eq(auditEntry.subjectKind, kind),
        id.length === 0 ? undefined : eq(auditEntry.subjectId, id.join(':')),
      ),
    )
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(maxListed)
}

export interface Change extends Record<string, unknown> {
  at: string
  by: string
  before: AuditDetails | null
  after: AuditDetails | null
}

/** What was done to one subject, newest first, with the names of staff. */
export async function listChanges(executor: Executor, kind: string, id: string, most: number): Promise<Change[]> {
  const { rows } = await executor.execute<Change>(sql`
    select e.at, coalesce(nullif(btrim(concat_ws(' ', a.first_name, a.last_name)), ''), e.actor) as by, e.before, e.after
    from audit_entry as e left join account as a on e.actor_kind = 'staff' and a.id::text = e.actor
    where e.subject_kind = ${kind} and e.subject_id = ${id} order by e.at desc, e.id desc limit ${most}`)
  return rows
}

/** What the one entry says of which the condition over `audit_entry as a` is true; null: there is none. */
export async function findFacts(
  executor: Executor,
  condition: SQL,
): Promise<{ before: AuditDetails | null; after: AuditDetails | null } | null> {
  const { rows } = await executor.execute<{ before: AuditDetails | null; after: AuditDetails | null }>(
    sql`select a.before, a.after from audit_entry as a where ${condition}`,
  )
  return rows[0] ?? null
}

/** Creates partitions for coming months and drops expired ones, with the rights of the role that owns the schema. */
export async function keepAuditMonths(db: Executor): Promise<void> {
  await db.execute(sql`select keep_audit_months()`)
}
