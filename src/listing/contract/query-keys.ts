import type { Language } from '#src/common/locale.ts'
import { formatListState, type ListState } from './list-state.ts'

/** Which list: a category's, all products (null: the products page), or what a phrase finds. */
export type ListSource = { categoryCode: string | null } | { phrase: string }

/** Key of one list answer in the query cache; the server seeds answers under the same key. */
export const productListKey = (language: Language, source: ListSource, state: ListState): readonly string[] => [
  ...('phrase' in source
    ? ['product-search', language, source.phrase]
    : ['product-list', language, source.categoryCode ?? '']),
  formatListState(state),
]
