import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase, sampleHero } from '../../contract/sample-base.ts'
import { heading, headingLevel } from '../../contract/shared-fields.ts'

const hex = { roles: ['ink', 'copper-ink'], hex: true, textOn: '', group: 'look' } as const

const fields = {
  heading,
  headingLevel,
  publishedDate: field.dateTime('Päiväys', 'Date'),
  dateTextColor: field.colour('Päiväyksen väri', 'Colour of the date', hex),
  heroText: field.text('Teksti', 'Text', { maxLength: 400 }),
  heroTextColor: field.colour('Tekstin väri', 'Colour of the text', hex),
  heroImage: field.media('Kuva', 'Picture', { required: true }),
}

/** A picture from edge to edge, and a compartment with the heading that bites into it. */
export type ArticleHeroBlock = BlockOf<typeof fields>

export const articleHeroBlockSample = {
  ...sampleBase('ArticleHeroBlock', 150),
  heading: 'Näin maku *syntyy*',
  headingLevel: 'h2',
  publishedDate: '2026-11-05T08:00:00Z',
  dateTextColor: 'copper-ink',
  heroText: 'Ensin on suu, sitten papu, vasta sen jälkeen resepti. Kolme ihmistä Vallilasta kertoo järjestyksen.',
  heroTextColor: 'copper-ink',
  heroImage: sampleHero('hero-bars', 'Neljä Konvehdin suklaalevyä väreissä'),
} satisfies ArticleHeroBlock

export const articleHeroBlock = {
  type: 'ArticleHeroBlock',
  label: { fi: 'Artikkelin pääkuva', en: 'Article hero' },
  category: 'hero',
  icon: 'hero',
  fields,
  samples: [articleHeroBlockSample],
} as const satisfies BlockDefinition
