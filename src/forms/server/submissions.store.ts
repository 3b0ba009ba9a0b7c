import { and, asc, count, desc, eq, gt, gte, isNull, lte, max, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { formFile, formSubmission } from './forms.tables.ts'

export type SubmissionRow = typeof formSubmission.$inferSelect
export type FileRow = typeof formFile.$inferSelect

/** Returns the id; null: the stamp has been used already, perhaps just now by another process. */
export async function insertSubmission(
  tx: Transaction,
  row: typeof formSubmission.$inferInsert,
): Promise<string | null> {
  const [made] = await tx
    .insert(formSubmission)
    .values(row)
    .onConflictDoNothing({ target: formSubmission.nonce })
    .returning({ id: formSubmission.id })
  return made?.id ?? null
}

export async function insertFile(tx: Transaction, row: typeof formFile.$inferInsert): Promise<void> {
  await tx.insert(formFile).values(row)
}

/** Returns true also if it was confirmed before; false: no such entry needs confirmation. */
export async function confirmSubmission(db: Executor, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(formSubmission)
    .set({ confirmedAt: sql`coalesce(${formSubmission.confirmedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(formSubmission.id, id), formSubmission.waits))
    .returning({ id: formSubmission.id })
  return rows.length > 0
}

/** Lists forms with submissions, under their present names. */
export async function listForms(db: Executor) {
  return db
    .select({
      formId: formSubmission.formId,
      formName: max(formSubmission.formName),
      sent: count(),
      waiting:
        sql<number>`count(*) filter (where ${and(formSubmission.waits, isNull(formSubmission.confirmedAt))})`.mapWith(
          Number,
        ),
      newest: max(formSubmission.createdAt),
    })
    .from(formSubmission)
    .groupBy(formSubmission.formId)
    .orderBy(asc(formSubmission.formId))
}

/** Lists up to `limit` submissions after the given row, the oldest first. */
export async function listSubmissions(
  db: Executor,
  formId: number,
  after: { createdAt: Date; id: string } | null,
  limit: number,
): Promise<SubmissionRow[]> {
  return db
    .select()
    .from(formSubmission)
    .where(
      and(
        eq(formSubmission.formId, formId),
        after === null
          ? undefined
          : or(
              gt(formSubmission.createdAt, after.createdAt),
              and(eq(formSubmission.createdAt, after.createdAt), gt(formSubmission.id, after.id)),
            ),
      ),
    )
    .orderBy(asc(formSubmission.createdAt), asc(formSubmission.id))
    .limit(limit)
}

export async function findSubmission(db: Executor, id: string): Promise<SubmissionRow | null> {
  const [row] = await db.select().from(formSubmission).where(eq(formSubmission.id, id))
  return row ?? null
}

/** Lists files without their bytes. */
export async function listFiles(db: Executor, submissionIds: readonly string[]) {
  if (submissionIds.length === 0) return []
  const { submissionId, name, fileName, size } = formFile
  return db
    .select({ submissionId, name, fileName, size })
    .from(formFile)
    .where(sql`${submissionId} = any(${sql.param([...submissionIds])}::uuid[])`)
    .orderBy(asc(name))
}

export async function listWholeFiles(db: Executor, submissionId: string): Promise<FileRow[]> {
  return db.select().from(formFile).where(eq(formFile.submissionId, submissionId)).orderBy(asc(formFile.name))
}

/** A span of time; null: always. `until` is part of it. */
type During = { from: Date; until: Date } | null
const sentDuring = (formId: number, during: During) =>
  and(
    eq(formSubmission.formId, formId),
    during ? and(gte(formSubmission.createdAt, during.from), lte(formSubmission.createdAt, during.until)) : undefined,
  )

export async function listNewest(
  db: Executor,
  formId: number,
  during: During,
  offset: number,
  limit: number,
): Promise<SubmissionRow[]> {
  return db
    .select()
    .from(formSubmission)
    .where(sentDuring(formId, during))
    .orderBy(desc(formSubmission.createdAt), desc(formSubmission.id))
    .offset(offset)
    .limit(limit)
}

export async function countSubmissions(db: Executor, formId: number, during: During): Promise<number> {
  const [row] = await db.select({ sent: count() }).from(formSubmission).where(sentDuring(formId, during))
  return row?.sent ?? 0
}

export async function findFile(db: Executor, submissionId: string, name: string): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(formFile)
    .where(and(eq(formFile.submissionId, submissionId), eq(formFile.name, name)))
  return row ?? null
}

/** Its files go with it. Null: there is none with this id. */
export async function removeSubmission(tx: Transaction, id: string) {
  const [row] = await tx
    .delete(formSubmission)
    .where(eq(formSubmission.id, id))
    .returning({ formId: formSubmission.formId, createdAt: formSubmission.createdAt })
  return row ?? null
}
