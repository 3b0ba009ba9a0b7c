/** What a crawler reads of a document. Our own renderer writes it, so plain patterns find everything. */
export interface CrawledPage {
  /** Path and query as asked for. */
  path: string
  html: string
  titles: string[]
  h1: number
  description: string
  robots: string
  canonical: string
  /** Address by hreflang. */
  alternates: Map<string, string>
  /** Addresses, as written, of the anchors that crawlers are to follow. */
  links: string[]
  ids: Set<string>
  data: unknown[]
}

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1] ?? '')
const decode = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

export function readPage(path: string, html: string): CrawledPage {
  const meta = (name: string): string =>
    decode(all(html, new RegExp(`<meta[^>]* name="${name}" content="([^"]*)"`, 'g'))[0] ?? '')
  const alternates = [...html.matchAll(/<link[^>]* rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
  return {
    path,
    html,
    titles: all(html, /<title>([^<]*)<\/title>/g).map(decode),
    h1: all(html, /<(h1)[\s>]/g).length,
    description: meta('description'),
    robots: meta('robots'),
    canonical: decode(all(html, /<link[^>]* rel="canonical" href="([^"]*)"/g)[0] ?? ''),
    alternates: new Map(alternates.map(([, language = '', url = '']) => [language, decode(url)])),
    links: all(html, /<a\b(?![^>]*\srel="nofollow")[^>]*\shref="([^"]*)"/g).map(decode),
    ids: new Set(all(html, /\sid="([^"]+)"/g)),
    data: all(html, /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g).map((json): unknown =>
      JSON.parse(json),
    ),
  }
}
