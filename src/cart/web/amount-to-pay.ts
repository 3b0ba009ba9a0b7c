import type { Cart } from '../contract/cart.ts'

/** True when a gift card takes something off what is left to pay. */
export const hasGiftCard = (cart: Cart): boolean => cart.isGiftCardApplied && cart.giftCardPaymentAmount > 0

/** The last of the cart's sums: the total, or what a gift card leaves of it. */
export const amountToPay = (cart: Cart): { nameKey: string; display: string } =>
  hasGiftCard(cart)
    ? { nameKey: '/cart/totals/payable', display: cart.adyenPaymentDisplayAmount }
    : { nameKey: '/cart/totals/total', display: cart.totalDisplayPrice }
