import type { Address } from '#src/common/address.ts'
import type { Language } from '#src/common/locale.ts'
import type { Cents } from '#src/common/money.ts'
import type { VatRow } from './vat.ts'

/* The stored content of a receipt or a credit note: nothing of it is read from the order again. */

export const fiscalDocumentSeries = ['receipt', 'credit-note'] as const
export type FiscalDocumentSeries = (typeof fiscalDocumentSeries)[number]

export interface FiscalDocumentLine {
  code: string
  name: string
  quantity: number
  ratePercent: number
  /** The sum of all pieces, tax included: on a receipt before what is listed as discounts, on a credit note what goes back. */
  cents: Cents
}

export interface FiscalDocumentSnapshot {
  number: string
  /** Shop day, `2026-11-25`. */
  issuedOn: string
  language: Language
  orderNumber: string
  /** Number of the receipt that a credit note corrects; null on a receipt. */
  corrects: string | null
  seller: {
    name: string
    street: string
    postalCode: string
    city: string
    businessId: string
    vatNumber: string
    email: string
    phone: string
  }
  buyer: Address
  lines: FiscalDocumentLine[]
  discounts: { name: string; cents: Cents }[]
  /** On a receipt the fees before the amounts listed as discounts. */
  shippingCents: Cents
  /** Money that goes back for neither goods nor delivery. */
  otherCents: Cents
  totalCents: Cents
  /** Highest rate first; the rows add up to the total. */
  vat: VatRow[]
  /** How it was paid, or is paid back; a gift card is a way to pay and takes nothing off. */
  cardCents: Cents
  giftCardCents: Cents
}

const prefixes = { receipt: 'K', 'credit-note': 'H' } satisfies Record<FiscalDocumentSeries, string>

/** `K2026-000123`, or `H2026-000045` for a credit note. */
export const fiscalDocumentNumber = (series: FiscalDocumentSeries, year: number, number: number): string =>
  `${prefixes[series]}${year}-${String(number).padStart(6, '0')}`
