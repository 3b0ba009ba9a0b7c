import type { Actor } from '#src/common/actor.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { CartTerms } from '../rules/terms.ts'

/** What the cart needs of the checkout, which knows the cart and is therefore not known to it; joined in app/. */
export interface CheckoutPort {
  /** Taxes in a country (`FIN`) at a moment, and the ways of delivery to any. */
  cartTerms(executor: Executor, now: Date): Promise<CartTerms>
  /**
   * Cancels the unpaid order of a frozen cart so that the cart can be changed again, and releases what it holds. False when
   * a payment is under way: then nothing was done. The caller has locked the cart. `by` null: whose order it is.
   */
  cancelOpenOrder(tx: Transaction, cartId: string, orderNumber: string, by: Actor | null): Promise<boolean>
  /** Whether the provider may have a payment of that order: then cancelOpenOrder would answer false. */
  isPaymentUnderWay(executor: Executor, cartId: string, orderNumber: string): Promise<boolean>
}
