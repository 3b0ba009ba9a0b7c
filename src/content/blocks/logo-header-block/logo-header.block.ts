import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase } from '../../contract/sample-base.ts'
import { backgroundColorHex } from '../../contract/shared-fields.ts'

const fields = {
  logoImage: field.media('Tunnus', 'Logo', {
    help: [
      'Tyhjä: teeman oma sanamerkki, ellei sivun otsake jo näytä samaa.',
      'Empty: the theme’s own wordmark, unless the page’s header has it already.',
    ],
  }),
  showBackButton: field.boolean('Takaisin-linkki', 'Way back', { group: 'look' }),
  backgroundColorHex,
}

/** The logo and a way back: the head of campaign pages. */
export type LogoHeaderBlock = BlockOf<typeof fields>

export const logoHeaderBlockSample = {
  ...sampleBase('LogoHeaderBlock', 170),
  logoImage: null,
  showBackButton: true,
  backgroundColorHex: '#6b1a21',
} satisfies LogoHeaderBlock

export const logoHeaderBlock = {
  type: 'LogoHeaderBlock',
  label: { fi: 'Tunnusotsake', en: 'Logo header' },
  category: 'hero',
  icon: 'picture',
  fields,
  samples: [logoHeaderBlockSample, { ...logoHeaderBlockSample, showBackButton: false, backgroundColorHex: 'surface' }],
} as const satisfies BlockDefinition
