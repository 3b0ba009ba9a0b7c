import type { Block } from '#src/shell/contract/block.ts'
import type { ContentBlockName } from './block-registry.ts'
import { accordionItemsBlockSample } from './blocks/accordion-items-block/accordion-items-block.sample.ts'
import { categoryCardsBlockSample, noteCardsSample } from './blocks/category-cards-block/category-cards-block.sample.ts'
import { containerBlockSample } from './blocks/container-block/container-block.sample.ts'
import { heroBlockSample, heroPictureSample } from './blocks/hero-block/hero-block.sample.ts'
import { imageWithCtaBlockSample } from './blocks/image-with-cta-block/image-with-cta-block.sample.ts'
import { noticeBlockSample } from './blocks/notice-block/notice-block.sample.ts'
import { richTextBlockSample } from './blocks/rich-text-block/rich-text-block.sample.ts'
import { uspCardsBlockSample } from './blocks/usp-cards-block/usp-cards-block.sample.ts'

export type BlockSamples = Readonly<Record<string, readonly Block[]>>

/** Samples by template name, at least one for every block of this domain. Never part of the shop's bundle. */
export const contentBlockSamples = {
  'hero-block': [heroBlockSample, heroPictureSample],
  'rich-text-block': [richTextBlockSample, { ...richTextBlockSample, heading: '', field: 'butter' }],
  'notice-block': [noticeBlockSample],
  'category-cards-block': [categoryCardsBlockSample, noteCardsSample],
  'image-with-cta-block': [
    imageWithCtaBlockSample,
    { ...imageWithCtaBlockSample, background: 'accent', imageAlignment: 'right' },
    { ...imageWithCtaBlockSample, background: 'surface', quarter: false },
  ],
  'usp-cards-block': [uspCardsBlockSample],
  'accordion-items-block': [accordionItemsBlockSample],
  'container-block': [containerBlockSample],
} satisfies Record<ContentBlockName, readonly Block[]>
