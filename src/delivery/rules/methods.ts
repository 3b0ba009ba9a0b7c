import type { Cents } from '#src/common/money.ts'
import { storeMethod } from '../contract/limits.ts'

/** Ordinary goods travel together; an engraved tablet goes to its recipient; a gift card goes by e-mail, free of charge. */
export type ShipmentKind = 'goods' | 'tablet' | 'gift-card'

export interface DeliveryMethod {
  methodId: string
  /** Text key without the leading slash. */
  nameKey: string
  priceCents: Cents
  /** Delivery is free from this sum of goods; null: never. */
  freeFromCents: Cents | null
  /** Working days from order to door. */
  minDays: number
  maxDays: number
}

/** A delivery method as the shop's staff have set it up. */
export interface DeliveryOption extends DeliveryMethod {
  kind: ShipmentKind
  countryCodes: readonly string[]
  /** The limit while the provider's prices are unknown; null: any weight. */
  maxWeightGrams: number | null
}

/** The provider's price of a parcel up to a weight. */
export interface Tariff {
  methodId: string
  countryCode: string
  maxWeightGrams: number
  priceCents: Cents
}

export interface DeliveryTerms {
  /** Available methods, in display order. */
  methods: readonly DeliveryOption[]
  /** Tariffs by weight, lightest first; none while the provider has sent no recent prices. */
  tariffs: readonly Tariff[]
}

/** The delivery methods for this weight and country, with their prices. */
export function optionsFor(
  { methods, tariffs }: DeliveryTerms,
  kind: ShipmentKind,
  countryCode: string,
  weightGrams: number,
): DeliveryMethod[] {
  return methods.flatMap((way): DeliveryMethod[] => {
    if (way.kind !== kind || !way.countryCodes.includes(countryCode)) return []
    const steps = tariffs.filter((tariff) => tariff.methodId === way.methodId && tariff.countryCode === countryCode)
    if (steps.length === 0) return way.maxWeightGrams !== null && weightGrams > way.maxWeightGrams ? [] : [way]
    const step = steps.find((tariff) => weightGrams <= tariff.maxWeightGrams)
    return step ? [{ ...way, priceCents: step.priceCents }] : []
  })
}

/** The cheapest method; collecting from our own shop only where nothing else is offered. */
export function cheapestOf(offers: readonly DeliveryMethod[]): DeliveryMethod | null {
  const brought = offers.filter(({ methodId }) => methodId !== storeMethod)
  const [cheapest] = (brought.length > 0 ? brought : offers).toSorted(
    (left, right) => left.priceCents - right.priceCents,
  )
  return cheapest ?? null
}
