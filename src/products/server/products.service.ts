import { type Language, withLanguage } from '#src/common/locale.ts'
import type { Cents } from '#src/common/money.ts'
import { productLink } from '../contract/card.ts'
import type { ProductType, VatClass } from '../contract/codes.ts'
import type { StoredFlavour } from '../contract/product.ts'
import type { ProductNotice } from '../contract/notice.ts'
import { productsPath } from '../contract/paths.ts'
import { noticeIn } from '../rules/notice.ts'
import { largestQuantity, type StockDemand } from '../rules/availability.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { createSaleReader } from './sale-reader.ts'
import { listContentCodes, listSaleRowsByCode, type SaleReader, type SaleRow, type SaleTexts } from './sale.store.ts'
import { assess } from './sellable.ts'

/**
 * The catalogue for the other domains of the server: what a code is, what it costs now, whether and how often it can be bought.
 * As the database has it inside the caller's transaction. Stock changes are in `stock.service.ts`.
 */
export interface VariationForSale {
  code: string
  productCode: string
  productId: number
  productType: ProductType
  vatClass: VatClass
  brand: string
  /** The variation's name in the language: "Tumma suklaa 72 %, merisuola 40 g". */
  displayName: string
  productName: string
  /** Null when the product has no sizes or colours. */
  size: string | null
  color: string | null
  /** Site path with language prefix and `code`; empty for a product without a page. */
  url: string
  /** Media path; empty without a picture. */
  imageUrl: string
  imageAltText: string
  /** Names of the categories, broad to narrow, for analytics. */
  categories: string[]
  /** All that its product stands in, the main one first. */
  categoryCodes: string[]
  /** 0 for what is not weighed. */
  weightGrams: number
  drainedGrams: number | null
  volumeMl: number | null
  pieces: number
  /** A notice that must be shown with the offer: a recall, a warning. */
  notice: ProductNotice | null
  /** Null without a price; then it is not buyable either. */
  price: { normalCents: Cents; payableCents: Cents; lowest30DaysCents: Cents | null } | null
  /** Published, priced, inside its sales window, food facts complete; says nothing about stock. */
  isBuyable: boolean
  /** Units that can be sold now: for packages what their contents allow. */
  available: number
  /** Upper bound of a cart line (C-0.17). */
  maxQuantity: number
  /** What one unit takes from which stock item, and what is free of that: packages list their contents. */
  demands: (StockDemand & { available: number })[]
  /** What an engraved tablet is drawn on; null for everything else. */
  flavour: StoredFlavour | null
}

/** Variations by code, in no particular order; unknown codes are absent, unpublished ones come with `isBuyable` false. */
export type FindVariations = (
  db: Executor,
  codes: readonly string[],
  language: Language,
  now: Date,
) => Promise<Map<string, VariationForSale>>

const variationsBy =
  (read: SaleReader): FindVariations =>
  async (db, codes, language, now) => {
    const rows = await read(db, [...new Set(codes)], language)
    return new Map(rows.map((row) => [row.code, presentForSale(row, language, now)]))
  }

export const findVariationsForSale = variationsBy(listSaleRowsByCode)

/** Variations of these codes and of what the packages among them contain, whose product is recalled now, with its words. */
export async function findRecalls(
  db: Executor,
  codes: readonly string[],
  language: Language,
  now: Date,
): Promise<{ name: string; recall: string }[]> {
  const all = [...codes, ...(await listContentCodes(db, codes))]
  return [...(await findVariationsForSale(db, all, language, now)).values()].flatMap(({ displayName, notice }) =>
    notice?.type === 'recall' ? [{ name: displayName, recall: notice.text }] : [],
  )
}

/** The same, cached by `createSaleReader`, for callers that ask with every request of a visitor. */
export const createFindVariations = (clock: Clock): FindVariations => variationsBy(createSaleReader(clock))

function presentForSale(row: SaleRow & SaleTexts, language: Language, now: Date): VariationForSale {
  const { price, isBuyable, available } = assess(row, now)
  const path = row.categorySlug === '' ? null : `${productsPath[language]}/${row.categorySlug}/${row.productSlug}`
  return {
    code: row.code,
    productCode: row.productCode,
    productId: row.productId,
    productType: row.productType,
    vatClass: row.vatClass,
    brand: row.brand,
    displayName: row.variationName ?? row.productName,
    productName: row.productName,
    size: row.size,
    color: row.color,
    url: path === null ? '' : productLink(withLanguage(path, language), row.code),
    imageUrl: row.images[0] ?? '',
    imageAltText: row.imageAlt ?? '',
    categories: row.categoryName === '' ? [] : [row.categoryName],
    categoryCodes: row.categoryCodes,
    weightGrams: row.weightGrams,
    drainedGrams: row.drainedGrams,
    volumeMl: row.volumeMl,
    pieces: row.pieces,
    notice: noticeIn(row.notice, language),
    price,
    isBuyable,
    available,
    maxQuantity: largestQuantity(row.productType, available),
    demands: row.demands,
    flavour: row.flavour,
  }
}
