import type { Actor } from '#src/common/actor.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'

/** What the cart needs of the checkout. The checkout depends on the cart, so the cart must not import it; joined in app/. */
export interface CheckoutPort {
  /**
   * Cancels the unpaid order of a frozen cart so that the cart can be changed again, and releases its reservations. False
   * when a payment is under way: then nothing was done. The caller has locked the cart. `by` null: the order's owner.
   */
  cancelOpenOrder(tx: Transaction, cartId: string, orderNumber: string, by: Actor | null): Promise<boolean>
  /** Whether the provider may have a payment of that order: then cancelOpenOrder would return false. */
  isPaymentUnderWay(executor: Executor, cartId: string, orderNumber: string): Promise<boolean>
}
