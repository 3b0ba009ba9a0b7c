import type { ImageWithCtaBlock } from '../../../contract/blocks/image-with-cta-block.schema.ts'
import { sampleBase, sampleProduct } from '../../sample-base.ts'

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
