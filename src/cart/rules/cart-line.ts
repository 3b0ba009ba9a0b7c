import type { ProductNotice } from '#src/products/contract/notice.ts'
import type { Cents } from '#src/common/money.ts'
import type { SoldCard } from '#src/gift-cards/contract/sold-card.ts'
import type { CustomTablet, TabletPlates } from '../contract/custom-tablet.ts'
import type { TaxClass } from './terms.ts'

/** A line as it is stored. */
export interface CartLine {
  id: string
  /** 0 for ordinary goods; engraved lines and gift cards have one each. */
  shipmentId: number
  code: string
  /** As the product was called when it was put in. */
  displayName: string
  quantity: number
  /**
   * Unit prices as last shown, kept apart: what it costs without a campaign, the lowest of the 30 days that a reduction is
   * announced from (null without one), and what is asked now.
   */
  normalPriceCents: Cents
  lowestPriceCents: Cents | null
  priceCents: Cents
  /** What the shopper saw before the price changed; null when it did not. */
  previousPriceCents: Cents | null
  customTablet: CustomTablet | null
  /** Who gets a gift card, and when; null or missing for everything else. */
  giftCard?: SoldCard | null
  /** A promotion has put it in, and takes it out again; it is never stored. */
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
  /** As of a line. */
  normalPriceCents: Cents
  lowestPriceCents: Cents | null
  priceCents: Cents
  isBuyable: boolean
  /** A recall or another word of the operator about the product. */
  notice?: ProductNotice | null
  productType: 'Product' | 'Package' | 'CustomTablet' | 'GiftCard'
  /** What one unit takes from which stock, and what is free of it now: a package takes of its contents. */
  demands: readonly { stockCode: string; quantity: number; available: number }[]
  /** Units that can be had now. */
  available: number
  brand: string
  /** Broad to narrow. */
  categories: readonly string[]
  /** All that its product stands in; missing: none. */
  categoryCodes?: readonly string[]
  /** What an engraved tablet is drawn on; null for everything else. */
  flavour: TabletPlates | null
}

export type Sellables = ReadonlyMap<string, Sellable>
