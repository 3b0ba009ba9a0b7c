import type { Cents } from '#src/common/money.ts'
import type { DeliveryWindow, PickupPoint } from '../contract/delivery.ts'
import { isPointMethod, storeMethod } from '../contract/limits.ts'
import { cheapestOf, type DeliveryMethod } from './methods.ts'

/** How a shopper wants the ordinary goods; kept with the cart. */
export interface DeliveryChoice {
  methodId: string
  /** As it was seen when it was chosen, before free delivery. */
  priceCents: Cents
  /** The place it was chosen for, as `placeOf` says it: places and times are those of one postal code. */
  place: string
  point: PickupPoint | null
  window: DeliveryWindow | null
  /** The provider has said that the place or the time is no longer to be had. */
  isGone: boolean
}

export const placeOf = (address: { countryCode: string; postalCode: string }): string =>
  `${address.countryCode} ${address.postalCode.replaceAll(/\s/g, '')}`

/** `missing`: there is something to choose; `stale`: what was chosen no longer goes; `dearer`: it costs more before free delivery. */
export type ChoiceFault = 'missing' | 'stale' | 'dearer'

export interface GoodsDelivery {
  /** Null where the goods are not delivered. */
  method: DeliveryMethod | null
  /** Nothing that goes is chosen yet: the method is the cheapest, for a first idea of the sum. */
  isEstimate: boolean
  /** What counts of what was chosen. */
  choice: DeliveryChoice | null
  /** Null: an order can be placed. */
  fault: ChoiceFault | null
}

/**
 * What a choice comes to among what is offered. An only method is set by the server while nothing was chosen (C-4.7); what was
 * chosen is never changed for something else without the shopper.
 */
export function decideDelivery(
  offers: readonly DeliveryMethod[],
  choice: DeliveryChoice | null,
  now: { place: string | null; today: string },
): GoodsDelivery {
  const method = offers.find(({ methodId }) => methodId === choice?.methodId) ?? null
  if (choice && method && !isStale(choice, now)) {
    return { method, isEstimate: false, choice, fault: method.priceCents > choice.priceCents ? 'dearer' : null }
  }
  const [only] = offers
  if (only === undefined) return { method: null, isEstimate: false, choice: null, fault: null }
  if (choice) return { method: method ?? cheapestOf(offers), isEstimate: true, choice: null, fault: 'stale' }
  if (offers.length === 1) return { method: only, isEstimate: false, choice: null, fault: null }
  return { method: cheapestOf(offers), isEstimate: true, choice: null, fault: 'missing' }
}

/** As it was ordered: what becomes of prices and places meanwhile changes nothing of a cart that waits for its payment. */
export function frozenDelivery(offers: readonly DeliveryMethod[], choice: DeliveryChoice | null): GoodsDelivery {
  const method = offers.find(({ methodId }) => methodId === choice?.methodId) ?? cheapestOf(offers)
  const kept = method && choice ? { ...method, priceCents: choice.priceCents } : method
  return { method: kept, isEstimate: false, choice, fault: null }
}

function isStale(choice: DeliveryChoice, { place, today }: { place: string | null; today: string }): boolean {
  if (choice.isGone) return true
  if (choice.window !== null && choice.window.date <= today) return true
  if (choice.point === null && isPointMethod(choice.methodId)) return true
  const isOfPlace = choice.window !== null || (choice.point !== null && choice.methodId !== storeMethod)
  return isOfPlace && place !== choice.place
}
