import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { storedIds } from './stored-ids.sql.ts'
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

/** The new group's id; null: the key is taken. */
export async function insertGroup(db: Executor, row: typeof visitorGroup.$inferInsert): Promise<number | null> {
  const [made] = await db.insert(visitorGroup).values(row).onConflictDoNothing().returning({ id: visitorGroup.id })
  return made?.id ?? null
}

/** Null: there is none. */
export async function lockGroup(db: Executor, id: number): Promise<GroupRow | null> {
  const [row] = await db.select().from(visitorGroup).where(eq(visitorGroup.id, id)).for('update')
  return row ?? null
}

/** The ids of those groups that there are, none of which is removed until the transaction ends. */
export async function holdGroups(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: visitorGroup.id })
    .from(visitorGroup)
    .where(inArray(visitorGroup.id, [...ids]))
    .orderBy(asc(visitorGroup.id))
    .for('key share')
  return rows.map(({ id }) => id)
}

export async function updateGroup(db: Executor, id: number, change: Pick<GroupRow, 'name' | 'rule'>): Promise<void> {
  await db.update(visitorGroup).set(change).where(eq(visitorGroup.id, id))
}

export async function removeGroup(db: Executor, id: number): Promise<void> {
  await db.delete(visitorGroup).where(eq(visitorGroup.id, id))
}

/** An item with something for a group in a language. */
export interface GroupUse {
  group: number
  id: number
  contentType: string
  name: string
  language: Language
  isPublished: boolean
  /** An item in the trash may come back, with what it has for the group. */
  isTrashed: boolean
}

/** Items of which a published version or a draft has a block or a popup for a group, those in the trash last. A scan of all versions, which is fine at this size. */
export async function listGroupUses(db: Executor): Promise<GroupUse[]> {
  const { rows } = await db.execute<{ [Name in keyof GroupUse]: GroupUse[Name] }>(sql`
    select (found.value #>> '{}')::integer as "group", i.id, i.content_type as "contentType", v.language,
      (array_agg(v.name order by v.version desc))[1] as name, bool_or(v.status = 'published') as "isPublished",
      i.trashed_at is not null as "isTrashed"
    from content_version v join content_item i on i.id = v.content_id,
      ${storedIds('visitorGroups[*]')} as found (value)
    where v.status in ('published', 'draft')
    group by 1, i.id, v.language order by 1, "isTrashed", i.id, v.language`)
  return rows
}
