import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { publishedView } from '../contract/view-context.ts'
import { llmsText } from './llms-text.ts'
import type { PageService } from './page-service.ts'
import { sitemapFiles, sitemapIndexXml, sitemapXml } from './sitemap.ts'

export interface SeoDeps {
  pages: PageService
  publicUrl: string
  siteIndexable: boolean
}

const cacheControl = 'public, max-age=3600'

/** robots.txt and sitemaps (C-3.11). */
export const seoRoutes =
  (deps: SeoDeps) =>
  (app: App): void => {
    const files = async () =>
      (
        await Promise.all(
          languages.map(async (language) =>
            sitemapFiles(await deps.pages.urls(language), language).map((file) => ({ ...file, language })),
          ),
        )
      ).flat()

    app.get('/robots.txt', { config: { permission: 'site:read' } }, async (_request, reply) => {
      const rules = deps.siteIndexable
        ? ['Disallow: /api/', 'Disallow: /cds/', 'Disallow: /paymentauthentication/']
        : ['Disallow: /']
      const lines = ['User-agent: *', ...rules, '', `Sitemap: ${deps.publicUrl}/sitemap.xml`, '']
      return reply.type('text/plain; charset=utf-8').header('cache-control', cacheControl).send(lines.join('\n'))
    })

    app.get('/llms.txt', { config: { permission: 'site:read' } }, async (_request, reply) => {
      if (!deps.siteIndexable) return refuseRequest({ kind: 'not-found' })
      const [fi, sv, en] = await Promise.all([deps.pages.urls('fi'), deps.pages.urls('sv'), deps.pages.urls('en')])
      const start = await deps.pages.find('/', publishedView('en'))
      const model = start.kind === 'page' && start.status === 200 ? start.model : null
      const text = llmsText({
        siteTitle: model?.siteTitle ?? new URL(deps.publicUrl).host,
        publicUrl: deps.publicUrl,
        description: model?.pageMetadata.metaDescription ?? '',
        pages: { fi, sv, en },
      })
      return reply.type('text/plain; charset=utf-8').header('cache-control', cacheControl).send(text)
    })

    app.get('/sitemap.xml', { config: { permission: 'site:read' } }, async (_request, reply) => {
      const names = (await files()).map(({ name }) => name)
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', cacheControl)
        .send(sitemapIndexXml(names, deps.publicUrl))
    })

    app.get(
      '/sitemap-:name.xml',
      {
        config: { permission: 'site:read' },
        schema: { params: Type.Object({ name: Type.String({ maxLength: 60 }) }) },
      },
      async (request, reply) => {
        const file = (await files()).find(({ name }) => name === request.params.name)
        if (!file) return refuseRequest({ kind: 'not-found' })
        return reply
          .type('application/xml; charset=utf-8')
          .header('cache-control', cacheControl)
          .send(sitemapXml(file.urls, file.language, deps.publicUrl))
      },
    )
  }
