import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase } from '../../contract/sample-base.ts'
import { panelBackground, theme } from '../../contract/shared-fields.ts'
import { frooshHalfSample, willjaHalfSample } from '../image-with-cta-block/image-with-cta.block.ts'

const dividerShape = (fi: string, en: string) =>
  field.enum(fi, en, {
    group: 'look',
    options: {
      '': { fi: 'Suora', en: 'Straight' },
      splash: { fi: 'Roiske', en: 'Splash' },
      'wobbly-waves': { fi: 'Aallot', en: 'Wobbly waves' },
      ellipse: { fi: 'Kaari', en: 'Ellipse' },
    },
  })

const fields = {
  containerBlocks: field.area('Lohkot', 'Blocks'),
  columns: field.number('Palstoja', 'Columns', { group: 'look', integer: true, min: 1, max: 4 }),
  maxWidth: field.enum('Leveys', 'Width', {
    group: 'look',
    options: {
      content: { fi: 'Sisällön leveys', en: 'Content' },
      text: { fi: 'Tekstin leveys', en: 'Text' },
      full: { fi: 'Koko ikkuna', en: 'Whole window' },
    },
  }),
  background: panelBackground,
  theme,
  dividerShapeTop: dividerShape('Muoto yläreunassa', 'Shape on the upper edge'),
  dividerShapeBottom: dividerShape('Muoto alareunassa', 'Shape on the lower edge'),
  mobilePaddingBottom: field.number('Tila alla, puhelin', 'Space below, phone', {
    group: 'look',
    integer: true,
    min: 0,
    max: 4,
  }),
  desktopPaddingBottom: field.number('Tila alla, leveä', 'Space below, wide', {
    group: 'look',
    integer: true,
    min: 0,
    max: 4,
  }),
}

/** Groups blocks on one backdrop: side by side from 768 px, below each other on phones. */
export type ContainerBlock = BlockOf<typeof fields>

/** Two brands side by side, each in its own theme. */
export const containerBlockSample = {
  ...sampleBase('ContainerBlock', 70),
  containerBlocks: [willjaHalfSample, frooshHalfSample],
  columns: 2,
  maxWidth: 'full',
  background: 'surface',
  theme: '',
  dividerShapeTop: '',
  dividerShapeBottom: '',
  mobilePaddingBottom: 0,
  desktopPaddingBottom: 0,
} satisfies ContainerBlock

export const containerBlock = {
  type: 'ContainerBlock',
  label: { fi: 'Säiliö', en: 'Container' },
  category: 'layout',
  icon: 'columns',
  fields,
  samples: [
    containerBlockSample,
    {
      ...containerBlockSample,
      maxWidth: 'content',
      background: 'butter',
      dividerShapeTop: 'splash',
      dividerShapeBottom: 'wobbly-waves',
    },
    { ...containerBlockSample, maxWidth: 'content', background: 'sage', dividerShapeTop: 'ellipse' },
  ],
} as const satisfies BlockDefinition
