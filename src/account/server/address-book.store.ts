import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { customerAddress } from './account.tables.ts'

export type AddressRow = typeof customerAddress.$inferSelect
export type AddressValues = Omit<AddressRow, 'id' | 'accountId' | 'createdAt'>
export type DefaultKind = 'isDefaultShipping' | 'isDefaultBilling'

/** Lists addresses in the order they were added. */
export const listAddresses = (db: Executor, accountId: string): Promise<AddressRow[]> =>
  db
    .select()
    .from(customerAddress)
    .where(eq(customerAddress.accountId, accountId))
    .orderBy(asc(customerAddress.createdAt), asc(customerAddress.id))

/** Locks a book, so that two changes cannot both set a default. */
export async function lockBook(tx: Transaction, accountId: string): Promise<AddressRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address book ${accountId}`}, 0))`)
  return listAddresses(tx, accountId)
}

export async function insertAddress(tx: Transaction, row: typeof customerAddress.$inferInsert): Promise<void> {
  await tx.insert(customerAddress).values(row)
}

export async function updateAddress(tx: Transaction, id: string, values: Partial<AddressValues>): Promise<void> {
  await tx.update(customerAddress).set(values).where(eq(customerAddress.id, id))
}

/** False: the account has no address with that id. */
export async function removeAddress(tx: Transaction, accountId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(customerAddress)
    .where(and(eq(customerAddress.accountId, accountId), eq(customerAddress.id, id)))
    .returning({ id: customerAddress.id })
  return rows.length > 0
}

export async function clearDefault(tx: Transaction, accountId: string, kind: DefaultKind): Promise<void> {
  await tx
    .update(customerAddress)
    .set({ [kind]: false })
    .where(and(eq(customerAddress.accountId, accountId), eq(customerAddress[kind], true)))
}

export const listPhones = (db: Executor): Promise<{ accountId: string; addressId: string; phone: string }[]> =>
  db
    .select({ accountId: customerAddress.accountId, addressId: customerAddress.id, phone: customerAddress.phone })
    .from(customerAddress)
    .where(ne(customerAddress.phone, ''))
    .orderBy(asc(customerAddress.accountId), asc(customerAddress.createdAt))
