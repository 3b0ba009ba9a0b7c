import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { createTexts } from '#src/platform/texts/texts.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import type { InitialState } from '../contract/initial-state.ts'
import type { PageContent, PageSource } from '../contract/page-source.ts'
import { createPreviewAccess } from './preview-access.ts'
import { documentRoutes } from './document.routes.ts'
import { createAskedView } from './asked-view.ts'
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
  passwordResetPageUrl: '',
  emailConfirmPageUrl: '',
  emailPreferencesPageUrl: '',
  notFoundPath: '/404',
  errorPath,
  popups: [],
  tags: [],
})

/** A site whose pages all fail once `fault` is set, and its error page too when `isDeaf`. */
let fault: Error | null
let isDeaf: boolean
let rendered: number
let paths: string[]
let lines: { level: number; reqId?: string; err?: { message: string } }[]
const token = 't'.repeat(43)
const previews = createPreviewAccess({
  publicUrl: 'http://site',
  read: (given) => Promise.resolve(given === token ? { kind: 'all' } : { kind: 'none' }),
})
let app: App
const clock = createTestClock()

const source: PageSource = {
  name: 'content',
  resolve: (path) => {
    const isSpared = path === '/virhe' || path === '/fel' || path === '/404'
    if (fault && (isDeaf || !isSpared)) return Promise.reject(fault)
    return Promise.resolve(paths.includes(path) ? { ref: { source: 'content', id: paths.indexOf(path) } } : null)
  },
  model: ({ id }) => Promise.resolve(content(paths[id] ?? '')),
  urls: () => Promise.resolve([]),
}

async function start(warm: boolean, shedAfterMs?: number): Promise<void> {
  const cache = createAnswerCache({ maxBytes: 1e6, clock })
  const pages = createPageService({
    sources: [source],
    chrome: (language) => Promise.resolve(chromeOf(language === 'sv' ? '/sv/fel' : '/virhe')),
    publicUrl: config.publicUrl,
    siteIndexable: true,
    extras: {},
    clock,
  })
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line)) })
  const documents = createDocuments({
    pages,
    extras: { 'landing-page': { isMissing: (_model, params) => params.get('id') === 'none' } },
    renderer: () =>
      Promise.resolve({
        renderPage: ({ state, url }) =>
          Promise.resolve({
            html: `<!doctype html>${JSON.stringify({ state, url, time: (rendered += 1) })}`,
            failures: [],
          }),
        modulesOf: () => [],
      }),
    assetsOf: () => ({ starter: '', entry: '', preloads: [], widePreloads: [], styles: [], laterStyles: [] }),
    texts: () => createTexts({ fi: {}, sv: {}, en: {} }),
    cache,
    clock,
    accountId: '',
    affiliation: '',
    reviewsScript: '',
    log,
  })
  app = await createHttpApp({
    config,
    log,
    text,
    sendOverloaded: documents.sendOverloaded,
    actorOf: () => Promise.resolve({ kind: 'none' }),
    ...(shedAfterMs === undefined ? {} : { shedAfterMs }),
  })
  const payment = { frames: ['http://pay'], calls: ['http://pay'], pictures: [], forms: ['http://pay'] }
  const askedView = createAskedView({ previews, maySeeDrafts: ({ headers }) => Promise.resolve('x-editor' in headers) })
  app.register(documentRoutes({ documents, previews, askedView, payment, dev: false, text }))
  if (warm) await documents.warmUp()
}

