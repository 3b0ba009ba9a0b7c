import type { ProductPageFields } from '../../contract/product.ts'

/** `lang` of a field's element: Finnish where a text exists in Finnish only (C-7.3), else that of the page around it. */
export const finnishIn =
  ({ finnishFields }: Pick<ProductPageFields, 'finnishFields'>) =>
  (field: string): 'fi' | undefined =>
    finnishFields.includes(field) ? 'fi' : undefined
