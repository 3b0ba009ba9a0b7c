import { and, asc, eq, inArray, max, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { defaultCartName } from '../contract/limits.ts'
import type { CartRow } from './cart.store.ts'
import { cart } from './cart.tables.ts'

/** Locks these owners' open carts, visible ones before waiting ones, each by id: every caller must lock in this order. */
export const lockOpenCarts = (tx: Transaction, ownerIds: readonly string[]): Promise<CartRow[]> =>
  tx
    .select()
    .from(cart)
    .where(and(inArray(cart.ownerId, [...ownerIds]), inArray(cart.status, ['Active', 'InCheckout'])))
    .orderBy(sql`${cart.name} <> ${defaultCartName}`, asc(cart.id))
    .for('update')

export async function hasOpenCart(executor: Executor, ownerId: string): Promise<boolean> {
  const [row] = await executor
    .select({ id: cart.id })
    .from(cart)
    .where(and(eq(cart.ownerId, ownerId), inArray(cart.status, ['Active', 'InCheckout'])))
    .limit(1)
  return row !== undefined
}

export async function hasWaitingCart(executor: Executor, ownerId: string): Promise<boolean> {
  const [row] = await executor
    .select({ id: cart.id })
    .from(cart)
    .where(and(eq(cart.ownerId, ownerId), eq(cart.status, 'Active'), ne(cart.name, defaultCartName)))
    .limit(1)
  return row !== undefined
}

/** The highest version that any of their carts has had; 0 when there was none. */
export async function highestVersion(executor: Executor, ownerIds: readonly string[]): Promise<number> {
  const [row] = await executor
    .select({ version: max(cart.version) })
    .from(cart)
    .where(inArray(cart.ownerId, [...ownerIds]))
  return row?.version ?? 0
}

/** Gives a locked cart another owner, name or version; its content stays. */
export async function moveCart(
  tx: Transaction,
  row: CartRow,
  changes: Partial<Pick<CartRow, 'ownerId' | 'name' | 'version'>>,
  now: Date,
): Promise<CartRow> {
  const next = { ...changes, updatedAt: now }
  await tx.update(cart).set(next).where(eq(cart.id, row.id))
  return { ...row, ...next }
}

export async function deleteCart(tx: Transaction, id: string): Promise<void> {
  await tx.delete(cart).where(eq(cart.id, id))
}
