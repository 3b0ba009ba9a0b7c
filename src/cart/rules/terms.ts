import type { DeliveryTerms } from '#src/delivery/rules/methods.ts'

/** What the checkout knows of taxes in a country and of delivery anywhere, for sums. */
export interface CartTerms extends DeliveryTerms {
  /** Per cent by VAT class; null: none is written down, and nothing of the class can be sold. Vouchers carry none. */
  taxRates: Readonly<Record<Exclude<TaxClass, 'giftcard'>, number | null>>
}

export type TaxClass = 'food' | 'general' | 'giftcard'
