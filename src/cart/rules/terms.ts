import type { Cents } from '#src/common/money.ts'

/** What the checkout knows of taxes and delivery to one country, for sums. */
export interface CartTerms {
  /** Per cent by VAT class of the goods. */
  taxRates: Readonly<Record<TaxClass, number>>
  /** How ordinary goods travel. */
  goods: DeliveryTerms
  /** How each engraved tablet travels to its recipient. */
  tablet: DeliveryTerms
}

export type TaxClass = 'food' | 'general' | 'giftcard'

export interface DeliveryTerms {
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
