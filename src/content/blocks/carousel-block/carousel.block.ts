import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase, sampleFilm, sampleProduct } from '../../contract/sample-base.ts'
import {
  backgroundColorHex,
  ctaLabel,
  film,
  heading,
  headingLevel,
  picture,
  url,
} from '../../contract/shared-fields.ts'

const fields = {
  heading,
  headingLevel,
  items: field.list('Diat', 'Slides', {
    min: 1,
    max: 12,
    of: field.group('Dia', 'Slide', {
      required: true,
      fields: {
        image: picture,
        video: film,
        heading: field.string('Otsikko', 'Heading', { emphasis: true, maxLength: 120 }),
        body: field.text('Teksti', 'Text', { maxLength: 400 }),
        ctaLabel,
        ctaUrl: url,
        backgroundColorHex,
      },
    }),
  }),
}

/** Slides that are turned by hand; the next ones are seen at the edge. */
export type CarouselBlock = BlockOf<typeof fields>

export const carouselBlockSample = {
  ...sampleBase('CarouselBlock', 180),
  heading: 'Kolme tapaa *laskea päiviä*',
  headingLevel: 'h2',
  items: [
    {
      video: null,
      image: sampleProduct('suklaajoulukalenteri', 'Joulukalenteri, jonka etupuolella on rivi helsinkiläisiä taloja'),
      heading: 'Kaksi\u00adkymmentä\u00adneljä luukkua, *kokonaan paperia*',
      body: 'Yksikään täyte ei toistu.',
      ctaLabel: 'Katso kalenteria',
      ctaUrl: '/joulu',
      backgroundColorHex: 'sky',
    },
    {
      video: sampleFilm('konvehdit', 'Konvehteja riveissä'),
      image: sampleProduct('joulukonvehdit', 'Rasia joulukonvehteja'),
      heading: 'Kaksitoista, *yksi illassa*',
      body: 'Joulukonvehdit luciasta aattoon.',
      ctaLabel: 'Katso rasiaa',
      ctaUrl: '/joulu',
      backgroundColorHex: 'cream',
    },
    {
      video: null,
      image: sampleProduct('suklaakuusi', 'Suklaasta valettu kuusi'),
      heading: 'Kuusi, *latvasta alkaen*',
      body: 'Kaksikymmentäneljä palaa, yksi joka päivälle.',
      ctaLabel: 'Katso kuusta',
      ctaUrl: '/joulu',
      backgroundColorHex: 'peach',
    },
  ],
} satisfies CarouselBlock

export const carouselBlock = {
  type: 'CarouselBlock',
  label: { fi: 'Karuselli', en: 'Carousel' },
  category: 'media',
  icon: 'carousel',
  fields,
  samples: [carouselBlockSample],
} as const satisfies BlockDefinition
