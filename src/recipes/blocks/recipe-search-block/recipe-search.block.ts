import type { BlockDefinition, BlockOf } from '#src/content/contract/block-definition.ts'
import { field } from '#src/content/contract/fields.ts'
import { sampleBase } from '#src/content/contract/sample-base.ts'
import { backdrop, heading, headingLevel } from '#src/content/contract/shared-fields.ts'

const fields = {
  heading,
  headingLevel,
  lead: field.text('Ingressi', 'Lead', { maxLength: 400 }),
  field: backdrop,
  mode: field.enum('Tapa', 'Mode', {
    options: {
      search: { fi: 'Etsii tällä sivulla', en: 'Searches on this page' },
      redirect: { fi: 'Johtaa hakusivulle', en: 'Leads to the search page' },
    },
  }),
  searchPageUrl: field.url('Hakusivu', 'Search page', {
    shownWhen: { field: 'mode', is: ['redirect'] },
    help: ['Vain kun lohko johtaa sinne.', 'Only where the block leads there.'],
  }),
}

/** Searches recipes on its page, or links to the page that does (specification 2, section 2). */
export type RecipeSearchBlock = BlockOf<typeof fields>

const search = {
  ...sampleBase('RecipeSearchBlock', 140),
  heading: 'Reseptit',
  headingLevel: 'h2',
  lead: 'Leivottua, sulatettua ja sellaisenaan murrettua.',
  field: 'peach',
  mode: 'search',
  searchPageUrl: '',
} satisfies RecipeSearchBlock
const redirect: RecipeSearchBlock = {
  ...search,
  ...sampleBase('RecipeSearchBlock', 141),
  heading: 'Mitä tänään *leivotaan*?',
  lead: '',
  field: 'butter',
  mode: 'redirect',
  searchPageUrl: '/reseptit',
}

export const recipeSearchBlock = {
  type: 'RecipeSearchBlock',
  label: { fi: 'Reseptihaku', en: 'Recipe search' },
  category: 'products',
  icon: 'search',
  fields,
  samples: [search, redirect],
} as const satisfies BlockDefinition
