import type { Cents } from '#src/common/money.ts'
import { storeMethod } from '../contract/limits.ts'

/** Ordinary goods travel together; an engraved tablet goes to its recipient; a gift card goes by mail and costs nothing. */
export type ShipmentKind = 'goods' | 'tablet' | 'gift-card'

export interface DeliveryMethod {
  methodId: string
  /** Text key without the leading slash. */
  nameKey: string
  priceCents: Cents
  /** Goods from this sum travel free; null: never. */
  freeFromCents: Cents | null
  /** Working days from order to door. */
  minDays: number
  maxDays: number
}

/** What the shop's people have decided of a method. */
export interface DeliveryOption extends DeliveryMethod {
  kind: ShipmentKind
  countryCodes: readonly string[]
  /** While the provider has told no prices; null: any weight. */
  maxWeightGrams: number | null
}

/** What the provider asks for a parcel up to a weight. */
export interface Tariff {
  methodId: string
  countryCode: string
  maxWeightGrams: number
  priceCents: Cents
}

export interface DeliveryTerms {
  /** That can be had, in the order they are shown. */
  methods: readonly DeliveryOption[]
  /** By weight, the lightest first; none while the provider has told nothing of late. */
  tariffs: readonly Tariff[]
}

/** How something of this weight travels to a country, with what that costs. */
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

/** The cheapest that brings something; fetching it from a shop of ours only where nothing else is offered. */
export function cheapestOf(offers: readonly DeliveryMethod[]): DeliveryMethod | null {
  const brought = offers.filter(({ methodId }) => methodId !== storeMethod)
  const [cheapest] = (brought.length > 0 ? brought : offers).toSorted(
    (left, right) => left.priceCents - right.priceCents,
  )
  return cheapest ?? null
}