beforeEach(() => {
  fault = null
  isDeaf = false
  rendered = 0
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

it('a page whose query names what is not there has the status of a page that is not', async () => {
  await start(false)
  const missing = await ask('/tuotteet?id=none')
  expect([missing.statusCode, missing.shown?.url]).toEqual([404, '/tuotteet?id=none'])
  expect(missing.shown?.state.page).toMatchObject({ name: '/tuotteet' })
  expect((await ask('/tuotteet?id=some')).statusCode).toBe(200)
  expect((await ask('/tuotteet')).statusCode).toBe(200)
})

it('a page that says what a change of language left out is a variant of its own, and nothing else makes one', async () => {
  await start(false)
  const urls = ['/tuotteet', '/tuotteet?leftOut=place', '/tuotteet?utm=x&leftOut=place', '/tuotteet?leftOut=all']
  const answers = []
  for (const url of urls) answers.push(await ask(url))
  expect(answers.map(({ shown }) => shown?.url)).toEqual([urls[0], urls[1], urls[1], urls[0]])
  // A body has the number of its rendering.
  expect(new Set(answers.map(({ body }) => body)).size).toBe(2)
})

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
    const id = shown?.state.page.requestId
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
    const first = (await ask('/')).shown?.state.page.requestId
    expect((await ask('/')).shown?.state.page.requestId).not.toBe(first)
    fault = null
    expect(await ask('/')).toMatchObject({ statusCode: 200, shown: { state: { page: { name: '/' } } } })
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

describe('while load is shed', () => {
  // Any delay of the event loop is too much, from its first sample on.
  const shedAtOnce = 1e-6
  const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

  async function startShedding(warm: boolean) {
    await start(warm, shedAtOnce)
    app.get('/api/a', { config: { permission: 'site:read' } }, () => ({}))
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const get = async (path: string, headers: Record<string, string> = page) => {
      const answer = await fetch(origin + path, { headers })
      return { status: answer.status, headers: answer.headers, body: await answer.text() }
    }
    await expect.poll(async () => (await get('/api/a')).status).toBe(503)
    return get
  }

  it('a document is the error page in its language, without a rendering', async () => {
    const get = await startShedding(true)
    const before = rendered
    for (const [path, name] of [
      ['/tuotteet?page=2', '/virhe'],
      ['/sv/produkter', '/fel'],
      ['/ei-ole', '/virhe'],
    ] as const) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const { status, headers, body } = await get(path, { ...page, 'accept-encoding': encoding })
        expect([status, headers.get('retry-after')], path).toEqual([503, '2'])
        expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
        expect(headers.get('cache-control')).toBe('no-store')
        expect(headers.get('content-security-policy')).toContain("default-src 'self'")
        const { state } = JSON.parse(body.slice(15)) as { state: InitialState } // our renderer above
        expect(state.page).toMatchObject({ name, status: 'error', requestId: '' })
      }
    }
    expect(rendered).toBe(before)
  })

  it('a call is a refusal in the language it asks for, and so is a document before any page is made', async () => {
    const get = await startShedding(false)
    const busy = (language: string) => JSON.stringify([{ key: 'busy', value: `${language} errors/busy` }])
    for (const headers of [page, { accept: '*/*' }]) {
      const answer = await get('/api/a', { ...headers, 'accept-language': 'sv' })
      expect([answer.status, answer.headers.get('retry-after'), answer.body]).toEqual([503, '2', busy('sv')])
    }
    expect((await get('/en/a')).body).toBe(busy('en'))
    expect(rendered).toBe(0)
  })
})

describe('the token of a preview', () => {
  it('is in no line of the log, whether the page can be made or not', async () => {
    await start(false)
    for (const broken of [null, new Error('broken')]) {
      fault = broken
      for (const request of [
        { url: `/tuotteet?preview=${token}` },
        { url: '/tuotteet', headers: { cookie: `preview=${token}` } },
        { url: '/tuotteet', headers: { 'x-preview-token': token } },
      ])
        await app.inject(request)
    }
    expect(lines.length).toBeGreaterThan(3)
    expect(JSON.stringify(lines)).toContain('/tuotteet')
    expect(JSON.stringify(lines)).not.toContain(token)
  })
})

describe('flags of drafts in the address of a document', () => {
  const policyOf = (headers: Record<string, unknown>) => [
    headers['content-security-policy'],
    headers['x-frame-options'],
  ]
  const asEditor = async (url: string) => {
    const answer = await app.inject({ url, headers: { accept: 'text/html', 'x-editor': '1' } })
    const { state } = JSON.parse(answer.body.slice(15)) as { state: InitialState } // our renderer above
    return { headers: answer.headers, page: state.page }
  }

  it('show drafts to whoever may see them, private, and framed by our own pages in edit mode alone', async () => {
    await start(false)
    const edited = await asEditor('/tuotteet?epieditmode=true')
    expect(edited.page).toMatchObject({ preview: true, isEdited: true })
    expect(edited.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect(policyOf(edited.headers)).toEqual([expect.stringContaining("frame-ancestors 'self'"), 'SAMEORIGIN'])
    for (const flags of [
      'commondrafts=true',
      'epiprojects=3',
      'at=2026-12-24',
      'epieditmode=false&commondrafts=true',
    ]) {
      const shown = await asEditor(`/tuotteet?${flags}`)
      expect(shown.page).toMatchObject({ preview: true })
      expect(shown.page.isEdited).toBeUndefined()
      expect(shown.headers['cache-control']).toBe('private, no-store')
      expect(policyOf(shown.headers)).toEqual([expect.stringContaining("frame-ancestors 'none'"), 'DENY'])
    }
  })

  it('mean nothing for anybody else: the page is the public one, cached, and nobody frames it', async () => {
    await start(false)
    const plain = await ask('/tuotteet')
    for (const flags of ['epieditmode=true', 'commondrafts=true', 'epiprojects=3', 'at=2026-12-24&epichannel=mobile']) {
      const shown = await ask(`/tuotteet?${flags}`)
      expect(shown.body).toBe(plain.body)
      expect(shown.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect(policyOf(shown.headers)).toEqual([expect.stringContaining("frame-ancestors 'none'"), 'DENY'])
    }
  })

  it('leave nothing of a draft for the next visitor', async () => {
    await start(false)
    await asEditor('/tuotteet?epieditmode=true')
    expect((await ask('/tuotteet')).shown?.state.page.preview).toBe(false)
    expect((await ask('/tuotteet?epieditmode=true')).shown?.state.page.preview).toBe(false)
  })
})
