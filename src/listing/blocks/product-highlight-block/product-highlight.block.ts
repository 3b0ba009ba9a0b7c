import type { BlockDefinition, BlockOf } from '#src/content/contract/block-definition.ts'
import { field } from '#src/content/contract/fields.ts'
import { sampleBase } from '#src/content/contract/sample-base.ts'
import { heading, url } from '#src/content/contract/shared-fields.ts'
import type { ProductCard } from '#src/products/contract/card.ts'
import { sampleCards } from '#src/products/contract/sample-cards.ts'

const fields = {
  heading,
  headingLevel: field.enum('Otsikkotaso', 'Heading level', {
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

/** With a way onward, and a bare row. On a page of the tree their cards are found on delivery. */
const full = {
  ...sampleBase('ProductHighlightBlock', 91),
  heading: 'Tämän kuun *suosikit*',
  headingLevel: 'h2',
  body: 'Neljä levyä, joita murrettiin eniten.',
  ctaLabel: 'Kaikki suklaalevyt',
  ctaUrl: '/tuotteet/suklaalevyt',
  productCodes: [],
  categoryCode: 'suklaalevyt',
  products: sampleCards.slice(1, 5),
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
  fields,
  samples: [full, bare],
} as const satisfies BlockDefinition
