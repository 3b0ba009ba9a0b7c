import type { Localized } from '#src/common/locale.ts'
import type { ProductHighlightBlock } from '../../src/listing/contract/blocks/product-highlight-block.schema.ts'
import type { AreaName } from '#src/content/contract/area.ts'
import type { AccordionItemsBlock } from '#src/content/contract/blocks/accordion-items-block.schema.ts'
import type { CategoryCardsBlock } from '#src/content/contract/blocks/category-cards-block.schema.ts'
import type { ContainerBlock } from '#src/content/contract/blocks/container-block.schema.ts'
import type { HeroBlock } from '#src/content/contract/blocks/hero-block.schema.ts'
import type { ImageWithCtaBlock } from '#src/content/contract/blocks/image-with-cta-block.schema.ts'
import type { NoticeBlock } from '#src/content/contract/blocks/notice-block.schema.ts'
import type { RichTextBlock } from '#src/content/contract/blocks/rich-text-block.schema.ts'
import type { UspCardsBlock } from '#src/content/contract/blocks/usp-cards-block.schema.ts'
import type {
  ArticlePageFields,
  FunctionPageFields,
  LandingPageFields,
  SiteSettingsFields,
  StartPageFields,
} from '#src/content/contract/pages/page-fields.ts'
import type { SitePopupsFields } from '#src/content/contract/site-popups.schema.ts'
import type { BlockBase } from '#src/shell/contract/block.ts'

/*
 * How the demo content is written down: the fields of the block and page schemas, where any text may be given once for all
 * languages or as { fi, sv, en }. A field that is missing, misspelt or of the wrong type does not compile.
 */

/** `T` with every text replaceable by one text per language; a choice among names stays one. */
export type Localisable<T> = [T] extends [string | undefined]
  ? string extends T
    ? Exclude<T, string> | string | Localized
    : T
  : T extends readonly (infer Entry)[]
    ? readonly Localisable<Entry>[]
    : T extends object
      ? { readonly [Name in keyof T]: Localisable<T[Name]> }
      : T

/** What is stored of a block: its own fields without what delivery adds. */
type Own<Block> = Omit<Block, keyof BlockBase | 'containerBlocks'>

interface BlockFields {
  HeroBlock: Own<HeroBlock>
  RichTextBlock: Own<RichTextBlock>
  NoticeBlock: Own<NoticeBlock>
  CategoryCardsBlock: Own<CategoryCardsBlock>
  ImageWithCtaBlock: Own<ImageWithCtaBlock>
  UspCardsBlock: Own<UspCardsBlock>
  AccordionItemsBlock: Own<AccordionItemsBlock>
  ProductHighlightBlock: Own<ProductHighlightBlock>
  ContainerBlock: Own<ContainerBlock>
  SiteSettings: SiteSettingsFields
  SitePopups: SitePopupsFields
}

interface PageFields {
  StartPage: StartPageFields
  LandingPage: LandingPageFields
  ArticlePage: ArticlePageFields
  CartPage: FunctionPageFields
  CheckoutPage: FunctionPageFields
  OrderConfirmationPage: FunctionPageFields
  ErrorPage: FunctionPageFields
  NotFoundPage: FunctionPageFields
  SearchPage: FunctionPageFields
  Folder: FunctionPageFields
}

export type BlockDefinition = {
  [Type in keyof BlockFields]: {
    /** Unique among blocks and pages; the seeder finds the item again by it. */
    key: string
    type: Type
    /** What editors see in lists. */
    name: string
    fields: Localisable<BlockFields[Type]>
    displayOption?: 'full' | 'half' | 'third'
    /** Only for a ContainerBlock. */
    containerBlocks?: readonly BlockDefinition[]
  }
}[keyof BlockFields]

export type PageDefinition = {
  [Type in keyof PageFields]: {
    key: string
    type: Type
    /** Key of the page above; null for the start page and for companions. */
    parent: string | null
    /** `category:<code>`: this item only carries the areas of a catalogue page and has no address of its own. */
    companionOf?: string
    name: Localized
    /** Last part of the address. */
    slug: Localized
    fields: Localisable<PageFields[Type]>
    areas?: Partial<Record<AreaName, readonly BlockDefinition[]>>
  }
}[keyof PageFields]

/** The fields no page of the demo sets otherwise. */
export const plainMeta = { ogImage: '', layoutTheme: '', noindex: false } as const
