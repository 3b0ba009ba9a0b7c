import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { ProductList } from '#src/listing/contract/product-list.ts'
import { labelKey } from '#src/products/server/product-cards.ts'
import type { ExclusionAnswer } from './exclusion-search.ts'

/** What a phrase wanted none of, on the wire; nothing where it wanted nothing of the kind. */
export type ShownExclusions = Pick<ProductList, 'without' | 'mayHaveTraces'>

export function presentExclusions(
  { without, mayHaveTraces }: Pick<ExclusionAnswer, 'without' | 'mayHaveTraces'>,
  language: Language,
  text: TextLookup,
): ShownExclusions {
  if (without.length === 0) return {}
  return {
    ...(mayHaveTraces && { mayHaveTraces }),
    without: without.map((key) => text(language, labelKey('freeFrom', key))),
  }
}
