import type { BlockDefinition, BlockOf } from '#src/content/contract/block-definition.ts'
import { field } from '#src/content/contract/fields.ts'
import { sampleBase } from '#src/content/contract/sample-base.ts'
import { heading, url } from '#src/content/contract/shared-fields.ts'
import type { ProductCard } from '#src/products/contract/card.ts'
import { sampleCard, samplePrice } from '#src/products/contract/sample-cards.ts'

const fields = {
  heading,
  headingLevel: field.enum('Otsikkotaso', 'Heading level', {
    group: 'look',
    options: { h2: { fi: 'Taso 2', en: 'Level 2' }, h3: { fi: 'Taso 3', en: 'Level 3' } },
  }),
  body: field.text('Teksti', 'Text', { maxLength: 600 }),
  ctaLabel: field.string('Linkin teksti', 'Link text', { maxLength: 80 }),
  ctaUrl: url,
  productCodes: field.list('Tuotteet', 'Products', {
    max: 12,
    of: field.productRef('Tuote', 'Product', { required: true }),
  }),
  categoryCode: field.categoryRef('Hylly', 'Shelf', {
    help: ['Sen ensimmäiset tuotteet, kun tuotteita ei ole nimetty.', 'Its first products when none are named.'],
  }),
}

/** A row of product cards: those named, else a category's first. */
export type ProductHighlightBlock = BlockOf<typeof fields> & {
  /** Found on delivery. */
  products: ProductCard[]
}

/** Products of the demo catalogue, so that requests for their price and stock find them. */
const cards: ProductCard[] = [
  sampleCard('tumma-72-merisuola', 'Tumma suklaa 72\u00a0%, merisuola', {
    code: 'KV1005',
    tags: { bestseller: 'Suosikki' },
    disableAddToCart: true,
    needsChoice: true,
  }),
  sampleCard('rubiini-vadelma', 'Rubiinisuklaa, vadelma', {
    code: 'KV1060',
    firstVariationCode: 'KV1060',
    field: 'peach',
    tags: { new: 'Uutuus' },
  }),
  sampleCard('tumma-85', 'Tumma suklaa 85\u00a0%', { code: 'KV1010', firstVariationCode: 'KV1010', field: 'bone' }),
  sampleCard('maito-suolainen-kinuski', 'Maitosuklaa 38\u00a0%, suolainen kinuski', {
    ...samplePrice(360, 100, 450),
    code: 'KV1040',
    firstVariationCode: 'KV1040',
    field: 'mint',
  }),
]

/** A sample with a link to more, and one with cards only. On a page of the tree the server finds the cards on delivery. */
const full = {
  ...sampleBase('ProductHighlightBlock', 91),
  heading: 'Tämän kuun *suosikit*',
  headingLevel: 'h2',
  body: 'Neljä levyä, joita murrettiin eniten.',
  ctaLabel: 'Kaikki suklaalevyt',
  ctaUrl: '/tuotteet/suklaalevyt',
  productCodes: [],
  categoryCode: 'suklaalevyt',
  products: cards,
} satisfies ProductHighlightBlock
const bare: ProductHighlightBlock = {
  ...full,
  ...sampleBase('ProductHighlightBlock', 92),
  heading: '',
  headingLevel: 'h3',
  body: '',
  ctaLabel: '',
  ctaUrl: '',
  categoryCode: '',
}

export const productHighlightBlock = {
  type: 'ProductHighlightBlock',
  label: { fi: 'Tuotenostot', en: 'Product highlight' },
  category: 'products',
  icon: 'product',
  fields,
  samples: [full, bare],
} as const satisfies BlockDefinition
