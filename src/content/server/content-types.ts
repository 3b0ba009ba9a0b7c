import type { Block } from '#src/shell/contract/block.ts'
import type { Crumb } from '#src/shell/contract/navigation.ts'
import type { ViewContext } from '#src/shell/contract/view-context.ts'
import { areaNames } from '../contract/area.ts'
import type { BlockDefinition } from '../contract/block-definition.ts'
import { field, type Fields, type FieldValues, type StoredMedia, type Words } from '../contract/fields.ts'
import { contentPages } from '../contract/pages/page-fields.ts'
import type { PageShelf } from '../contract/pages/page-shelves.ts'

/** A kind of content on the server: its fields, and what must be filled in when it is delivered. */
export interface ContentType {
  label: Words
  fields: Fields
  enrich?: Enrich
  offer?: OmitUnavailable
  /** The search entry of a page of this type; left out: the content search does not find the type. */
  search?: { topic: string; describe: (fields: Record<string, unknown>) => SearchDescription }
  /** The sitemap that lists its pages, in lower-case letters; left out: `pages`. */
  sitemap?: string
  /** Robots leave every page of this type out, whatever its editors say. */
  noindex?: true
  /** Adds to a page's stored fields on the wire, or replaces them. */
  present?: PresentPage
  /** Where editors find the kind of page; left out: among those with a subject. */
  shelf?: PageShelf
  /** An item of the site, not of a page: it cannot be requested by content id (C-21). */
  isSiteItem?: true
}

/** A page as it is sent, for code that adds to it. */
export interface PageToPresent {
  id: number
  name: string
  /** The title for search engines: the page's name, unless editors wrote another. */
  title: string
  description: string
  /** Site path of its first picture, or of the one for sharing; empty: none. */
  image: string
  /** Breadcrumbs from the start page to the page itself; none for the start page. */
  breadcrumbs: readonly Crumb[]
  /** Site path with language prefix. */
  url: string
  /** Delivered: links are paths, media are pictures. */
  fields: Readonly<Record<string, unknown>>
  /** The stored fields: links are names. */
  stored: Readonly<Record<string, unknown>>
  publishedAt: Date
}

export interface PagePresentation {
  fields: Record<string, unknown>
  /** JSON-LD; urls are site paths, the shell puts the origin before them. */
  structuredData: Record<string, unknown>[]
  /** Purge tags of everything that the additions depend on. */
  tags: string[]
}

export type PresentPage = (page: PageToPresent, view: ViewContext) => PagePresentation | Promise<PagePresentation>

/** Adds what is not stored (product cards, counts). Tags name what the addition depends on. */
export type Enrich<Of = Block> = (block: Of, view: ViewContext) => { block: Of; tags: string[] }

/**
 * Returns stored fields without links to products that cannot be bought now, with the next best instead; null: nothing is left.
 * Links that stay all the same are delivered empty, like links to deleted pages.
 */
export type OmitUnavailable<Of = Record<string, unknown>> = (
  stored: Of,
  isUnavailable: (url: string) => boolean,
) => Of | null

/** A block type with the code that adds data on delivery; left out: the block is sent as it is stored. */
export interface ServerBlock extends BlockDefinition {
  enrich?: Enrich
  offer?: OmitUnavailable
}

/** Joins a block definition and its delivery code; the definition's fields validate stored blocks. */
export const enriched = <Of extends Block>(
  definition: BlockDefinition & { samples: readonly Of[] },
  { enrich, offer }: { enrich?: Enrich<Of>; offer?: OmitUnavailable<Of> },
): ServerBlock => ({
  ...definition,
  ...(enrich && { enrich: enrich as Enrich }),
  ...(offer && { offer: offer as OmitUnavailable }),
})

/** The parts of a page that the search shows and ranks, from its stored fields. */
export interface SearchDescription {
  /** Empty: the page's name. May hold soft hyphens and emphasis. */
  heading: string
  /** The subject as the editors named it. */
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

const areaLabels: Readonly<Record<(typeof areaNames)[number], [fi: string, en: string]>> = {
  topContentArea: ['Yläalue', 'Top of the page'],
  mainContentArea: ['Pääalue', 'Main content'],
  bottomContentArea: ['Ala-alue', 'End of the page'],
}
const areas: Fields = Object.fromEntries(areaNames.map((name) => [name, field.area(...areaLabels[name])]))

/** Page types with the areas that every page has. */
export const pageTypesOf = (types: ContentTypes): ContentTypes =>
  Object.fromEntries(
    Object.entries(types).map(([name, type]) => [name, { ...type, fields: { ...type.fields, ...areas } }]),
  )

/** What the server does with pages of a type in addition to delivering them. */
const behaviour: { [Type in keyof typeof contentPages]?: Partial<ContentType> } = {
  LandingPage: { search: { topic: 'page', describe: describeLanding } },
  ArticlePage: { search: { topic: 'article', describe: describeArticle }, sitemap: 'articles' },
  ContentPage: { search: { topic: 'page', describe: describeContentPage } },
  SearchPage: { noindex: true },
  CampaignThankYouPage: { noindex: true },
}

export const contentPageTypes: ContentTypes = pageTypesOf(
  Object.fromEntries(
    Object.entries(contentPages).map(([type, { label, fields, shelf }]) => [
      type,
      { label, fields, shelf, ...behaviour[type as keyof typeof contentPages] }, // its own names
    ]),
  ),
)

/** Whether robots must not index a page: because of its type, or because its editors say so. */
export const isNoindex = (type: ContentType | undefined, fields: Record<string, unknown>): boolean =>
  type?.noindex === true || fields['noindex'] === true

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

function describeContentPage(stored: Record<string, unknown>): SearchDescription {
  const fields = stored as Stored<'ContentPage'>
  return {
    heading: fields.topic,
    image: fields.heroImage ?? fields.ogImage,
    summary: `${fields.mainIntro} ${fields.metaTitle} ${fields.metaDescription}`,
  }
}
