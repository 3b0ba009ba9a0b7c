import type { Cents } from '#src/common/money.ts'
import type { DeliveryWindow, PickupPoint } from '../contract/delivery.ts'
import { isPointMethod, storeMethod } from '../contract/limits.ts'
import { cheapestOf, type DeliveryMethod } from './methods.ts'

/** A shopper's chosen delivery of the ordinary goods; stored with the cart. */
export interface DeliveryChoice {
  methodId: string
  /** The price shown when the method was chosen, before free delivery. */
  priceCents: Cents
  /** The place it was chosen for, as `placeOf` writes it: pickup points and times belong to one postal code. */
  place: string
  point: PickupPoint | null
  window: DeliveryWindow | null
  /** The provider has reported that the pickup point or the time is no longer available. */
  isGone: boolean
}

export const placeOf = (address: { countryCode: string; postalCode: string }): string =>
  `${address.countryCode} ${address.postalCode.replaceAll(/\s/g, '')}`

/** `missing`: a choice is needed; `stale`: the choice is no longer possible; `dearer`: it costs more before free delivery. */
export type ChoiceFault = 'missing' | 'stale' | 'dearer'

export interface GoodsDelivery {
  /** Null where the goods are not delivered. */
  method: DeliveryMethod | null
  /** No valid choice yet: the method is the cheapest, as an estimate of the sum. */
  isEstimate: boolean
  /** The choice that is in effect. */
  choice: DeliveryChoice | null
  /** Null: the choice does not block an order. */
  fault: ChoiceFault | null
}

/**
 * Resolves a choice among the offered methods. While nothing is chosen, the server sets an only method (C-4.7); it never
 * replaces the shopper's choice by another.
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

/** Delivery as ordered: later changes of prices and places do not affect a cart that awaits its payment. */
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
