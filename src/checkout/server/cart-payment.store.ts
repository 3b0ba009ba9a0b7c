import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { cartPayment } from './checkout.tables.ts'

export type CartPaymentRow = typeof cartPayment.$inferSelect
type Choice = Omit<CartPaymentRow, 'paymentId'>

export async function findCartPayment(executor: Executor, cartId: string): Promise<CartPaymentRow | null> {
  const [row] = await executor.select().from(cartPayment).where(eq(cartPayment.cartId, cartId))
  return row ?? null
}

/** Null when the cart has one already. */
export async function insertCartPayment(tx: Transaction, choice: Choice): Promise<CartPaymentRow | null> {
  const [row] = await tx.insert(cartPayment).values(choice).onConflictDoNothing().returning()
  return row ?? null
}

/** Null when the cart has none. */
export async function replaceCartPayment(
  tx: Transaction,
  { cartId, ...choice }: Choice,
): Promise<CartPaymentRow | null> {
  const [row] = await tx.update(cartPayment).set(choice).where(eq(cartPayment.cartId, cartId)).returning()
  return row ?? null
}
