import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase, sampleHero } from '../../contract/sample-base.ts'
import {
  backgroundColorHex,
  ctaLabel,
  ctaLabelSecondary,
  ctaUrlSecondary,
  heading,
  headingLevel,
  preHeading,
  preHeadingColor,
  textColor,
  url,
} from '../../contract/shared-fields.ts'

const fields = {
  preHeading,
  preHeadingColor,
  heading,
  headingLevel,
  body: field.richText('Teksti', 'Text'),
  image: field.media('Kuva', 'Picture', { required: true }),
  mobileImage: field.media('Pystykuva puhelimille', 'Portrait picture for phones'),
  ctaLabel,
  ctaUrl: url,
  ctaLabelSecondary,
  ctaUrlSecondary,
  backgroundColorHex,
  textColor,
  overlayOpacity: field.number('Tekstialueen peitto, %', 'Opacity of the text’s ground, %', {
    group: 'look',
    integer: true,
    min: 0,
    max: 100,
    help: [
      '0: teksti on kuvan rauhallisella kolmanneksella. Muut: vähintään niin paljon, että teksti näkyy kaikilla kuvilla.',
      '0: the text lies on the picture’s calm third. Else at least as much as it takes to be read on every picture.',
    ],
  }),
}

/** Words on a part of a picture: in a compartment that the picture shows through, or on its calm third. */
export type ImageOverlayBlock = BlockOf<typeof fields>

export const imageOverlayBlockSample = {
  ...sampleBase('ImageOverlayBlock', 140),
  preHeading: '',
  preHeadingColor: null,
  heading: 'Kaksitoista täytettä, *kaksi vuotta*',
  headingLevel: 'h2',
  body: '<p>Helsinki-rasian järjestys ratkaistiin arpomalla, koska kukaan ei suostunut jättämään lakritsia viimeiseksi.</p>',
  image: sampleHero('hero-pralines', 'Avoin konvehtirasia, jossa on kaksitoista konvehtia'),
  mobileImage: sampleHero('hero-pralines-portrait', 'Avoin konvehtirasia, jossa on kaksitoista konvehtia'),
  ctaLabel: 'Avaa rasia',
  ctaUrl: '/tuotteet/konvehdit/helsinki-konvehtirasia',
  ctaLabelSecondary: '',
  ctaUrlSecondary: '',
  backgroundColorHex: 'accent',
  textColor: null,
  overlayOpacity: 88,
} satisfies ImageOverlayBlock

export const imageOverlayBlock = {
  type: 'ImageOverlayBlock',
  label: { fi: 'Teksti kuvalla', en: 'Image overlay' },
  category: 'media',
  icon: 'picture',
  fields,
  samples: [
    imageOverlayBlockSample,
    {
      ...imageOverlayBlockSample,
      preHeading: 'Kasvipohjainen, vuodesta 2019',
      heading: '*Kaura riittää.*',
      body: '<p>Neljä ainesta, joista kolme kasvaa Suomessa. Neljäs tulee laivalla.</p>',
      image: sampleHero('hero-willja', 'Willja-suklaita, puolukkahyytelöpussi ja kulhollinen kauraa'),
      mobileImage: sampleHero('hero-willja-portrait', 'Willja-suklaita, puolukkahyytelöpussi ja kulhollinen kauraa'),
      ctaLabel: 'Tutustu willjaan',
      ctaUrl: '/willja',
      backgroundColorHex: '#b5c4aa',
      overlayOpacity: 0,
    },
  ],
} as const satisfies BlockDefinition
