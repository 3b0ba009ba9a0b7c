import { useMemo } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ProductPageFields } from '../../contract/product.ts'
import { ProductRow } from '../cards/ProductRow.tsx'

/** Others of the same category, with the way to all of it; nothing where the page's editors hide them. */
export function RelatedProducts({ fields }: { fields: ProductPageFields }) {
  const text = useText()
  const list = useMemo(
    () => ({ id: 'related-products', name: 'Related products', relatedTo: fields.code }),
    [fields.code],
  )
  if (fields.productPageMetadata.hideRelatedProducts) return null
  const { name, url } = fields.category
  return (
    <ProductRow
      heading={text('/catalogue/product/related')}
      cards={fields.relatedProducts}
      list={list}
      link={{ label: text('/catalogue/product/whole-category', { name }), url }}
    />
  )
}
