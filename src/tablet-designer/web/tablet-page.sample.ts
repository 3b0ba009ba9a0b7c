import type { ProductPageFields, Variation } from '#src/products/contract/product.ts'
import { sampleProduct, sampleVariation } from '#src/products/web/samples/sample-product.ts'
import { samplePage } from '#src/shell/web/chrome/shell-page.sample.ts'

export const path = '/tuotteet/kaiverrettu-levy/kaiverrettu-levy'

/** A flavour that can be bought. */
export const tablet = (code: string, name: string, changes: Partial<Variation> = {}): Variation =>
  sampleVariation(code, {
    name: `Kaiverrettu suklaalevy, ${name}`,
    url: `${path}?code=${code}`,
    productType: 'CustomTablet',
    flavour: {
      key: name,
      name,
      plates: { front: `/media/plates/${code}-f.webp`, back: `/media/plates/${code}-b.webp` },
      cut: '#cbb08f',
    },
    isBuyable: true,
    inStock: true,
    inStockQuantity: 60,
    ...changes,
  })

/** A designer page of these flavours. */
export const pageOf = (variations: Variation[], fields: Partial<ProductPageFields> = {}) =>
  samplePage({
    url: path,
    contentType: ['Page', 'ProductPage', 'CustomTabletPage'],
    ...sampleProduct,
    template: 'custom-tablet' as const,
    variations,
    relatedProducts: [],
    ...fields,
  })

export const two = () => [tablet('DARK', 'Tumma 70 %'), tablet('MILK', 'Maito 40 %')]
