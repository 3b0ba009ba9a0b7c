import { relatedProductsMax } from '../contract/limits.ts'
import { isForSale, type ProductEntry } from './product-entry.ts'
import type { Assortment } from './assortment.ts'
import type { ProductAggregate } from './product-aggregate.ts'

/** Entries of the products that are in the shop, in the order of the codes. */
export const entriesOf = (assortment: Assortment, codes: readonly string[]): ProductEntry[] =>
  codes.map((code) => assortment.get(code)).filter((other) => other !== null)

/** What a package holds; of anything else, the packages that hold it. */
export function relatedCodes({ variations }: ProductAggregate, holders: readonly string[]): string[] {
  const held = variations.flatMap(({ contents }) => contents.flatMap(({ item }) => item?.product.code ?? []))
  return [...new Set(held.length > 0 ? held : holders)]
}

/**
 * Related products that can be bought: the named ones, else the product's default cards; fewer than four are filled up from
 * the same category in standard order.
 */
export function relatedEntries(
  assortment: Assortment,
  entry: ProductEntry,
  codes: readonly string[],
  defaults: readonly ProductEntry[],
): ProductEntry[] {
  const own = entriesOf(assortment, codes)
  const named = (own.length > 0 ? own : defaults).filter(isForSale)
  const category = entry.mainCategory?.code
  const shelf =
    named.length >= 4 || category === undefined
      ? []
      : assortment.firstOf(category, 4 * relatedProductsMax).filter(isForSale)
  const all = new Map(
    [...named, ...shelf].filter((other) => other.code !== entry.code).map((other) => [other.code, other]),
  )
  const least = named.length >= 4 ? relatedProductsMax : 4
  return [...all.values()].slice(0, least)
}
