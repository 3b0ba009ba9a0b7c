import { accordionItemsBlock } from './accordion-items-block/accordion-items.block.ts'
import { containerBlock } from './container-block/container.block.ts'
import { heroBlock } from './hero-block/hero.block.ts'
import { imageWithCtaBlock } from './image-with-cta-block/image-with-cta.block.ts'
import { noticeBlock } from './notice-block/notice.block.ts'
import { richTextBlock } from './rich-text-block/rich-text.block.ts'
import { storyBlocks } from './story.blocks.ts'
import { uspCardsBlock } from './usp-cards-block/usp-cards.block.ts'

/** Blocks of most pages. A new one is a folder, a line here, and a line in `components.ts`, which the compiler demands. */
export const everydayBlocks = [
  heroBlock,
  richTextBlock,
  noticeBlock,
  imageWithCtaBlock,
  uspCardsBlock,
  accordionItemsBlock,
  containerBlock,
] as const

/** The blocks of this domain. */
export const contentBlocks = [...everydayBlocks, ...storyBlocks] as const
