import type { Cents } from '#src/common/money.ts'
import { chooseReaching } from '../rules/reaching.ts'
import type { Assortment } from './assortment.ts'
import { categoryLine } from './category-tree.ts'
import { isForSale, type ProductEntry } from './product-entry.ts'

/** Tags of seasonal products, which are not offered all the year round. */
const ofSeason = ['christmas', 'easter']

/** Chooses among products that one press can buy now; `without`: variations already in the cart. */
export function findReaching(
  assortment: Pick<Assortment, 'entries'>,
  missingCents: Cents,
  without: ReadonlySet<string>,
): { isTogether: boolean; products: ProductEntry[] } {
  const open = [...assortment.entries()].flatMap((entry) => {
    const { payableCents, mainCategory, variationCodes } = entry
    if (payableCents === null || mainCategory === null) return []
    if (!isForSale(entry) || entry.needsChoice) return []
    if (entry.isRecalled || entry.tags.some((tag) => ofSeason.includes(tag))) return []
    if (variationCodes.some((code) => without.has(code))) return []
    return [{ code: entry.code, cents: payableCents, category: categoryLine(mainCategory)[0]?.code ?? '', entry }]
  })
  const inOrder = open.toSorted((a, b) => a.entry.position - b.entry.position || (a.code < b.code ? -1 : 1))
  const { isTogether, products } = chooseReaching(inOrder, missingCents)
  return { isTogether, products: products.map(({ entry }) => entry) }
}
