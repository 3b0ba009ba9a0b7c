import { type Language, withLanguage } from '#src/common/locale.ts'
import type { PageUrl } from '../contract/page-source.ts'
import { alternatesOf } from './alternates.ts'

/** The most URLs in one file (C-3.11). */
const maxUrls = 5_000

export interface SitemapFile {
  /** `products-fi`; from the second 5,000 on `products-fi-2`. */
  name: string
  urls: readonly PageUrl[]
}

/** The pages of a language by type, in files of at most 5,000. */
export function sitemapFiles(pages: readonly PageUrl[], language: Language): SitemapFile[] {
  const byType = Map.groupBy(pages, ({ type }) => type)
  return [...byType].flatMap(([type, urls]) =>
    Array.from({ length: Math.ceil(urls.length / maxUrls) }, (_, at) => ({
      name: `${type}-${language}${at === 0 ? '' : `-${at + 1}`}`,
      urls: urls.slice(at * maxUrls, (at + 1) * maxUrls),
    })),
  )
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export function sitemapIndexXml(names: readonly string[], publicUrl: string): string {
  const entries = names.map((name) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemap-${name}.xml`)}</loc></sitemap>`)
  return [declaration, `<sitemapindex xmlns="${schema}">`, ...entries, '</sitemapindex>', ''].join('\n')
}

export function sitemapXml(urls: readonly PageUrl[], language: Language, publicUrl: string): string {
  const head = `<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">`
  const entries = urls.map(({ path, paths, lastModified, images }) =>
    [
      `<url><loc>${escapeXml(publicUrl + withLanguage(path, language))}</loc>`,
      `<lastmod>${lastModified.toISOString().slice(0, 10)}</lastmod>`,
      ...alternatesOf(paths, publicUrl).map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other.language}" href="${escapeXml(other.url)}"/>`,
      ),
      ...images.map((image) => `<image:image><image:loc>${escapeXml(publicUrl + image)}</image:loc></image:image>`),
      '</url>',
    ].join(''),
  )
  return [declaration, head, ...entries, '</urlset>', ''].join('\n')
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
