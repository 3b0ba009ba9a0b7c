import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import { contentPreset } from './content.tables.ts'

export type PresetRow = typeof contentPreset.$inferSelect

export const listPresets = (db: Executor): Promise<PresetRow[]> =>
  db.select().from(contentPreset).orderBy(asc(contentPreset.contentType), asc(contentPreset.name)).limit(1_000)

export async function findPreset(db: Executor, id: number): Promise<PresetRow | null> {
  const [row] = await db.select().from(contentPreset).where(eq(contentPreset.id, id))
  return row ?? null
}

/** Null: the type has one of that name. */
export async function insertPreset(db: Executor, row: typeof contentPreset.$inferInsert): Promise<number | null> {
  const [made] = await db.insert(contentPreset).values(row).onConflictDoNothing().returning({ id: contentPreset.id })
  return made?.id ?? null
}

export async function deletePreset(db: Executor, id: number): Promise<void> {
  await db.delete(contentPreset).where(eq(contentPreset.id, id))
}
