import { type Language, withLanguage } from '#src/common/locale.ts'
import type { Block } from './block.ts'
import type { ContentSummary, Relation } from './content-api.ts'
import type { Crumb } from './navigation.ts'
import type { PageMetadata } from './page-model.ts'
import type { ViewContext } from './view-context.ts'

/** The port through which every domain puts pages under URLs; sitemap, hreflang, redirects and link checks know only it. */
export interface PageSource {
  /** Short, stable, unique: `content`, `catalogue`. */
  name: string
  /** `path` carries no language prefix and no query. Null: not mine. Paths are lower case, without trailing slash but `/`. */
  resolve(path: string, view: ViewContext): Promise<PageResolution | null>
  /** Null: gone between resolve and model. */
  model(ref: PageRef, view: ViewContext): Promise<PageContent | null>
  /** Every indexable page of a language. */
  urls(language: Language): Promise<PageUrl[]>
  /** What stands around an item, in order: below it, or above it from the root down. Null: none that this source knows. */
  around?(id: number, relation: Relation, view: ViewContext): Promise<ContentSummary[] | null>
  /** What has a content id and is no page: a block, by itself. Left out where a source has pages only. */
  block?(id: number, view: ViewContext): Promise<ContentItem | null>
}

/** A page by its content id, which no other source's page has. */
export interface PageRef {
  source: string
  id: number
}
export type PageResolution = { ref: PageRef } | { redirect: { url: string; permanent: boolean } }
export interface PageUrl {
  ref: PageRef
  /** Which sitemap it stands in: `pages`, `articles`, `categories`, `products`. Lower-case letters. */
  type: string
  path: string
  /** What it is called; left out where its address says enough. */
  name?: string
  /** Unprefixed path in each language the page exists in, its own among them. */
  paths: Partial<Record<Language, string>>
  lastModified: Date
  /** Site paths of its pictures, the first one first. */
  images: readonly string[]
}

/** The tag of whatever is kept of the page at an address, whichever page that is: purges it when another takes its place. */
export const addressTag = (path: string, language: Language): string => `address:${withLanguage(path, language)}`

/** What a source knows of a page; the shell adds navigation and the rest of the envelope. `Fields` are those of its type. */
export interface PageContent<Fields extends object = object> {
  contentLink: { id: number; guidValue: string }
  contentType: string[]
  name: string
  /** Unprefixed path in each language the page exists in. */
  paths: Partial<Record<Language, string>>
  layoutTheme: '' | 'willja' | 'froosh'
  breadcrumbs: Crumb[]
  /** Of a category: those below it. */
  categories?: Crumb[]
  metadata: Partial<PageMetadata> & { pageType: string; metaTitle: string; metaDescription: string }
  topContentArea?: Block[]
  mainContentArea?: Block[]
  bottomContentArea?: Block[]
  fields: Fields
  version: string
  status: 'published' | 'draft'
  /** When something of it begins or ends, in milliseconds since 1970; left out: nothing does. */
  until?: number
  /** Some visitors see more of it, or something else. */
  isPersonal?: true
  /** Purge tags: `content:12`, `product:KV1005`, `category:suklaalevyt`. */
  tags: string[]
}

/** The tag of whatever names a page by a stored link: purges it when the link leads elsewhere, or its product is to be had or not. */
export const linkTag = (name: string): string => `path:${name}`

/** Where a stored link leads: the site path, and the content id of the page there. */
export interface LinkTarget {
  path: string
  id: number
  /** A product that cannot be bought now: nothing but running text leads there. */
  isUnavailable?: true
}

/** Says where links such as `category:karkit` lead; what it does not know is absent from the answer. */
export type LinkResolver = (uris: readonly string[], language: Language) => Promise<Map<string, LinkTarget>>

/** A block by itself, and the version it was found in. */
export interface ContentItem extends Pick<PageContent, 'name' | 'status' | 'version'> {
  block: Block
}
