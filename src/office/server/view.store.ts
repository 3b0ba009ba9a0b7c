import { and, asc, eq, or } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import { staffView, type ViewRow } from './office.tables.ts'

export type ViewChanges = Pick<ViewRow, 'isShared' | 'name' | 'q' | 'filter' | 'sort' | 'columns'>

/** One's own and shared views of a resource, by name. */
export const listViews = (executor: Executor, resource: string, accountId: string): Promise<ViewRow[]> =>
  executor
    .select()
    .from(staffView)
    .where(and(eq(staffView.resource, resource), or(eq(staffView.accountId, accountId), eq(staffView.isShared, true))))
    .orderBy(asc(staffView.name), asc(staffView.createdAt))

export async function countViews(executor: Executor, accountId: string): Promise<number> {
  return (await executor.select({ id: staffView.id }).from(staffView).where(eq(staffView.accountId, accountId))).length
}

export async function insertView(executor: Executor, view: Omit<ViewRow, 'id'>): Promise<ViewRow> {
  const [row] = await executor.insert(staffView).values(view).returning()
  if (!row) throw new Error('The view was not written')
  return row
}

export async function findView(executor: Executor, id: string): Promise<ViewRow | null> {
  const [row] = await executor.select().from(staffView).where(eq(staffView.id, id))
  return row ?? null
}

export async function updateView(executor: Executor, id: string, changes: ViewChanges): Promise<ViewRow | null> {
  const [row] = await executor.update(staffView).set(changes).where(eq(staffView.id, id)).returning()
  return row ?? null
}

export async function removeView(executor: Executor, id: string): Promise<void> {
  await executor.delete(staffView).where(eq(staffView.id, id))
}
