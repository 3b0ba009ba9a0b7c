interface ReviewAnchorProps {
  /** The average with a link to the list; a chosen review; all of them. */
  kind: 'rating' | 'testimonial' | 'list'
  productCode: string
  variationCode: string
}

/**
 * Where a reviews service puts what it has (C-7). The page renders nothing inside, so that what the service writes there
 * stays; links to `#reviews` open the panel with the list.
 */
export function ReviewAnchor({ kind, productCode, variationCode }: ReviewAnchorProps) {
  return (
    <div
      className={`review-anchor review-anchor--${kind}`}
      data-review-widget={kind}
      data-product-code={productCode}
      data-variation-code={variationCode}
    />
  )
}
