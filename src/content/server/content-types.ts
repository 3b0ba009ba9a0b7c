import type { Block } from '#src/shell/contract/block.ts'
import type { ViewContext } from '#src/shell/contract/view-context.ts'
import { contentBlocks } from '../blocks/content.blocks.ts'
import { offerHero } from '../blocks/hero-block/hero.enrich.ts'
import { heroBlock } from '../blocks/hero-block/hero.block.ts'
import { imageWithCtaBlock } from '../blocks/image-with-cta-block/image-with-cta.block.ts'
import { offerImageWithCta } from '../blocks/image-with-cta-block/image-with-cta.enrich.ts'
import { areaNames } from '../contract/area.ts'
import type { BlockDefinition } from '../contract/block-definition.ts'
import { field, type Fields, type FieldValues, type StoredMedia, type Words } from '../contract/fields.ts'
import { contentPages, siteItems, type SitePopupsFields } from '../contract/pages/page-fields.ts'

/** A kind of content on the server: its fields, and what must be filled in when it is delivered. */
export interface ContentType {
  label: Words
  fields: Fields
  enrich?: Enrich
  offer?: Offer
  /** How a page of this type is found; without it the content search does not know the type. */
  search?: { topic: string; describe: (fields: Record<string, unknown>) => SearchDescription }
  /** Robots leave every page of this type out, whatever its editors say. */
  noindex?: true
  /** The site's own, on no page: no content id leads to it (C-21). */
  isSiteItem?: true
}

/** Adds what is not stored (product cards, counts). Tags name what the addition depends on. */
export type Enrich<Of = Block> = (block: Of, view: ViewContext) => { block: Of; tags: string[] }

/**
 * Stored fields without what leads to a product that cannot be bought now, the next best in its place; null: nothing is left.
 * Links that stay all the same are delivered empty, like those whose page is gone.
 */
export type Offer<Of = Record<string, unknown>> = (stored: Of, isUnavailable: (url: string) => boolean) => Of | null

/** A block with what the server adds to it on delivery; left out, it goes out as it is stored. */
export interface ServerBlock extends BlockDefinition {
  enrich?: Enrich
  offer?: Offer
}

/** Joins a block and what is made of it on delivery: stored ones are checked by the definition's fields. */
export const enriched = <Of extends Block>(
  definition: BlockDefinition & { samples: readonly Of[] },
  { enrich, offer }: { enrich?: Enrich<Of>; offer?: Offer<Of> },
): ServerBlock => ({
  ...definition,
  ...(enrich && { enrich: enrich as Enrich }),
  ...(offer && { offer: offer as Offer }),
})

/** What the search shows and weighs of a page, from its stored fields. */
export interface SearchDescription {
  /** Empty: the page's name. May hold soft hyphens and emphasis. */
  heading: string
  /** What the editors call its subject. */
  subject?: string
  image: StoredMedia | null
  summary: string
}

export type ContentTypes = Readonly<Record<string, ContentType>>

/** Blocks on the server by their type. */
export const blockTypesOf = (blocks: readonly ServerBlock[]): ContentTypes =>
  Object.fromEntries(
    blocks.map(({ type, label, fields, enrich, offer }) => [
      type,
      { label, fields, ...(enrich && { enrich }), ...(offer && { offer }) },
    ]),
  )

/** Blocks this domain owns; others contribute theirs to its module. */
export const contentBlockTypes: ContentTypes = {
  ...blockTypesOf([
    ...contentBlocks,
    enriched(heroBlock, { offer: offerHero }),
    enriched(imageWithCtaBlock, { offer: offerImageWithCta }),
  ]),
  SiteSettings: { ...siteItems.SiteSettings, isSiteItem: true },
  SitePopups: { ...siteItems.SitePopups, isSiteItem: true, offer: offerPopups },
}

/** What leads nowhere makes room for the next. */
function offerPopups(stored: Record<string, unknown>, isUnavailable: (url: string) => boolean) {
  const { popups } = stored as SitePopupsFields // checked on save
  return { popups: popups.filter(({ ctaUrl }) => !isUnavailable(ctaUrl)) }
}

const areaLabels = { topContentArea: 'Yläalue', mainContentArea: 'Pääalue', bottomContentArea: 'Ala-alue' }
const areas: Fields = Object.fromEntries(areaNames.map((name) => [name, field.area(areaLabels[name], name)]))

/** What the server does with pages of a type beside delivering them. */
const behaviour: { [Type in keyof typeof contentPages]?: Partial<ContentType> } = {
  LandingPage: { search: { topic: 'page', describe: describeLanding } },
  ArticlePage: { search: { topic: 'article', describe: describeArticle } },
  SearchPage: { noindex: true },
}

export const contentPageTypes: ContentTypes = Object.fromEntries(
  Object.entries(contentPages).map(([type, { label, fields }]) => [
    type,
    { label, fields: { ...fields, ...areas }, ...behaviour[type as keyof typeof contentPages] }, // its own names
  ]),
)

/** Whether robots leave a page out: for what it is, or because its editors say so. */
export const isNoindex = (contentType: string, fields: Record<string, unknown>): boolean =>
  contentPageTypes[contentType]?.noindex === true || fields['noindex'] === true

type Stored<Type extends keyof typeof contentPages> = Omit<
  FieldValues<(typeof contentPages)[Type]['fields']>,
  'ogImage' | 'heroImage'
> &
  Record<'ogImage' | 'heroImage', StoredMedia | null>

// Fields are checked when a version is saved.
function describeLanding(stored: Record<string, unknown>): SearchDescription {
  const fields = stored as Stored<'LandingPage'>
  return {
    heading: fields.heading,
    image: fields.ogImage,
    summary: `${fields.lead} ${fields.metaTitle} ${fields.metaDescription}`,
  }
}

function describeArticle(stored: Record<string, unknown>): SearchDescription {
  const fields = stored as Stored<'ArticlePage'>
  return {
    heading: fields.heading,
    subject: fields.topic,
    image: fields.heroImage ?? fields.ogImage,
    summary: `${fields.heroText} ${fields.metaTitle} ${fields.metaDescription}`,
  }
}
