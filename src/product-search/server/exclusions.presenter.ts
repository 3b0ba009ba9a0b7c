import type { TextLookup } from '#src/common/errors.ts'
import { type Language, localeTag } from '#src/common/locale.ts'
import type { ProductList } from '#src/listing/contract/product-list.ts'
import type { Assortment } from '#src/products/server/assortment.ts'
import { labelKey, presentCard } from '#src/products/server/product-cards.ts'
import type { ExclusionAnswer } from './exclusion-search.ts'

/** The claims that a phrase asked for, on the wire, and what comes after what meets them; nothing where it asked for none. */
export type ShownExclusions = Pick<ProductList, 'without' | 'recipe' | 'others' | 'noAddedSugar'>

/** Claims about the recipe of something that may be there in traces all the same. */
const mayHaveTraces: readonly string[] = ['vegan', 'vegetarian']

export function presentExclusions(
  { without, others, noAddedSugar }: Pick<ExclusionAnswer, 'without' | 'others' | 'noAddedSugar'>,
  assortment: Pick<Assortment, 'getById'>,
  language: Language,
  text: TextLookup,
  most: number,
): ShownExclusions {
  const labels = (isAboutRecipe: boolean): string[] =>
    without
      .filter((key) => mayHaveTraces.includes(key) === isAboutRecipe)
      .map((key) => text(language, labelKey('freeFrom', key)))
  const entriesOf = (ids: readonly number[]) => ids.slice(0, most).flatMap((id) => assortment.getById(id) ?? [])
  const [free, recipe] = [labels(false), labels(true)]
  const sugars = new Intl.NumberFormat(localeTag(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return {
    ...(free.length > 0 && { without: free }),
    ...(recipe.length > 0 && { recipe }),
    ...(others.length > 0 && { others: entriesOf(others).map((entry) => presentCard(entry, language, text)) }),
    ...(noAddedSugar.length > 0 && {
      noAddedSugar: entriesOf(noAddedSugar).map((entry) => ({
        card: presentCard(entry, language, text),
        sugarString: entry.sugars === null ? '' : `${sugars.format(entry.sugars)}\u00a0g`,
      })),
    }),
  }
}
