import type { PageModel } from '#src/shell/contract/page-model.ts'

/** One element of the head, as data: the server writes them as text, the browser keeps them up to date after navigations. */
export interface HeadTag {
  tag: 'meta' | 'link'
  /** Identifies the element between pages. */
  id: string
  attributes: Record<string, string>
}

/** `page` joins the canonical link only as a number above 1 (specification 1, 2.2). */
export function canonicalUrl(model: PageModel, search: string): string {
  const { canonicalUrl: canonical } = model.pageMetadata
  const page = new URLSearchParams(search).get('page')
  if (canonical === '' || page === null || !/^\d{1,6}$/.test(page) || Number(page) <= 1) return canonical
  return `${canonical}?page=${Number(page)}`
}

export function headTags(model: PageModel, search: string, robots?: string): HeadTag[] {
  const { pageMetadata } = model
  const canonical = canonicalUrl(model, search)
  const meta = (name: string, content: string, attribute: 'name' | 'property' = 'name'): HeadTag[] =>
    content === '' ? [] : [{ tag: 'meta', id: name, attributes: { [attribute]: name, content } }]
  return [
    ...meta('title', pageMetadata.metaTitle),
    ...meta('description', pageMetadata.metaDescription),
    ...meta('robots', robots ?? pageMetadata.robots),
    ...meta('og:title', pageMetadata.ogTitle, 'property'),
    ...meta('og:description', pageMetadata.ogDescription, 'property'),
    ...meta('og:image', pageMetadata.ogImage, 'property'),
    ...meta('og:url', canonical, 'property'),
    ...meta('og:type', 'website', 'property'),
    ...meta('og:site_name', model.siteTitle, 'property'),
    ...(canonical === ''
      ? []
      : [{ tag: 'link' as const, id: 'canonical', attributes: { rel: 'canonical', href: canonical } }]),
    ...pageMetadata.alternates.map(({ language, url }): HeadTag => ({
      tag: 'link',
      id: `alternate-${language}`,
      attributes: { rel: 'alternate', hreflang: language, href: url },
    })),
  ]
}

/** Brings the document's head in step with the page: title, description, social tags, canonical, alternates, theme, language. */
export function applyHead(document: Document, model: PageModel, search: string): void {
  document.title = model.pageMetadata.metaTitle
  document.documentElement.lang = model.metadata.currentLanguage
  document.documentElement.dataset['theme'] = themeOf(model)
  const wanted = new Map(headTags(model, search).map((tag) => [tag.id, tag]))
  for (const element of document.head.querySelectorAll<HTMLElement>('[data-head]')) {
    const id = element.dataset['head'] ?? ''
    const tag = wanted.get(id)
    if (!tag) element.remove()
    else {
      for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value)
      wanted.delete(id)
    }
  }
  for (const { tag, id, attributes } of wanted.values()) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.dataset['head'] = id
    document.head.append(element)
  }
}

/** Value of the `data-theme` attribute; pages without a theme get the brand's own. */
export const themeOf = (model: PageModel): string => model.layoutTheme || 'konvehti'
