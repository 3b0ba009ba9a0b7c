import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase, sampleDrawing } from '../../contract/sample-base.ts'
import { ctaLabel, heading, headingLevel, url } from '../../contract/shared-fields.ts'

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
        icon: field.media('Kuvake', 'Icon', {
          accept: ['vector'],
          help: [
            'Kun jollakin on kuvake, kortit ovat tummalla pohjalla otsikon vieressä.',
            'Where one has an icon the cards stand on the dark ground, beside the heading.',
          ],
        }),
      },
    }),
  }),
  ctaLabel,
  ctaUrl: url,
}

/** Facts under 2 px lines; with icons, cards on the dark ground. */
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
      icon: null,
    },
    {
      heading: 'Lyhyt matka',
      body: 'Tilaus lähtee samasta talosta, jossa levy valettiin, 1–3 arkipäivässä.',
      url: '',
      icon: null,
    },
    {
      heading: 'Kääre on paperia',
      body: 'Folio ja paperi lajitellaan erikseen, ja kumpikin kelpaa uudelleen.',
      url: '',
      icon: null,
    },
  ],
  ctaLabel: '',
  ctaUrl: '',
} satisfies UspCardsBlock

const uspCardsWithIconsSample = {
  ...uspCardsBlockSample,
  heading: 'Ennen kuin postiauto *lähtee*',
  usps: [
    {
      heading: 'Torstaihin 17.12.',
      body: 'Kello 14 mennessä tilattu ehtii aatoksi koko maahan, Utsjoelle tilaa päivää aiemmin.',
      url: '',
      icon: sampleDrawing('clock'),
    },
    {
      heading: 'Nauha ja kortti',
      body: 'Sidomme kuparinvärisen nauhan ja kirjoitamme kortin. Molemmat kuuluvat hintaan.',
      url: '',
      icon: sampleDrawing('gift'),
    },
    {
      heading: 'Yli 49 € ilmaiseksi',
      body: 'Pakettiautomaattiin tai kotiovelle, yhdessä lähetyksessä.',
      url: '/toimitus',
      icon: sampleDrawing('truck'),
    },
    {
      heading: 'Kuitu kiertoon',
      body: 'Rasia, nauha ja täyte kelpaavat kartonkikeräykseen sellaisinaan.',
      url: '',
      icon: sampleDrawing('leaf'),
    },
  ],
  ctaLabel: 'Toimitus ja palautus',
  ctaUrl: '/toimitus',
} satisfies UspCardsBlock

export const uspCardsBlock = {
  type: 'UspCardsBlock',
  label: { fi: 'Tosiasiat', en: 'Facts' },
  category: 'text',
  icon: 'cards',
  fields,
  samples: [uspCardsBlockSample, uspCardsWithIconsSample],
} as const satisfies BlockDefinition
