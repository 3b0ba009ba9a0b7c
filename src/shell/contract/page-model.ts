import type { AreaBlock } from './block.ts'
import type { Language } from '#src/common/locale.ts'
import type { Navigation } from './navigation.ts'
import type { SitePopup } from './site-popup.ts'

/** The fields of every page on the wire (specification 1, section 3; C-3.3). No field of a page type may have one of these names. */
export interface PageEnvelope {
  siteTitle: string
  url: string
  name: string
  contentType: string[]
  /** Empty for the default theme. */
  layoutTheme: '' | 'willja' | 'froosh'
  shellVariant: 'ecommerce' | 'content'
  /** Derived, non-bearer value; always empty in shared or cached answers (C-1). */
  anonymousId: string
  contentLink: { id: number; guidValue: string }
  metadata: { currentLanguage: Language; openInNewTabFileExtensionList: string; loginPageUrl: string }
  pageMetadata: PageMetadata
  navigation: Navigation
  /** At most one (C-3.6). */
  sitePopup: SitePopup | null
  topContentArea: AreaBlock[]
  mainContentArea: AreaBlock[]
  bottomContentArea: AreaBlock[]
  /** Some visitor groups see other content here, which a separate request brings (C-21). */
  isPersonal?: true
  /** When the page's content changes next, ISO 8601; left out: no change is known. */
  validUntil?: string
  contentVersion: string
  status: 'published' | 'draft' | 'not-found' | 'error'
  preview: boolean
  /** When the link that opened the preview ends, ISO 8601; left out: the preview is of staff, or there is none. */
  previewUntil?: string
  /** The visitor came by a preview link that opens nothing any more, and sees the public page. */
  hasPreviewEnded?: true
  /** The page editor shows it: nothing is counted, asked, sent or set in motion. */
  isEdited?: true
  /** Set on a page shown in place of a failed one: the failed request's id in the server's log. */
  requestId?: string
}

/** A page on the wire, the response of GET /api/cda/content: the envelope and the fields of its type on one level. */
export type PageModel<Fields = unknown> = PageEnvelope & Fields

export interface PageMetadata {
  pageType: string
  /** At most five, broad to narrow (analytics). */
  categories: string[]
  canonicalUrl: string
  metaTitle: string
  metaDescription: string
  ogTitle: string
  ogDescription: string
  ogImage: string
  /** Empty, or a robots directive such as `noindex, nofollow`. */
  robots: string
  alternates: { language: Language | 'x-default'; url: string }[]
  /** JSON-LD objects, escaped when written into the page. */
  structuredData: Record<string, unknown>[]
}

/** The response for a moved page (C-3.3). */
export interface PageRedirect {
  redirect: { url: string; permanent: boolean }
}

export const isPageRedirect = (answer: PageModel | PageRedirect): answer is PageRedirect => 'redirect' in answer
