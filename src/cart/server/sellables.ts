import {
  createVariationReader,
  findVariationsForSale,
  type SaleFacts,
  type VariationForSale,
} from '#src/products/server/products.service.ts'
import type { Language } from '#src/common/locale.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import type { Sellables } from '../rules/cart-line.ts'

/** The catalogue's word on these variations, in the cart's own terms. One without a price cannot be bought. */
export async function loadSellables(
  executor: Executor,
  codes: readonly string[],
  language: Language,
  now: Date,
): Promise<Sellables> {
  if (codes.length === 0) return new Map()
  return inOwnTerms(await findVariationsForSale(executor, codes, language, now))
}

/** The same from facts that came with the cart. */
export function createSellablesReader(db: Database) {
  const read = createVariationReader(db)
  return async (facts: readonly SaleFacts[], language: Language, now: Date): Promise<Sellables> =>
    inOwnTerms(await read(facts, language, now))
}

const inOwnTerms = (variations: ReadonlyMap<string, VariationForSale>): Sellables =>
  new Map(
    [...variations.values()].map(({ price, ...variation }) => [
      variation.code,
      {
        ...variation,
        priceCents: price?.payableCents ?? 0,
        listPriceCents: price?.lowest30DaysCents ?? price?.payableCents ?? 0,
      },
    ]),
  )
