import { Type } from 'typebox'
import { BlockBase } from '#src/shell/contract/block.ts'
import { ProductCard } from '#src/products/contract/card.ts'

/** A row of product cards. Stored with `productCodes` or `categoryCode`; the server fills in `products` on delivery. */
export const ProductHighlightBlock = Type.Interface([BlockBase], {
  heading: Type.String(),
  headingLevel: Type.Union([Type.Literal('h2'), Type.Literal('h3')]),
  body: Type.String(),
  ctaLabel: Type.String(),
  ctaUrl: Type.String(),
  productCodes: Type.Array(Type.String(), { maxItems: 12 }),
  /** Used when `productCodes` is empty: the category's first products in standard order. */
  categoryCode: Type.String(),
  /** Only on delivery, never stored. */
  products: Type.Optional(Type.Array(ProductCard)),
})
export type ProductHighlightBlock = Type.Static<typeof ProductHighlightBlock>
