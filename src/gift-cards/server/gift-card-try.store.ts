import { and, count, gt, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { giftCardTry } from './gift-cards.tables.ts'

/** Another count of the same subjects waits until the transaction ends; `subjects` are locked always in the same order. */
export async function lockSubjects(tx: Transaction, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`gift-card ${subject}`}, 0))`)
}

/** The most tries since then of any of the subjects. */
export async function countTries(tx: Transaction, subjects: readonly string[], since: Date): Promise<number> {
  const rows = await tx
    .select({ tries: count() })
    .from(giftCardTry)
    .where(and(inArray(giftCardTry.subject, [...subjects]), gt(giftCardTry.at, since)))
    .groupBy(giftCardTry.subject)
  return Math.max(0, ...rows.map(({ tries }) => tries))
}

/** Inserts one try per subject; returns their ids. */
export async function insertTries(tx: Transaction, subjects: readonly string[], at: Date): Promise<number[]> {
  const rows = await tx
    .insert(giftCardTry)
    .values(subjects.map((subject) => ({ subject, at })))
    .returning({ id: giftCardTry.id })
  return rows.map(({ id }) => id)
}

export async function deleteTries(executor: Executor, ids: readonly number[]): Promise<void> {
  await executor.delete(giftCardTry).where(inArray(giftCardTry.id, [...ids]))
}
