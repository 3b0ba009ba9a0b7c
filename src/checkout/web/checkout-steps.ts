import type { Cart } from '#src/cart/contract/cart.ts'
import { checkUserDetails, fromAddressInput } from '../rules/user-details.ts'

export const stepIds = ['details', 'delivery', 'payment'] as const
export type StepId = (typeof stepIds)[number]

/** The steps of this cart; delivery only where there is something to choose. */
export const stepsOf = (cart: Pick<Cart, 'showDeliveryOptions'>): StepId[] =>
  cart.showDeliveryOptions ? [...stepIds] : ['details', 'payment']

/** Gift cards alone go by mail to their recipients: the buyer is asked only for the billing address. */
export const isBillOnly = ({ allLineItems }: Pick<Cart, 'allLineItems'>): boolean =>
  allLineItems.length > 0 && allLineItems.every(({ giftCard }) => giftCard !== null)

/** A step is done when the server has accepted its data, not when the data is typed. */
export function isDone(step: StepId, cart: Cart): boolean {
  switch (step) {
    case 'details': {
      const address = cart.shipments[0]?.shippingAddress
      return Boolean(address) && Object.keys(checkUserDetails(fromAddressInput(address ?? {}))).length === 0
    }
    case 'delivery':
      return cart.shippingMethodName !== ''
    case 'payment':
      return false
  }
}

/** A step opens when all before it are done. */
export function isReachable(step: StepId, cart: Cart): boolean {
  const steps = stepsOf(cart)
  const index = steps.indexOf(step)
  return index >= 0 && steps.slice(0, index).every((earlier) => isDone(earlier, cart))
}

/** The step to open for `wanted`: the first step before it that is not done, else `wanted`. */
export const openStep = (wanted: StepId, cart: Cart): StepId =>
  isReachable(wanted, cart) ? wanted : (stepsOf(cart).find((step) => !isDone(step, cart)) ?? 'details')

export const stepAfter = (step: StepId, cart: Cart): StepId => {
  const steps = stepsOf(cart)
  return steps[steps.indexOf(step) + 1] ?? 'payment'
}
