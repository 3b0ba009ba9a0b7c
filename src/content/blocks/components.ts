import type { ComponentsOf } from '../web/block-components-context.ts'
import { AccordionItemsBlock } from './accordion-items-block/AccordionItemsBlock.tsx'
import { ContainerBlock } from './container-block/ContainerBlock.tsx'
import type { everydayBlocks } from './content.blocks.ts'
import { HeroBlock } from './hero-block/HeroBlock.tsx'
import { ImageWithCtaBlock } from './image-with-cta-block/ImageWithCtaBlock.tsx'
import { NoticeBlock } from './notice-block/NoticeBlock.tsx'
import { RichTextBlock } from './rich-text-block/RichTextBlock.tsx'
import { UspCardsBlock } from './usp-cards-block/UspCardsBlock.tsx'

export const contentBlockComponents = {
  HeroBlock,
  RichTextBlock,
  NoticeBlock,
  ImageWithCtaBlock,
  UspCardsBlock,
  AccordionItemsBlock,
  ContainerBlock,
} satisfies ComponentsOf<typeof everydayBlocks>
