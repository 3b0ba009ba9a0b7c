import type { Cart } from '../contract/cart.ts'

/** True when a gift card takes something off what is left to pay. */
export const hasGiftCard = (cart: Cart): boolean => cart.isGiftCardApplied && cart.giftCardPaymentAmount > 0

/** The cart's last sum: the total, or what is left to pay after a gift card. */
export const amountToPay = (cart: Cart): { nameKey: string; display: string } =>
  hasGiftCard(cart)
    ? { nameKey: '/cart/totals/payable', display: cart.adyenPaymentDisplayAmount }
    : { nameKey: '/cart/totals/total', display: cart.totalDisplayPrice }
