import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { createTexts } from '#src/platform/texts/texts.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import type { InitialState } from '../contract/initial-state.ts'
import type { PageContent, PageSource } from '../contract/page-source.ts'
import { documentRoutes } from './document.routes.ts'
import { createDocuments } from './documents.ts'
import { createAnswerCache } from './html-cache.ts'
import { createPageService, type SiteChrome } from './page-service.ts'

const config = { publicUrl: 'http://localhost:3000', rateLimits: false, trustProxy: [], cookieKeys: ['k'.repeat(32)] }
const text = (language: string, key: string): string => `${language} ${key}`

function content(path: string): PageContent {
  return {
    contentLink: { id: 1, guidValue: '' },
    contentType: ['Page', path === '/fel' || path === '/virhe' ? 'ErrorPage' : 'LandingPage'],
    name: path,
    paths: { fi: path },
    layoutTheme: '',
    breadcrumbs: [],
    metadata: { pageType: 'landing-page', metaTitle: path, metaDescription: '' },
    fields: {},
    version: '1',
    status: 'published',
    tags: [],
  }
}

const noTheme = { shellVariant: 'ecommerce', navigation: {} } as const
const chromeOf = (errorPath: string): SiteChrome => ({
  siteTitle: 'Konvehti',
  navigation: {
    mainMenuItems: [],
    banner: null,
    loginPageUrl: '',
    searchPageUrl: '',
    footer: { socialLinks: [] },
  } as unknown as SiteChrome['navigation'], // what the envelope reads of it
  themes: { '': noTheme, willja: noTheme, froosh: noTheme },
  privacyPageUrl: '',
  orderLookupPageUrl: '',
  notFoundPath: '/404',
  errorPath,
  popups: [],
  tags: [],
})

/** A site whose pages all fail once `fault` is set, and its error page too when `isDeaf`. */
let fault: Error | null
let isDeaf: boolean
let paths: string[]
let lines: { level: number; reqId?: string; err?: { message: string } }[]
let app: App
const clock = createTestClock()

const source: PageSource = {
  name: 'content',
  resolve: (path) => {
    const isSpared = path === '/virhe' || path === '/fel' || path === '/404'
    if (fault && (isDeaf || !isSpared)) return Promise.reject(fault)
    return Promise.resolve(paths.includes(path) ? { ref: { source: 'content', id: path } } : null)
  },
  model: ({ id }) => Promise.resolve(content(id)),
  urls: () => Promise.resolve([]),
}

async function start(warm: boolean): Promise<void> {
  const cache = createAnswerCache({ maxBytes: 1e6, clock })
  const pages = createPageService({
    sources: [source],
    chrome: (language) => Promise.resolve(chromeOf(language === 'sv' ? '/sv/fel' : '/virhe')),
    publicUrl: config.publicUrl,
    siteIndexable: true,
    clock,
  })
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line)) })
  const documents = createDocuments({
    pages,
    extras: {},
    renderer: () =>
      Promise.resolve({
        renderPage: ({ state, url }) =>
          Promise.resolve({ html: `<!doctype html>${JSON.stringify({ state, url })}`, failures: [] }),
        modulesOf: () => [],
        preloadedFonts: [],
      }),
    assetsOf: () => ({ starter: '', entry: '', preloads: [], styles: [] }),
    texts: () => createTexts({ fi: {}, sv: {}, en: {} }),
    cache,
    clock,
    accountId: '',
    affiliation: '',
    log,
  })
  app = await createHttpApp({ config, log, text, actorOf: () => Promise.resolve({ kind: 'none' }) })
  app.register(documentRoutes({ documents, paymentOrigin: 'http://pay', dev: false, text }))
  if (warm) await documents.warmUp()
}

beforeEach(() => {
  fault = null
  isDeaf = false
  paths = ['/', '/tuotteet', '/virhe', '/fel', '/404']
  lines = []
})
afterEach(() => app.close())

async function ask(url: string) {
  const answer = await app.inject({ url, headers: { accept: 'text/html' } })
  const isPage = answer.body.startsWith('<!doctype html>')
  const shown = isPage ? (JSON.parse(answer.body.slice(15)) as { state: InitialState; url: string }) : null // our renderer above
  return { ...answer, statusCode: answer.statusCode, headers: answer.headers, body: answer.body, shown }
}

const busy = () => Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })

describe('a document that cannot be made', () => {
  it.each([
    ['a surprise', () => new Error('broken'), 500, undefined, 50],
    ['a database that is gone', busy, 503, '2', 40],
  ])('is the error page after %s, with the id the log has', async (_what, make, status, retryAfter, level) => {
    await start(false)
    fault = make()
    const { statusCode, headers, shown } = await ask('/tuotteet?page=2')
    expect(statusCode).toBe(status)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['retry-after']).toBe(retryAfter)
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(shown?.url).toBe('/tuotteet?page=2')
    expect(shown?.state.page).toMatchObject({
      contentType: ['Page', 'ErrorPage'],
      status: 'error',
      pageMetadata: { robots: 'noindex, nofollow', canonicalUrl: '', alternates: [] },
    })
    const id = shown?.state.page.fields['requestId']
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['x-request-id']).toBe(id)
    expect(lines.filter((line) => line.err).map((line) => [line.level, line.reqId])).toEqual([[level, id]])
  })

  it.each(['/sv/produkter', '/sv?page=2'])('is the error page of the language of %s', async (url) => {
    await start(false)
    fault = new Error('broken')
    const { shown } = await ask(url)
    expect(shown?.state.page).toMatchObject({ name: '/fel', metadata: { currentLanguage: 'sv' } })
  })

  it('is asked for anew each time, and works when the page does', async () => {
    await start(false)
    fault = new Error('broken')
    const first = (await ask('/')).shown?.state.page.fields['requestId']
    expect((await ask('/')).shown?.state.page.fields['requestId']).not.toBe(first)
    fault = null
    expect(await ask('/')).toMatchObject({ statusCode: 200, shown: { state: { page: { name: '/', fields: {} } } } })
  })

  it('is the error page too where nothing can be read any more, known from the start', async () => {
    await start(true)
    fault = busy()
    isDeaf = true
    expect((await ask('/tuotteet')).shown?.state.page.name).toBe('/virhe')
    clock.advance(3_600_000)
    expect((await ask('/tuotteet')).shown?.state.page.name).toBe('/virhe')
  })

  it('is the not-found page where the site has no error page', async () => {
    paths = ['/404']
    await start(false)
    fault = new Error('broken')
    expect(await ask('/')).toMatchObject({ statusCode: 500, shown: { state: { page: { name: '/404' } } } })
  })

  it('is the plain answer where there is no page to say it with', async () => {
    await start(false)
    fault = new Error('broken')
    isDeaf = true
    const { statusCode, body, headers } = await ask('/')
    expect(statusCode).toBe(500)
    expect(JSON.parse(body)).toEqual({ error: 'internal', requestId: headers['x-request-id'] })
    expect(lines.filter((line) => line.err)).toHaveLength(1)
  })
})
