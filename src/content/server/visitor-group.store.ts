import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import { visitorGroup } from './visitor-group.tables.ts'

export type GroupRow = typeof visitorGroup.$inferSelect

export const listGroups = (db: Executor): Promise<GroupRow[]> =>
  db.select().from(visitorGroup).orderBy(asc(visitorGroup.id))

/** Inserts or updates a group and returns its id. */
export async function putGroup(db: Executor, row: typeof visitorGroup.$inferInsert): Promise<number> {
  const { name, rule } = row
  const [put] = await db
    .insert(visitorGroup)
    .values(row)
    .onConflictDoUpdate({ target: visitorGroup.key, set: { name, rule } })
    .returning({ id: visitorGroup.id })
  if (!put) throw new Error('The visitor group was not written')
  return put.id
}

/** False: there is none. */
export async function removeGroup(db: Executor, key: string): Promise<boolean> {
  const rows = await db.delete(visitorGroup).where(eq(visitorGroup.key, key)).returning({ id: visitorGroup.id })
  return rows.length > 0
}
