import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagePolicy } from '../../src/platform/http/security-headers.ts'
import { type HostileShop, startHostileShop } from './support/hostile-shop.ts'
import { bareScripts, policyOf } from './support/page-scripts.ts'

let shop: HostileShop
let product: string
let category: string

beforeAll(async () => {
  shop = await startHostileShop()
  const visitor = await shop.visitor()
  await visitor.fillCart()
  product = (await visitor.cart()).allLineItems[0]?.productUrl.split('?')[0] ?? ''
  category = product.split('/').slice(0, -1).join('/')
})
afterAll(() => shop.stop())

const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  shop.send({ url, headers })
const cachedPages = (): string[] => ['/', '/sv/', '/en/', '/tuotteet', category, product]
const checkoutPages = ['/kassa', '/tilausvahvistus', '/sv/kassa', '/en/checkout']

describe('a document', () => {
  it('of every kind comes with the policies and without a cookie', async () => {
    const token = `anonymousId=${'A'.repeat(22)}`
    for (const url of [...cachedPages(), '/ostoskori', '/ei-tallaista-sivua', '/.git/config']) {
      const { headers, body } = await get(url, { cookie: token })
      expect(headers['content-security-policy'], url).toBe(policyOf(body))
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      for (const name of ['set-cookie', 'x-powered-by', 'server'])
        expect(headers[name], `${url} ${name}`).toBeUndefined()
      expect(bareScripts(body), url).toEqual([])
    }
    const policy = pagePolicy(['sha256-a'])
    expect(policy).not.toMatch(/script-src[^;]*unsafe|script-src[^;]*\*/)
    expect(policy).toMatch(/script-src 'self' 'sha256-a';/)
    expect(policy).toMatch(/object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/)
  })

  it('of the checkout has a policy of its own, with a nonce that is never used twice, and is kept by nobody', async () => {
    const nonces = new Set<string>()
    for (const url of ['/kassa', '/kassa', '/tilausvahvistus']) {
      const { statusCode, headers, body } = await get(url)
      expect(statusCode, url).toBe(200)
      const policy = String(headers['content-security-policy'])
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
      expect(nonce.length).toBeGreaterThanOrEqual(22)
      nonces.add(nonce)
      expect(policy).toContain(`frame-src 'self' ${shop.provider.url};`)
      expect(policy).not.toContain('unsafe-eval')
      expect(body).toContain(`nonce="${nonce}"`)
      expect(bareScripts(body)).toEqual([])
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
      expect(headers['set-cookie']).toBeUndefined()
    }
    expect(nonces.size).toBe(3)
    expect((await get('/ostoskori')).headers['cache-control']).toBe('private, no-store')
  })

  it('does not change by a byte for query parameters that mean nothing to it', async () => {
    const queries = [
      'utm_source=x',
      'fbclid=%3C/script%3E',
      '__proto__=1',
      'language=sv',
      'language=x',
      'a=1&a=2',
      'a[]=1',
      '%',
      'returnUrl=https://evil.example',
      'contentUrl=/sv/',
      'page=abc',
      'page=-1',
      'page=1e400',
      'code=NOPE',
      'code=<x>',
      'pageSize=5',
      'nothing'.repeat(200),
      'theme=willja',
      'preview=1',
      'epieditmode=true',
      'q[]=a',
    ]
    for (const url of cachedPages()) {
      const plain = await get(url)
      expect(plain.statusCode, url).toBe(200)
      for (const query of queries) {
        const answer = await get(`${url}?${query}`)
        expect([answer.statusCode, answer.headers.etag], `${url}?${query}`).toEqual([200, plain.headers.etag])
        expect(answer.rawPayload.equals(plain.rawPayload), `${url}?${query}`).toBe(true)
      }
      expect((await get(url, { 'accept-language': 'sv', cookie: 'a=b', authorization: 'Bearer x' })).body).toBe(
        plain.body,
      )
    }
  })

  it('answers HEAD as it answers GET, without the body', async () => {
    for (const url of [...cachedPages(), ...checkoutPages, '/ei-ole', '/api/markets', '/robots.txt', '/tuotteet/']) {
      const [whole, head] = [await get(url), await shop.send({ method: 'HEAD', url })]
      expect(head.statusCode, url).toBe(whole.statusCode)
      expect(head.body, url).toBe('')
      // The nonce makes each checkout document another one.
      const etag = checkoutPages.includes(url) ? [] : ['etag']
      for (const name of ['content-type', 'cache-control', 'location', 'content-length', ...etag])
        expect(head.headers[name], `${url} ${name}`).toEqual(whole.headers[name])
    }
  })

  it('calls the customer service by one name in each language', async () => {
    for (const [url, name, other] of [
      ['/', 'Asiakaspalvelu', 'asiakastuki'],
      ['/sv/', 'Kundtjänst', 'kundservice'],
      ['/en/', 'Customer service', 'customer support'],
    ] as const) {
      const { body } = await get(url)
      expect(body, url).toContain(name)
      expect(body.toLowerCase(), url).not.toContain(other)
    }
  })

  it('of a page beyond the end of a list moves to the list’s first, and keeps the rest of the address', async () => {
    const of = async (url: string) => {
      const { statusCode, headers } = await get(url)
      return [statusCode, headers.location]
    }
    expect(await of(`${category}?page=99`)).toEqual([302, category])
    expect(await of(`${category}?page=99&utm_source=x`)).toEqual([302, `${category}?utm_source=x`])
    expect(await of(`${category}?filter.inStock=true&page=99`)).toEqual([302, `${category}?filter.inStock=true`])
    expect(await of(`${category}?filter.inStock=true`)).toEqual([200, undefined])
    expect(await of(`${category}?page=1`)).toEqual([200, undefined])
    expect(await of('/search?q=suklaa&page=99&utm_source=x')).toEqual([302, '/search?q=suklaa&utm_source=x'])
    expect(await of('/search?q=suklaa&page=2')).toEqual([200, undefined])
    const list = await get(`/api/categories/${category.split('/').at(-1)}/products?page=99`)
    expect([list.statusCode, list.json().productViewModels]).toEqual([200, []])
    expect(list.json().totalCount).toBeGreaterThan(0)
  })

  it('whose address cannot be read is the not-found page of its language; a machine gets JSON', async () => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
    for (const [url, lang] of [
      ['/%ff', 'fi'],
      ['/%00', 'fi'],
      ['/sv/%ff', 'sv'],
      ['/en/products/%c0%ae', 'en'],
      ['/en/%E0%A4%A', 'en'],
    ] as const) {
      const page = await get(url, { accept })
      expect([page.statusCode, page.headers['content-type']], url).toEqual([404, 'text/html; charset=utf-8'])
      expect(page.body, url).toContain(`<html lang="${lang}"`)
      expect(page.body, url).toContain('noindex')
      expect(page.headers['content-security-policy'], url).toBe(policyOf(page.body))
      expect((await get(url, { accept: 'application/json' })).headers['content-type'], url).toContain(
        'application/json',
      )
    }
    for (const url of ['/api/%ff', '/api/markets/%00', '/media/%ff'])
      expect((await get(url, { accept })).headers['content-type'], url).toContain('application/json')
  })

  it('of what is not there says so at its own address too, and is in no sitemap', async () => {
    for (const url of ['/404', '/sv/404', '/en/404']) {
      const page = await get(url)
      expect([page.statusCode, page.headers['content-type']], url).toEqual([404, 'text/html; charset=utf-8'])
      expect(page.body, url).toMatch(/<meta[^>]+name="robots" content="noindex/)
      const model = await get(`/api/cda/content?contentUrl=${url}&currentPageUrl=${url}`)
      expect([model.statusCode, model.json().status], url).toEqual([404, 'not-found'])
    }
    expect((await get('/virhe')).body).toMatch(/<meta[^>]+name="robots" content="noindex/)
    const files = [...(await get('/sitemap.xml')).body.matchAll(/sitemap-[\w-]+\.xml/g)].map(([name]) => name)
    expect(files.length).toBeGreaterThan(0)
    for (const name of files) expect((await get(`/${name}`)).body, name).not.toMatch(/\/(?:404|virhe|fel|error)</)
  })

  it('is asked for as a model by a path of this site only, for a channel there is', async () => {
    const status = async (query: string) => (await get(`/api/cda/content?${query}`)).statusCode
    for (const url of ['https://evil.example/', '//evil.example/', '/\\\\evil.example', 'tuotteet', '', 'javascript:1'])
      expect(await status(`contentUrl=${encodeURIComponent(url)}`), url).toBe(400)
    expect(await status('contentUrl=/tuotteet')).toBe(200)
    for (const channel of ['mobile', 'tablet', 'desktop'])
      expect(await status(`contentUrl=/tuotteet&epichannel=${channel}`), channel).toBe(200)
    for (const channel of ['watch', '', 'Mobile', '<x>'])
      expect(await status(`contentUrl=/tuotteet&epichannel=${encodeURIComponent(channel)}`), channel).toBe(400)
  })

  it('can be asked for by GET and HEAD only, and says so', async () => {
    for (const method of ['TRACE', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'] as const) {
      for (const url of ['/', '/tuotteet', '/kassa', '/api/markets', '/dist/x.js']) {
        const answer = await shop.send({ method: method as 'POST', url, headers: { 'x-secret': 'echo-me' } })
        expect(answer.statusCode, `${method} ${url}`).toBe(405)
        expect(answer.headers.allow, `${method} ${url}`).toContain('GET')
        expect(answer.body).not.toContain('echo-me')
      }
    }
  })
})
