import type { ProductNotice } from '#src/products/contract/notice.ts'
import type { Cents } from '#src/common/money.ts'
import type { SoldCard } from '#src/gift-cards/contract/sold-card.ts'
import type { CustomTablet, TabletPlates } from '../contract/custom-tablet.ts'
import type { TaxClass } from '#src/tax/rules/vat-rates.ts'

/** A line as it is stored. */
export interface CartLine {
  id: string
  /** 0 for ordinary goods; engraved lines and gift cards have one each. */
  shipmentId: number
  code: string
  /** The product's name when the line was added. */
  displayName: string
  quantity: number
  /**
   * Unit prices as last shown: the price without a campaign, the lowest of the 30 days before an announced reduction (null
   * without one), and the current price.
   */
  normalPriceCents: Cents
  lowestPriceCents: Cents | null
  priceCents: Cents
  /** What the shopper saw before the price changed; null when it did not. */
  previousPriceCents: Cents | null
  customTablet: CustomTablet | null
  /** The recipient and the day of a gift card; null or missing for everything else. */
  giftCard?: SoldCard | null
  /** A promotion adds and removes this line; it is never stored. */
  isGift?: boolean
}

/** What the catalogue says of a variation right now. */
export interface Sellable {
  code: string
  displayName: string
  /** Site path with language prefix. */
  url: string
  /** Media path; empty without a picture. */
  imageUrl: string
  weightGrams: number
  drainedGrams: number | null
  volumeMl: number | null
  pieces: number
  vatClass: TaxClass
  /** Prices as in `CartLine`. */
  normalPriceCents: Cents
  lowestPriceCents: Cents | null
  priceCents: Cents
  isBuyable: boolean
  /** A recall or another notice of the operator about the product. */
  notice?: ProductNotice | null
  productType: 'Product' | 'Package' | 'CustomTablet' | 'GiftCard'
  /** Stock items that one unit takes, with their free quantity now: a package takes its contents. */
  demands: readonly { stockCode: string; quantity: number; available: number }[]
  /** Units available now. */
  available: number
  brand: string
  /** Broad to narrow. */
  categories: readonly string[]
  /** All categories of its product; missing: none. */
  categoryCodes?: readonly string[]
  /** What an engraved tablet is drawn on; null for everything else. */
  flavour: TabletPlates | null
}

export type Sellables = ReadonlyMap<string, Sellable>
