import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import type { Language } from '#src/common/locale.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import type { App } from '#src/platform/http/route-types.ts'
import type { PageSource, PageUrl } from '../contract/page-source.ts'
import { createPageService } from './page-service.ts'
import { seoRoutes } from './seo.routes.ts'

const publicUrl = 'https://shop.example'
const apps: Partial<Record<'indexable' | 'hidden', App>> = {}

const pageUrl = (path: string, type: string, paths: PageUrl['paths'] = { fi: path }): PageUrl => ({
  ref: { source: 'test', id: 1 },
  type,
  path,
  paths,
  lastModified: new Date('2026-11-20T23:30:00Z'),
  images: [],
})
/** Ten thousand and one products in Finnish, two pages, and one of them in Swedish too. */
const urls: Record<Language, PageUrl[]> = {
  fi: [
    { ...pageUrl('/', 'pages', { fi: '/', sv: '/' }), images: ['/media/a&b.webp'] },
    ...Array.from({ length: 10_001 }, (_, at) => pageUrl(`/tuotteet/${at}`, 'products')),
    pageUrl('/tarina', 'articles'),
  ],
  sv: [pageUrl('/', 'pages', { fi: '/', sv: '/' })],
  en: [],
}
const source: PageSource = {
  name: 'test',
  resolve: () => Promise.resolve(null),
  model: () => Promise.resolve(null),
  urls: (language) => Promise.resolve(urls[language]),
}

async function createApp(siteIndexable: boolean): Promise<App> {
  const app = await createHttpApp({
    config: { publicUrl, rateLimits: false, trustProxy: [], cookieKeys: ['x'.repeat(32)] },
    log: pino({ level: 'silent' }),
    text: (_language, key) => key,
    actorOf: () => Promise.resolve({ kind: 'none' }),
  })
  const pages = createPageService({
    sources: [source],
    publicUrl,
    siteIndexable,
    extras: {},
    clock: createTestClock(),
    chrome: () => Promise.reject(new Error('Addresses need no chrome')),
  })
  app.register(seoRoutes({ pages, publicUrl, siteIndexable }))
  await app.ready()
  return app
}

beforeAll(async () => {
  apps.indexable = await createApp(true)
  apps.hidden = await createApp(false)
})
afterAll(() => Promise.all(Object.values(apps).map((app) => app.close())))

async function get(url: string, which: keyof typeof apps = 'indexable') {
  const answer = await apps[which]?.inject({ url })
  return { status: answer?.statusCode, type: answer?.headers['content-type'], body: answer?.body ?? '' }
}
const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')

describe('robots.txt', () => {
  it('of a site that may be found keeps robots out of what is no page, and of nothing else', async () => {
    const { status, type, body } = await get('/robots.txt')
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /cds/\nDisallow: /paymentauthentication/\n\nSitemap: https://shop.example/sitemap.xml\n',
    )
  })

  it('of a site that is not to be found keeps them out of everything', async () => {
    expect((await get('/robots.txt', 'hidden')).body.split('\n').slice(0, 3)).toEqual([
      'User-agent: *',
      'Disallow: /',
      '',
    ])
  })
})

describe('the sitemaps', () => {
  it('are one file for each type and language, and another for every 5,000 addresses', async () => {
    const { status, type, body } = await get('/sitemap.xml')
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(locations(body)).toEqual(
      ['pages-fi', 'products-fi', 'products-fi-2', 'products-fi-3', 'articles-fi', 'pages-sv'].map(
        (name) => `https://shop.example/sitemap-${name}.xml`,
      ),
    )
    const sizes = []
    const all: string[] = []
    for (const file of locations(body)) {
      const found = locations((await get(file.slice(publicUrl.length))).body)
      sizes.push(found.length)
      all.push(...found)
    }
    expect(sizes).toEqual([1, 5_000, 5_000, 1, 1, 1])
    expect(new Set(all).size).toBe(10_004)
  })

  it('name twins, pictures and the day of the last change', async () => {
    const { body } = await get('/sitemap-pages-fi.xml')
    expect(body).toContain('<url><loc>https://shop.example/</loc><lastmod>2026-11-20</lastmod>')
    for (const [language, url] of [
      ['fi', '/'],
      ['sv', '/sv/'],
      ['x-default', '/'],
    ])
      expect(body).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="https://shop.example${url}"/>`)
    expect(body).toContain('<image:image><image:loc>https://shop.example/media/a&amp;b.webp</image:loc></image:image>')
    expect((await get('/sitemap-pages-sv.xml')).body).toContain('<url><loc>https://shop.example/sv/</loc>')
  })

  it.each(['products-fi-1', 'products-fi-4', 'products-sv', 'products', 'pages-en', '', 'x'.repeat(60), '%2e%2e'])(
    'have no file %s',
    async (name) => expect((await get(`/sitemap-${name}.xml`)).status).toBe(404),
  )
})
