import { useMemo } from 'react'
import { useBlockPlace } from '#src/content/web/block-place.ts'
import { Emphasised, withoutEmphasis } from '#src/content/web/Emphasised.tsx'
import { ProductRow } from '#src/products/web/cards/ProductRow.tsx'
import type { ProductHighlightBlock as HighlightFields } from './product-highlight.block.ts'

/** Cards under a heading; nothing at all while none of its products is to be had. */
export function ProductHighlightBlock({ block }: { block: HighlightFields }) {
  const { heading, headingLevel, body, ctaLabel, ctaUrl, products } = block
  const { id } = block.contentLink
  const { anchor } = useBlockPlace()
  const list = useMemo(() => ({ id: `block-${id}`, name: withoutEmphasis(heading) || `block-${id}` }), [id, heading])
  return (
    <ProductRow
      id={anchor}
      heading={heading === '' ? null : <Emphasised text={heading} />}
      headingLevel={headingLevel}
      body={body}
      link={ctaLabel === '' ? null : { label: ctaLabel, url: ctaUrl }}
      cards={products}
      list={list}
    />
  )
}
