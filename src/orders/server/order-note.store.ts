import { desc, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { orderNote } from './orders.tables.ts'

export type OrderNoteRow = typeof orderNote.$inferSelect

export async function insertNote(tx: Transaction, note: Omit<OrderNoteRow, 'id'>): Promise<void> {
  await tx.insert(orderNote).values(note)
}

/** The order's notes, newest first. */
export const listNotes = (executor: Executor, orderId: string): Promise<OrderNoteRow[]> =>
  executor.select().from(orderNote).where(eq(orderNote.orderId, orderId)).orderBy(desc(orderNote.id))
