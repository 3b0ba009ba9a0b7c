import { sampleCards } from '#src/products/web/samples/sample-cards.ts'
import type { DeliveredHighlight } from './ProductHighlightBlock.tsx'

/** Four bars with a way onward, and a bare row. */
export const productHighlightSamples: DeliveredHighlight[] = [
  {
    contentLink: { id: 91, guidValue: 'sample-91' },
    contentType: ['Block', 'ProductHighlightBlock'],
    heading: 'Tämän kuun *suosikit*',
    headingLevel: 'h2',
    body: '',
    ctaLabel: 'Kaikki suklaalevyt',
    ctaUrl: '/tuotteet/suklaalevyt',
    productCodes: [],
    categoryCode: 'suklaalevyt',
    products: sampleCards.slice(0, 4),
  },
  {
    contentLink: { id: 92, guidValue: 'sample-92' },
    contentType: ['Block', 'ProductHighlightBlock'],
    heading: '',
    headingLevel: 'h3',
    body: '',
    ctaLabel: '',
    ctaUrl: '',
    productCodes: [],
    categoryCode: '',
    products: sampleCards.slice(4, 8),
  },
]
