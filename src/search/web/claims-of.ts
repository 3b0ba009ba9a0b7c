import type { ProductList } from '#src/listing/contract/product-list.ts'

/** The claims that a phrase asked for, as they are named. */
export const claimsOf = ({ without = [], recipe = [] }: Pick<ProductList, 'without' | 'recipe'>): string =>
  [...without, ...recipe].join(', ')
