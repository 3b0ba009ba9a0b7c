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
  /** Lists an item's children in order, or its ancestors from the root down. Null: this source does not know the item. */
  around?(id: number, relation: Relation, view: ViewContext): Promise<ContentSummary[] | null>
  /** Returns a block by its content id. Left out where a source has only pages. */
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
  /** The sitemap that lists it: `pages`, `articles`, `categories`, `products`. Lower-case letters. */
  type: string
  path: string
  /** The page's name; left out where its address says enough. */
  name?: string
  /** Unprefixed path in each language the page exists in, its own among them. */
  paths: Partial<Record<Language, string>>
  lastModified: Date
  /** Site paths of its pictures, the first one first. */
  images: readonly string[]
}

/** The cache tag of the page at an address, whichever page that is: purges it when another page takes the address. */
export const addressTag = (path: string, language: Language): string => `address:${withLanguage(path, language)}`

/** What a source knows of a page; the shell adds navigation and the rest of the envelope. `Fields`: the fields of its type. */
export interface PageContent<Fields extends object = object> {
  contentLink: { id: number; guidValue: string }
  contentType: string[]
  name: string
  /** Unprefixed path in each language the page exists in. */
  paths: Partial<Record<Language, string>>
  layoutTheme: '' | 'willja' | 'froosh'
  breadcrumbs: Crumb[]
  /** On a category page: its subcategories. */
  categories?: Crumb[]
  metadata: Partial<PageMetadata> & { pageType: string; metaTitle: string; metaDescription: string }
  topContentArea?: Block[]
  mainContentArea?: Block[]
  bottomContentArea?: Block[]
  fields: Fields
  version: string
  status: 'published' | 'draft'
  /** When some of the content begins or ends, in milliseconds since 1970; left out: never. */
  until?: number
  /** Some visitors see more or other content. */
  isPersonal?: true
  /** Purge tags: `content:12`, `product:KV1005`, `category:suklaalevyt`. */
  tags: string[]
}

/** The cache tag of content with a stored link: purges it when the link's target moves, or its product's availability changes. */
export const linkTag = (name: string): string => `path:${name}`

/** The target of a stored link: the site path, and the content id of the page there. */
export interface LinkTarget {
  path: string
  id: number
  /** A product that cannot be bought now: nothing but running text leads there. */
  isUnavailable?: true
}

/** Resolves links such as `category:karkit`; unknown links are absent from the result. */
export type LinkResolver = (uris: readonly string[], language: Language) => Promise<Map<string, LinkTarget>>

/** A single block, and the version that contains it. */
export interface ContentItem extends Pick<PageContent, 'name' | 'status' | 'version'> {
  block: Block
}
