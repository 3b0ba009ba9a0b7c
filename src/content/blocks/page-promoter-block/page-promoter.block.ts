import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase } from '../../contract/sample-base.ts'
import { heading, headingLevel } from '../../contract/shared-fields.ts'

const fields = {
  heading,
  headingLevel,
  pages: field.list('Sivut', 'Pages', {
    max: 12,
    help: ['Järjestyksessä. Tyhjä: haaran uusimmat.', 'In order. Empty: the newest of the branch.'],
    of: field.pageRef('Sivu', 'Page', { required: true }),
  }),
  branch: field.pageRef('Haara', 'Branch', {
    help: ['Sivu, jonka alasivuista uusimmat nostetaan.', 'The page whose newest pages below are promoted.'],
  }),
  count: field.number('Sivuja haarasta', 'Pages of the branch', { integer: true, min: 1, max: 12 }),
}

/** Links to pages worth reading: chosen ones, or the newest of a branch. */
export type PagePromoterBlock = BlockOf<typeof fields>

export const pagePromoterBlockSample = {
  ...sampleBase('PagePromoterBlock', 200),
  heading: 'Lue ennen *ruuhkaa*',
  headingLevel: 'h2',
  pages: [],
  branch: 'content:stories',
  count: 3,
} satisfies PagePromoterBlock

export const pagePromoterBlock = {
  type: 'PagePromoterBlock',
  label: { fi: 'Sivunosto', en: 'Page promoter' },
  category: 'products',
  icon: 'cards',
  fields,
  samples: [pagePromoterBlockSample],
} as const satisfies BlockDefinition
