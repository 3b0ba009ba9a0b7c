import { Type } from 'typebox'

/** Prices on the wire: decimal euros, tax included, each with a display string (C-1 Money). */

export const PreviousPrice = Type.Object({
  priceIncludingTax: Type.Number({ description: 'lowest price of the 30 days before the reduction began' }),
  priceString: Type.String(),
})
export type PreviousPrice = Type.Static<typeof PreviousPrice>

/** Null everywhere when the variation has no price; the strings are empty then. */
export const PriceFields = Type.Object({
  placedPrice: Type.Union([Type.Number(), Type.Null()], {
    description: 'the normal price; what is to be paid while no reduction may be announced',
  }),
  placedPriceString: Type.String(),
  discountedPrice: Type.Union([Type.Number(), Type.Null()], {
    description: 'the payable price; equals placedPrice without a reduction',
  }),
  discountedPriceString: Type.String(),
  hasDiscountedPrice: Type.Boolean({ description: 'a reduction may be announced; then previousPrice is there' }),
  pricePerKilo: Type.Union([Type.Number(), Type.Null()], {
    description: 'of a kilogram, a litre or, of what is only counted, a piece; null for a single thing without weight',
  }),
  pricePerKiloString: Type.String({ description: '45,00 €/kg, 2,40 €/l, 0,50 €/kpl' }),
  discountedPricePerKilo: Type.Union([Type.Number(), Type.Null()]),
  discountedPricePerKiloString: Type.String(),
  previousPrice: Type.Union([PreviousPrice, Type.Null()], {
    description: 'present only while reduced; more than what is to be paid',
  }),
  discountPercent: Type.Union([Type.Integer(), Type.Null()], {
    description: 'counted from previousPrice; null without a reduction or when it rounds to nothing',
  }),
})
export type PriceFields = Type.Static<typeof PriceFields>

/** One entry of GET /api/pricing and POST /api/pricing/bycodes (C-3.12). */
export const PricingEntry = Type.Interface([PriceFields], {
  code: Type.String(),
  currency: Type.String(),
  weightString: Type.String({ description: 'what the price is for: 100 g; empty for what has no weight' }),
})
export type PricingEntry = Type.Static<typeof PricingEntry>

/** One entry of GET /api/inventory. */
export const InventoryEntry = Type.Object({
  code: Type.String(),
  inStock: Type.Boolean(),
  inStockQuantity: Type.Integer({ description: 'capped at 999' }),
  isBuyable: Type.Boolean({ description: 'whether it is on sale at all; says nothing about stock' }),
})
export type InventoryEntry = Type.Static<typeof InventoryEntry>
