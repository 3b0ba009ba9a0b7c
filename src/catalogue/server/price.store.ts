import type { Executor } from '#src/platform/database/database.ts'
import { price } from './catalogue.tables.ts'

export type NewPrice = Omit<typeof price.$inferInsert, 'id'>

/** Adds to the history, in the given order; lines are never changed. */
export async function insertPrices(db: Executor, lines: readonly NewPrice[]): Promise<void> {
  for (let from = 0; from < lines.length; from += 2_000) await db.insert(price).values(lines.slice(from, from + 2_000))
}
