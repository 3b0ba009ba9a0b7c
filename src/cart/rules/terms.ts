import type { Cents } from '#src/common/money.ts'

/** What the checkout knows of taxes in a country and of delivery anywhere, for sums. */
export interface CartTerms {
  /** Per cent by VAT class; null: none is written down, and nothing of the class can be sold. Vouchers carry none. */
  taxRates: Readonly<Record<Exclude<TaxClass, 'giftcard'>, number | null>>
  /** That can be had, the first choice first. */
  methods: readonly (DeliveryMethod & { kind: ShipmentKind; countryCodes: readonly string[] })[]
}

export type TaxClass = 'food' | 'general' | 'giftcard'

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

/** While there is one method per kind and country, the server sets it (C-4.7); null where nothing is delivered. */
export const findMethod = (
  { methods }: Pick<CartTerms, 'methods'>,
  kind: ShipmentKind,
  countryCode: string,
): DeliveryMethod | null =>
  methods.find((method) => method.kind === kind && method.countryCodes.includes(countryCode)) ?? null
