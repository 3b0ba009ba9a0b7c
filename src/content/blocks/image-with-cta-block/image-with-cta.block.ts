import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase, sampleProduct } from '../../contract/sample-base.ts'
import {
  ctaLabel,
  ctaLabelSecondary,
  ctaUrlSecondary,
  heading,
  headingLevel,
  imageAlignment,
  panelBackground,
  picture,
  preHeading,
  theme,
  url,
} from '../../contract/shared-fields.ts'

const fields = {
  preHeading,
  heading,
  headingLevel,
  body: field.richText('Teksti', 'Text'),
  image: picture,
  imageSecondary: field.media('Toinen kuva', 'Second picture', {
    help: ['Kuvan vieressä, tekstin alla.', 'Beside the picture, under the text.'],
  }),
  imageAlignment,
  ctaLabel,
  ctaUrl: url,
  ctaLabelSecondary,
  ctaUrlSecondary,
  background: panelBackground,
  note: field.string('Pieni rivi tekstin alla', 'Small line under the text', { maxLength: 200 }),
  quarter: field.boolean('Iso pyöreä kulma', 'One large rounded corner', { group: 'look' }),
  wordmark: field.enum('Sanamerkki otsikon paikalla', 'Wordmark in the heading’s place', {
    group: 'look',
    help: ['Otsikko luetaan silti ääneen.', 'The heading is still read aloud.'],
    options: {
      '': { fi: 'Ei', en: 'None' },
      willja: { fi: 'willja', en: 'willja' },
      froosh: { fi: 'Froosh', en: 'Froosh' },
    },
  }),
  theme,
}

/** Picture and text side by side; optional parts are skipped when empty. */
export type ImageWithCtaBlock = BlockOf<typeof fields>

export const imageWithCtaBlockSample = {
  ...sampleBase('ImageWithCtaBlock', 40),
  preHeading: '',
  heading: 'Kirjoita se *suklaaseen.*',
  headingLevel: 'h2',
  body: '<p>Kolmesataa grammaa suklaata ja kuusitoista merkkiä. Kaiverramme tekstisi ja postitamme levyn suoraan saajalle.</p>',
  image: sampleProduct('kaiverrettu-levy', 'Tumma suklaalevy, johon on kaiverrettu: Kiitos, olet kultaa'),
  imageSecondary: null,
  imageAlignment: 'left',
  ctaLabel: 'Katso levyä',
  ctaUrl: '/tuotteet/kaiverrettu-levy',
  ctaLabelSecondary: 'Näin teksti kaiverretaan',
  ctaUrlSecondary: '/tarinat/kaiverrus',
  background: 'rose',
  note: '24,90 € · valmis kahdessa arkipäivässä',
  quarter: true,
  wordmark: '',
  theme: '',
} satisfies ImageWithCtaBlock

const brandHalf = {
  ...imageWithCtaBlockSample,
  ctaLabelSecondary: '',
  ctaUrlSecondary: '',
  note: '',
  quarter: false,
} satisfies ImageWithCtaBlock

export const willjaHalfSample = {
  ...brandHalf,
  ...sampleBase('ImageWithCtaBlock', 41),
  heading: 'willja',
  body: '<p>Kauraa, kerkkää ja karpaloa. Kasvipohjaista suklaata, joka maistuu metsältä eikä lupaukselta.</p>',
  image: sampleProduct('willja-kauramaito'),
  imageSecondary: sampleProduct('willja-kuusenkerkka'),
  ctaLabel: 'Astu metsään',
  ctaUrl: '/willja',
  background: 'sage',
  wordmark: 'willja',
  theme: 'willja',
} satisfies ImageWithCtaBlock

export const frooshHalfSample = {
  ...brandHalf,
  ...sampleBase('ImageWithCtaBlock', 42),
  heading: 'Froosh',
  body: '<p>Hedelmää täysillä. Kirpeää, makeaa ja vähän molempia, samassa pussissa.</p>',
  image: sampleProduct('froosh-mansikkasydamet'),
  imageSecondary: sampleProduct('froosh-kirpeat-siivut'),
  ctaLabel: 'Maista nyt',
  ctaUrl: '/froosh',
  background: 'butter',
  wordmark: 'froosh',
  theme: 'froosh',
} satisfies ImageWithCtaBlock

export const imageWithCtaBlock = {
  type: 'ImageWithCtaBlock',
  label: { fi: 'Kuva ja teksti', en: 'Picture and words' },
  category: 'media',
  icon: 'picture',
  fields,
  samples: [
    imageWithCtaBlockSample,
    { ...imageWithCtaBlockSample, background: 'accent', imageAlignment: 'right' },
    { ...imageWithCtaBlockSample, background: 'surface', quarter: false },
  ],
} as const satisfies BlockDefinition
