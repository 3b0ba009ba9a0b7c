import { useMemo } from 'react'
import { Emphasised, withoutEmphasis } from '#src/content/web/Emphasised.tsx'
import type { ProductHighlightBlock as StoredHighlight } from '../../../contract/blocks/product-highlight-block.schema.ts'
import type { ProductCard } from '#src/products/contract/card.ts'
import { ProductRow } from '#src/products/web/cards/ProductRow.tsx'

/** As delivered: the stored block with the cards the server found for it. */
export interface DeliveredHighlight extends StoredHighlight {
  products: ProductCard[]
}

/** Cards under a heading; nothing at all while none of its products is to be had. */
export function ProductHighlightBlock({ block }: { block: DeliveredHighlight }) {
  const { heading, headingLevel, body, ctaLabel, ctaUrl, products } = block
  const { id } = block.contentLink
  const list = useMemo(() => ({ id: `block-${id}`, name: withoutEmphasis(heading) || `block-${id}` }), [id, heading])
  return (
    <ProductRow
      heading={heading === '' ? null : <Emphasised text={heading} />}
      headingLevel={headingLevel}
      body={body}
      link={ctaLabel === '' ? null : { label: ctaLabel, url: ctaUrl }}
      cards={products}
      list={list}
    />
  )
}
