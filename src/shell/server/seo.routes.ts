import { languages, withLanguage } from '#src/common/locale.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import type { PageService } from './page-service.ts'

export interface SeoDeps {
  pages: PageService
  publicUrl: string
  siteIndexable: boolean
}

/** robots.txt and sitemaps (C-3.11). */
export const seoRoutes =
  (deps: SeoDeps) =>
  (app: App): void => {
    app.get('/robots.txt', { config: { access: 'public' } }, async (_request, reply) => {
      const rules = deps.siteIndexable
        ? ['Disallow: /api/', 'Disallow: /cds/', 'Disallow: /paymentauthentication/']
        : ['Disallow: /']
      const lines = ['User-agent: *', ...rules, '', `Sitemap: ${deps.publicUrl}/sitemap.xml`, '']
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(lines.join('\n'))
    })

    app.get('/sitemap.xml', { config: { access: 'public' } }, async (_request, reply) => {
      const maps = languages.map(
        (language) => `<sitemap><loc>${deps.publicUrl}/sitemap-pages-${language}.xml</loc></sitemap>`,
      )
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('')}</sitemapindex>`,
        )
    })

    for (const language of languages) {
      app.get(`/sitemap-pages-${language}.xml`, { config: { access: 'public' } }, async (_request, reply) => {
        const urls = await deps.pages.urls(language)
        if (urls.length > 5000) return refuseRequest({ kind: 'not-found' })
        const entries = urls.map(
          ({ path, lastModified }) =>
            `<url><loc>${escapeXml(deps.publicUrl + withLanguage(path, language))}</loc><lastmod>${lastModified.toISOString().slice(0, 10)}</lastmod></url>`,
        )
        return reply
          .type('application/xml; charset=utf-8')
          .header('cache-control', 'public, max-age=3600')
          .send(
            `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</urlset>`,
          )
      })
    }
  }

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
