import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { ProductList } from '#src/listing/contract/product-list.ts'
import { isRecipeClaim } from '#src/products/contract/codes.ts'
import { labelKey } from '#src/products/server/product-cards.ts'
import type { ExclusionAnswer } from './exclusion-search.ts'

/** The claims that a phrase asked for, on the wire; nothing where it asked for none. */
export type ShownExclusions = Pick<ProductList, 'without' | 'recipe'>

export function presentExclusions(
  { without }: Pick<ExclusionAnswer, 'without'>,
  language: Language,
  text: TextLookup,
): ShownExclusions {
  const labels = (isAboutRecipe: boolean): string[] =>
    without
      .filter((key) => isRecipeClaim(key) === isAboutRecipe)
      .map((key) => text(language, labelKey('freeFrom', key)))
  const [free, recipe] = [labels(false), labels(true)]
  return { ...(free.length > 0 && { without: free }), ...(recipe.length > 0 && { recipe }) }
}
