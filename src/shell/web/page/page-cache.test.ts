import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserClock } from '../clock.ts'
import { samplePage } from '../chrome/shell-page.sample.ts'
import { createPageCache, pageCacheKey, pageFreshMs } from './page-cache.ts'

let now = 1_700_000_000_000
let asked: { url: URL; headers: Headers }[] = []
let answer: () => Response | Promise<Response>

beforeEach(() => {
  asked = []
  answer = () => Response.json(samplePage())
  vi.spyOn(browserClock, 'now').mockImplementation(() => now)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url: new URL(url, 'http://shop'), headers: new Headers(init.headers) })
    return Promise.resolve(answer())
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['/tuotteet', '/tuotteet'],
  ['/tuotteet?page=2&sortBy=price&sortDirection=asc', '/tuotteet'],
  ['/tuotteet?filter.brand=Konvehti&filter.diet=vegan', '/tuotteet'],
  ['/tuotteet/levy?code=KV1-100G', '/tuotteet/levy'],
  ['/search?q=suklaa&page=3', '/search?q=suklaa'],
  ['/search?q=suklaa&filter.brand=x&categoryIds=7', '/search?q=suklaa&categoryIds=7'],
  ['/filter?filters=1', '/filter?filters=1'],
  ['/tarina#lopussa', '/tarina'],
  ['/tilausvahvistus?orderId=1&key=signed', '/tilausvahvistus?orderId=1'],
])('%s is kept as %s', (url, key) => expect(pageCacheKey(url)).toBe(key))

describe('a page', () => {
  it('is asked for as specified', async () => {
    await createPageCache().fetchPage('/en/products?q=bar&page=2&key=signed', 'update')
    const [{ url, headers } = { url: new URL('http://none'), headers: new Headers() }] = asked
    expect(url.pathname).toBe('/api/cda/content')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      contentUrl: '/products?q=bar',
      currentPageUrl: '/en/products?q=bar',
    })
    expect(headers.get('cache-control')).toBe('no-store, no-cache')
    expect(headers.get('x-request-time')).toBe(String(now))
    expect(headers.get('x-do-not-track')).toBeNull()
  })

  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/story', '/story'],
    ['/english', '/english'],
    ['/sv/berattelse', '/sv/berattelse'],
  ])('at %s is content %s', async (url, contentUrl) => {
    await createPageCache().fetchPage(url, 'update')
    expect(asked[0]?.url.searchParams.get('contentUrl')).toBe(contentUrl)
  })

  it('is fetched untracked beforehand, and when the browser asks for it', async () => {
    await createPageCache().fetchPage('/a', 'prefetch')
    vi.stubGlobal('navigator', { doNotTrack: '1' })
    await createPageCache().fetchPage('/a', 'update')
    expect(asked.map(({ headers }) => headers.get('x-do-not-track'))).toEqual(['1', '1'])
  })

  it('without a url is null, and nothing is asked', async () => {
    expect(await createPageCache().fetchPage('', 'update')).toBeNull()
    expect(asked).toEqual([])
  })

  it('is fresh for an hour, whatever list state its url has', async () => {
    const pages = createPageCache()
    await pages.fetchPage('/a', 'update')
    now += pageFreshMs - 1
    expect(await pages.fetchPage('/a?page=2&filter.brand=x', 'update')).toMatchObject({ kind: 'page' })
    expect(asked).toHaveLength(1)
    now += 1
    await pages.fetchPage('/a', 'update')
    expect(asked).toHaveLength(2)
  })

  it('is asked for once by those who want it at the same time', async () => {
    const pages = createPageCache()
    await Promise.all([pages.fetchPage('/a', 'prefetch'), pages.fetchPage('/a', 'update')])
    expect(asked).toHaveLength(1)
  })

  it.each([
    [{ status: 'not-found' as const }, 404],
    [{ status: 'draft' as const }, 200],
  ])('with %j is shown and not kept', async (more, status) => {
    answer = () => Response.json(samplePage(more), { status })
    const pages = createPageCache()
    expect(await pages.fetchPage('/a', 'update')).toMatchObject({ kind: 'page' })
    expect(pages.find('/a')).toBeNull()
  })

  it.each<[string, () => Response | Promise<Response>, object]>([
    ['moved', () => Response.json({ redirect: { url: '/b', permanent: true } }), { kind: 'redirect', url: '/b' }],
    ['failed', () => new Response('{}', { status: 500 }), { kind: 'failed', status: 500 }],
    [
      'failed, with the id it has in the log',
      () => Response.json([], { status: 503, headers: { 'x-request-id': 'r-1' } }),
      { kind: 'failed', status: 503, requestId: 'r-1' },
    ],
    [
      'failed, with that id in the body only',
      () => Response.json({ error: 'internal', requestId: 'r-2' }, { status: 500 }),
      { kind: 'failed', status: 500, requestId: 'r-2' },
    ],
    ['gone without a page', () => new Response('', { status: 404 }), { kind: 'failed', status: 404 }],
    ['unreachable', () => Promise.reject(new TypeError('offline')), { kind: 'unreachable' }],
  ])('may be %s', async (_what, given, fetched) => {
    answer = given
    expect(await createPageCache().fetchPage('/a', 'update')).toEqual(fetched)
  })
})
