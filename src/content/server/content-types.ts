import type { TSchema } from 'typebox'
import type { Block } from '#src/shell/contract/block.ts'
import type { Language } from '#src/common/locale.ts'
import type { PageRequest } from '#src/shell/contract/page-source.ts'
import { AccordionItemsBlock } from '../contract/blocks/accordion-items-block.schema.ts'
import { CategoryCardsBlock } from '../contract/blocks/category-cards-block.schema.ts'
import { ContainerBlock } from '../contract/blocks/container-block.schema.ts'
import { HeroBlock } from '../contract/blocks/hero-block.schema.ts'
import { ImageWithCtaBlock } from '../contract/blocks/image-with-cta-block.schema.ts'
import { NoticeBlock } from '../contract/blocks/notice-block.schema.ts'
import { RichTextBlock } from '../contract/blocks/rich-text-block.schema.ts'
import { UspCardsBlock } from '../contract/blocks/usp-cards-block.schema.ts'
import {
  ArticlePageFields,
  FunctionPageFields,
  LandingPageFields,
  SiteSettingsFields,
  StartPageFields,
} from '../contract/pages/page-fields.ts'
import { SitePopupsFields } from '../contract/site-popups.schema.ts'

/** A kind of content on the server: its schema, and what must be filled in when it is delivered. */
export interface ContentType {
  schema: TSchema
  /** Adds what is not stored (product cards, counts). Tags name what the addition depends on. */
  enrich?: (block: Block, context: EnrichContext) => Promise<{ block: Block; tags: string[] }>
}
export interface EnrichContext {
  language: Language
  request: PageRequest
}

export type ContentTypes = Readonly<Record<string, ContentType>>

/** Blocks this domain owns; `src/app` adds those of other domains. */
export const contentBlockTypes: ContentTypes = {
  HeroBlock: { schema: HeroBlock },
  RichTextBlock: { schema: RichTextBlock },
  NoticeBlock: { schema: NoticeBlock },
  CategoryCardsBlock: { schema: CategoryCardsBlock },
  ImageWithCtaBlock: { schema: ImageWithCtaBlock },
  UspCardsBlock: { schema: UspCardsBlock },
  AccordionItemsBlock: { schema: AccordionItemsBlock },
  ContainerBlock: { schema: ContainerBlock },
  SiteSettings: { schema: SiteSettingsFields },
  SitePopups: { schema: SitePopupsFields },
}

export const contentPageTypes: ContentTypes = {
  StartPage: { schema: StartPageFields },
  LandingPage: { schema: LandingPageFields },
  ArticlePage: { schema: ArticlePageFields },
  CartPage: { schema: FunctionPageFields },
  CheckoutPage: { schema: FunctionPageFields },
  OrderConfirmationPage: { schema: FunctionPageFields },
  ErrorPage: { schema: FunctionPageFields },
  NotFoundPage: { schema: FunctionPageFields },
  /** A level of the tree without a page of its own. */
  Folder: { schema: FunctionPageFields },
}
