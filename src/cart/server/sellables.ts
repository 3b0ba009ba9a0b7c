import type { FindVariations } from '#src/products/server/products.service.ts'
import type { PromotionsService } from '#src/promotions/server/promotions.service.ts'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { Sellables } from '../rules/cart-line.ts'

export type LoadSellables = ReturnType<typeof sellablesBy>

/** Variations, and the gifts that promotions may add, as the catalogue knows them now. One without a price cannot be bought. */
export const sellablesBy =
  (findVariations: FindVariations, promotions: Pick<PromotionsService, 'giftCodes'>) =>
  async (executor: Executor, codes: readonly string[], language: Language, now: Date): Promise<Sellables> => {
    if (codes.length === 0) return new Map()
    const asked = [...codes, ...(await promotions.giftCodes(executor))]
    const variations = await findVariations(executor, asked, language, now)
    return new Map(
      [...variations.values()].map(({ price, ...variation }) => [
        variation.code,
        {
          ...variation,
          normalPriceCents: price?.normalCents ?? 0,
          lowestPriceCents: price?.lowest30DaysCents ?? null,
          priceCents: price?.payableCents ?? 0,
        },
      ]),
    )
  }
