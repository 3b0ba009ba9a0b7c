import type { TSchema } from 'typebox'
import type { Block } from '#src/shell/contract/block.ts'
import type { ViewContext } from '#src/shell/contract/view-context.ts'
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
  enrich?: (block: Block, view: ViewContext) => Promise<{ block: Block; tags: string[] }>
  /** How a page of this type is found; without it the content search does not know the type. */
  search?: { topic: string; describe: (fields: Record<string, unknown>) => SearchDescription }
  /** Robots leave every page of this type out, whatever its editors say. */
  noindex?: true
}

/** What the search shows and weighs of a page, from its stored fields. */
export interface SearchDescription {
  /** Empty: the page's name. May hold soft hyphens and emphasis. */
  heading: string
  /** What the editors call its subject. */
  subject?: string
  /** Media path. */
  image?: string
  summary: string
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
  LandingPage: { schema: LandingPageFields, search: { topic: 'page', describe: describeLanding } },
  ArticlePage: { schema: ArticlePageFields, search: { topic: 'article', describe: describeArticle } },
  CartPage: { schema: FunctionPageFields },
  CheckoutPage: { schema: FunctionPageFields },
  OrderConfirmationPage: { schema: FunctionPageFields },
  ErrorPage: { schema: FunctionPageFields },
  NotFoundPage: { schema: FunctionPageFields },
  SearchPage: { schema: FunctionPageFields, noindex: true },
  /** A level of the tree without a page of its own. */
  Folder: { schema: FunctionPageFields },
}

/** Whether robots leave a page out: for what it is, or because its editors say so. */
export const isNoindex = (contentType: string, fields: Record<string, unknown>): boolean =>
  contentPageTypes[contentType]?.noindex === true || fields['noindex'] === true

// Fields are checked when a version is saved.
function describeLanding(stored: Record<string, unknown>): SearchDescription {
  const fields = stored as LandingPageFields
  return {
    heading: fields.heading,
    image: fields.ogImage,
    summary: `${fields.lead} ${fields.metaTitle} ${fields.metaDescription}`,
  }
}

function describeArticle(stored: Record<string, unknown>): SearchDescription {
  const fields = stored as ArticlePageFields
  return {
    heading: fields.heading,
    subject: fields.topic,
    image: fields.heroImage.url || fields.ogImage,
    summary: `${fields.heroText} ${fields.metaTitle} ${fields.metaDescription}`,
  }
}
