import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase } from '../../contract/sample-base.ts'
import { heading, headingLevel, url } from '../../contract/shared-fields.ts'

const fields = {
  heading,
  headingLevel,
  usps: field.list('Tosiasiat', 'Facts', {
    max: 6,
    of: field.group('Tosiasia', 'Fact', {
      required: true,
      fields: {
        heading: field.string('Otsikko', 'Heading', { required: true, emphasis: true, maxLength: 120 }),
        body: field.text('Teksti', 'Text', { maxLength: 600 }),
        url,
      },
    }),
  }),
}

/** Facts under 2 px lines: no icons, no slogans. */
export type UspCardsBlock = BlockOf<typeof fields>

export const uspCardsBlockSample = {
  ...sampleBase('UspCardsBlock', 50),
  heading: '',
  headingLevel: 'h2',
  usps: [
    {
      heading: 'Nimetyt tilat',
      body: 'Kaakaomme tulee yhdeksältä tilalta, joiden nimet lukevat kääreessä.',
      url: '/tarinat/kaakao',
    },
    { heading: 'Lyhyt matka', body: 'Tilaus lähtee samasta talosta, jossa levy valettiin, 1–3 arkipäivässä.', url: '' },
    {
      heading: 'Kääre on paperia',
      body: 'Folio ja paperi lajitellaan erikseen, ja kumpikin kelpaa uudelleen.',
      url: '',
    },
  ],
} satisfies UspCardsBlock

export const uspCardsBlock = {
  type: 'UspCardsBlock',
  label: { fi: 'Tosiasiat', en: 'Facts' },
  fields,
  samples: [uspCardsBlockSample],
} as const satisfies BlockDefinition
