import { type Language, withLanguage } from '#src/common/locale.ts'
import type { Block } from './block.ts'
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
}

/** `id` means something to its source only. */
export interface PageRef {
  source: string
  id: string
}
export type PageResolution = { ref: PageRef } | { redirect: { url: string; permanent: boolean } }
export interface PageUrl {
  ref: PageRef
  /** Which sitemap it stands in: `pages`, `articles`, `categories`, `products`. Lower-case letters. */
  type: string
  path: string
  /** Unprefixed path in each language the page exists in, its own among them. */
  paths: Partial<Record<Language, string>>
  lastModified: Date
  /** Site paths of its pictures, the first one first. */
  images: readonly string[]
}

/** The tag of whatever is kept of the page at an address, whichever page that is: purges it when another takes its place. */
export const addressTag = (path: string, language: Language): string => `address:${withLanguage(path, language)}`

/** What a source knows of a page; the shell adds navigation and the rest of the envelope. */
export interface PageContent {
  contentLink: { id: number; guidValue: string }
  contentType: string[]
  name: string
  /** Unprefixed path in each language the page exists in. */
  paths: Partial<Record<Language, string>>
  layoutTheme: '' | 'willja' | 'froosh'
  breadcrumbs: Crumb[]
  metadata: Partial<PageMetadata> & { pageType: string; metaTitle: string; metaDescription: string }
  topContentArea?: Block[]
  mainContentArea?: Block[]
  bottomContentArea?: Block[]
  fields: Record<string, unknown>
  version: string
  status: 'published' | 'draft'
  /** Purge tags: `content:12`, `product:KV1005`, `category:suklaalevyt`. */
  tags: string[]
}
