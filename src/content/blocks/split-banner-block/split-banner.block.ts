import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase, sampleProduct } from '../../contract/sample-base.ts'
import {
  backgroundColorHex,
  ctaLabel,
  headingLevel,
  imageAlignment,
  picture,
  url,
} from '../../contract/shared-fields.ts'

const fields = {
  image: picture,
  imageAlignment,
  title: field.string('Otsikko', 'Title', { emphasis: true, maxLength: 200, required: true }),
  headingLevel,
  subtitle: field.text('Teksti', 'Text', { maxLength: 400 }),
  ctaLabel,
  ctaUrl: url,
  newWindow: field.boolean('Linkki uuteen ikkunaan', 'Link in a new window'),
  backgroundColorHex,
}

/** Picture and offer, half and half. */
export type SplitBannerBlock = BlockOf<typeof fields>

export const splitBannerBlockSample = {
  ...sampleBase('SplitBannerBlock', 130),
  image: sampleProduct('yrityslahja-kuratoitu', 'Tummansininen lahjarasia, jossa on kultainen nauha'),
  imageAlignment: 'left',
  title: 'Kolmesataa rasiaa, *kolmesataa nimeä*',
  headingLevel: 'h2',
  subtitle: 'Yrityslahjat kootaan Vallilassa, ja kortit kirjoitetaan käsin. Pienin erä on kaksikymmentä.',
  ctaLabel: 'Pyydä tarjous',
  ctaUrl: '/yhteystiedot',
  newWindow: true,
  backgroundColorHex: 'bone',
} satisfies SplitBannerBlock

export const splitBannerBlock = {
  type: 'SplitBannerBlock',
  label: { fi: 'Jaettu banneri', en: 'Split banner' },
  category: 'media',
  icon: 'columns',
  fields,
  samples: [
    splitBannerBlockSample,
    { ...splitBannerBlockSample, imageAlignment: 'right', newWindow: false, backgroundColorHex: '#24403c' },
  ],
} as const satisfies BlockDefinition
