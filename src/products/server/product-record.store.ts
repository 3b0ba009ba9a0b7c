import { asc, count, desc, eq, inArray } from 'drizzle-orm'
import { languages } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { price, product, productText, restockRequest, variation, variationText } from './products.tables.ts'

/** Prices that a record shows. */
const pricesShown = 50

/** What staff see of a product in addition to its row in the list; null: there is none. */
export async function findProductParts(executor: Executor, code: string) {
  const [found] = await executor
    .select({ id: product.id, notice: product.notice })
    .from(product)
    .where(eq(product.code, code))
  if (!found) return null
  const texts = await executor.select().from(productText).where(eq(productText.productId, found.id))
  const variations = await executor
    .select()
    .from(variation)
    .where(eq(variation.productId, found.id))
    .orderBy(asc(variation.position))
  const codes = variations.map((one) => one.code)
  const names = await executor.select().from(variationText).where(inArray(variationText.variationCode, codes))
  const requests = await executor
    .select({ code: restockRequest.variationCode, waiting: count() })
    .from(restockRequest)
    .where(inArray(restockRequest.variationCode, codes))
    .groupBy(restockRequest.variationCode)
  const prices = await executor
    .select()
    .from(price)
    .where(inArray(price.variationCode, codes))
    .orderBy(desc(price.validFrom), desc(price.id))
    .limit(pricesShown)
  return {
    notice: found.notice,
    texts: languages.map((language) => {
      const written = texts.find((one) => one.language === language)
      return {
        language,
        name: written?.name ?? '',
        nameOfTheFood: written?.nameOfTheFood ?? '',
        shortDescription: written?.shortDescription ?? '',
        ingredients: written?.ingredients ?? '',
      }
    }),
    variations: variations.map(({ code: of, weightGrams, stockCode }) => ({
      code: of,
      name: names.find((one) => one.variationCode === of && one.language === 'fi')?.name ?? '',
      weightGrams,
      shelf: stockCode,
      waiting: requests.find((one) => one.code === of)?.waiting ?? 0,
    })),
    prices: prices.map((one) => ({
      code: one.variationCode,
      kind: one.kind,
      priceCents: one.cents,
      validFrom: one.validFrom,
      validTo: one.validTo,
      campaign: one.campaign,
      by: one.createdBy,
    })),
  }
}
