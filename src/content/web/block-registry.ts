import type { ComponentType } from 'react'
import type { AccordionItemsBlock as AccordionItemsFields } from '../contract/blocks/accordion-items-block.schema.ts'
import type { CategoryCardsBlock as CategoryCardsFields } from '../contract/blocks/category-cards-block.schema.ts'
import type { ContainerBlock as ContainerFields } from '../contract/blocks/container-block.schema.ts'
import type { HeroBlock as HeroFields } from '../contract/blocks/hero-block.schema.ts'
import type { ImageWithCtaBlock as ImageWithCtaFields } from '../contract/blocks/image-with-cta-block.schema.ts'
import type { NoticeBlock as NoticeFields } from '../contract/blocks/notice-block.schema.ts'
import type { RichTextBlock as RichTextFields } from '../contract/blocks/rich-text-block.schema.ts'
import type { UspCardsBlock as UspCardsFields } from '../contract/blocks/usp-cards-block.schema.ts'
import { AccordionItemsBlock } from './blocks/accordion-items-block/AccordionItemsBlock.tsx'
import { CategoryCardsBlock } from './blocks/category-cards-block/CategoryCardsBlock.tsx'
import { ContainerBlock } from './blocks/container-block/ContainerBlock.tsx'
import { HeroBlock } from './blocks/hero-block/HeroBlock.tsx'
import { ImageWithCtaBlock } from './blocks/image-with-cta-block/ImageWithCtaBlock.tsx'
import { NoticeBlock } from './blocks/notice-block/NoticeBlock.tsx'
import { RichTextBlock } from './blocks/rich-text-block/RichTextBlock.tsx'
import { UspCardsBlock } from './blocks/usp-cards-block/UspCardsBlock.tsx'

export { type BlockComponents, BlockComponentsContext } from './block-components-context.ts'

/** The blocks of this domain and what each of them is given. A new block is a folder and a line in both lists. */
export interface ContentBlocks {
  'hero-block': HeroFields
  'rich-text-block': RichTextFields
  'notice-block': NoticeFields
  'category-cards-block': CategoryCardsFields
  'image-with-cta-block': ImageWithCtaFields
  'usp-cards-block': UspCardsFields
  'accordion-items-block': AccordionItemsFields
  'container-block': ContainerFields
}
export type ContentBlockName = keyof ContentBlocks

export const contentBlockComponents = {
  'hero-block': HeroBlock,
  'rich-text-block': RichTextBlock,
  'notice-block': NoticeBlock,
  'category-cards-block': CategoryCardsBlock,
  'image-with-cta-block': ImageWithCtaBlock,
  'usp-cards-block': UspCardsBlock,
  'accordion-items-block': AccordionItemsBlock,
  'container-block': ContainerBlock,
} satisfies { [Name in ContentBlockName]: ComponentType<{ block: ContentBlocks[Name] }> }
