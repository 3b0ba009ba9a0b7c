import type { ContainerBlock } from '../../../contract/blocks/container-block.schema.ts'
import { sampleBase } from '../../sample-base.ts'
import { frooshHalfSample, willjaHalfSample } from '../image-with-cta-block/image-with-cta-block.sample.ts'

/** Two brands side by side, each in its own theme. */
export const containerBlockSample = {
  ...sampleBase('ContainerBlock', 70),
  containerBlocks: [willjaHalfSample, frooshHalfSample],
  columns: 2,
  maxWidth: 'full',
  background: 'surface',
  theme: '',
  mobilePaddingBottom: 0,
  desktopPaddingBottom: 0,
} satisfies ContainerBlock
