import { useEffect, useRef } from 'react'
import { currency } from '#src/common/money.ts'
import { businessEvents } from '#src/shell/web/analytics/events.ts'
import { analyticsItem } from '#src/shell/web/analytics/item.ts'
import { productPosition, writeProductPositions } from '#src/shell/web/analytics/product-positions.ts'
import { track } from '#src/shell/web/analytics/track.ts'
import { usePage } from '#src/shell/web/page/page-context.ts'
import type { Variation } from '../../contract/product.ts'
import { withoutSoftHyphens } from '#src/common/soft-hyphens.ts'

/** Head tags other scripts read the product from (specification 2, section 4); gone with the page. */
export function useProductMeta(sku: string, productId: string): void {
  useEffect(() => {
    const tags = Object.entries({ sku, 'product-id': productId }).map(([name, content]) => {
      const meta = document.createElement('meta')
      meta.name = name
      meta.content = content
      document.head.append(meta)
      return meta
    })
    return () => tags.forEach((meta) => meta.remove())
  }, [sku, productId])
}

/** One product view per variation shown, the first included. */
export function useProductView(variation: Variation | null, productCode: string): void {
  const { pageMetadata } = usePage()
  const seen = useRef('')
  useEffect(() => {
    if (variation === null || seen.current === variation.code) return
    seen.current = variation.code
    // Found by the product's card, shown and bought as one of its variations
    const position = productPosition(productCode)
    if (position) writeProductPositions({ [variation.code]: position })
    const item = analyticsItem({
      code: variation.code,
      displayName: withoutSoftHyphens(variation.name),
      quantity: 1,
      placedPrice: variation.placedPrice ?? 0,
      paidPrice: variation.discountedPrice ?? 0,
      brand: brandNames(variation.brands)[0] ?? '',
      categories: pageMetadata.categories,
    })
    track({ event: businessEvents['product view'], ecommerce: { currency, value: item.price, items: [item] } })
  }, [variation, productCode, pageMetadata])
}

/** Packages carry their brand as one string (specification 2, section 3). */
const brandNames = (brands: Variation['brands']): string[] =>
  typeof brands === 'string' ? [brands] : brands.map((brand) => brand.value)
