import type { LightMyRequestResponse } from 'fastify'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagePolicy } from '../../src/platform/http/security-headers.ts'
import { type HostileShop, startHostileShop } from './support/hostile-shop.ts'
import { getRaw, sendRaw } from './support/raw-request.ts'

let shop: HostileShop
let port: number
let product: string
let category: string

beforeAll(async () => {
  shop = await startHostileShop()
  const visitor = await shop.visitor()
  await visitor.fillCart()
  product = (await visitor.cart()).allLineItems[0]?.productUrl.split('?')[0] ?? ''
  category = product.split('/').slice(0, -1).join('/')
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  port = (shop.app.server.address() as AddressInfo).port // it listens on TCP
}, 120_000)
afterAll(() => shop.stop())

const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  shop.send({ url, headers })
const keptPages = (): string[] => ['/', '/sv/', '/en/', '/tuotteet', category, product]
const checkoutPages = ['/kassa', '/tilausvahvistus', '/sv/kassa', '/en/checkout']

describe('a document', () => {
  it('of every kind comes with the policies and without a cookie', async () => {
    const token = `anonymousId=${'A'.repeat(22)}`
    for (const url of [...keptPages(), '/ostoskori', '/ei-tallaista-sivua', '/.git/config']) {
      const { headers, body } = await get(url, { cookie: token })
      expect(headers['content-security-policy'], url).toBe(pagePolicy())
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      for (const name of ['set-cookie', 'x-powered-by', 'server']) expect(headers[name], `${url} ${name}`).toBeUndefined()
      expect(bareScripts(body), url).toEqual([])
    }
    expect(pagePolicy()).not.toMatch(/script-src[^;]*unsafe|script-src[^;]*\*/)
    expect(pagePolicy()).toMatch(/object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/)
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
      expect(policy).toContain(`frame-src ${shop.provider.url};`)
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
      ...['utm_source=x', 'fbclid=%3C/script%3E', '__proto__=1', 'language=sv', 'language=x', 'a=1&a=2', 'a[]=1', '%'],
      ...['returnUrl=https://evil.example', 'contentUrl=/sv/', 'page=abc', 'page=-1', 'page=1e400', 'code=NOPE', 'code=<x>'],
      ...['pageSize=5', 'nothing'.repeat(200), 'theme=willja', 'preview=1', 'epieditmode=true', 'q[]=a'],
    ]
    for (const url of keptPages()) {
      const plain = await get(url)
      expect(plain.statusCode, url).toBe(200)
      for (const query of queries) {
        const answer = await get(`${url}?${query}`)
        expect([answer.statusCode, answer.headers.etag], `${url}?${query}`).toEqual([200, plain.headers.etag])
        expect(answer.rawPayload.equals(plain.rawPayload), `${url}?${query}`).toBe(true)
      }
      expect((await get(url, { 'accept-language': 'sv', cookie: 'a=b', authorization: 'Bearer x' })).body).toBe(plain.body)
    }
  })

  it('answers HEAD as it answers GET, without the body', async () => {
    for (const url of [...keptPages(), ...checkoutPages, '/ei-ole', '/api/markets', '/robots.txt', '/tuotteet/']) {
      const [whole, head] = [await get(url), await shop.send({ method: 'HEAD', url })]
      expect(head.statusCode, url).toBe(whole.statusCode)
      expect(head.body, url).toBe('')
      // The nonce makes each checkout document another one.
      const etag = checkoutPages.includes(url) ? [] : ['etag']
      for (const name of ['content-type', 'cache-control', 'location', 'content-length', ...etag])
        expect(head.headers[name], `${url} ${name}`).toEqual(whole.headers[name])
    }
  })

  it('can be asked for by GET and HEAD only', async () => {
    for (const method of ['TRACE', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'] as const) {
      for (const url of ['/', '/tuotteet', '/kassa', '/api/markets', '/dist/x.js']) {
        const answer = await shop.send({ method: method as 'POST', url, headers: { 'x-secret': 'echo-me' } })
        expect(answer.statusCode, `${method} ${url}`).toBe(404)
        expect(answer.body).not.toContain('echo-me')
      }
    }
  })
})

/** Scripts that could run and are not files of ours, handlers in attributes, and addresses that are scripts. */
function bareScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes) && !/ src="\/(dist|@)/.test(attributes))
  const outside = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
  return [...scripts, ...(outside.match(/<[^>]*\s(on\w+=|(href|src)="\s*javascript:)[^>]*>/gi) ?? [])]
}

describe('a file', () => {
  it('that is not there is a 404 of the machine’s kind, never a page', async () => {
    const names = ['/dist/unknown.js', '/dist/', '/dist/.vite/manifest.json', '/dist/assets', '/media/none.webp', '/media/']
    const more = ['/assets/none.svg', '/assets/', '/texts/xx.json', '/texts/fi.0000.json', '/images/', '/images/64/webp']
    for (const url of [...names, ...more, '/media/.hidden', '/assets/.env', '/api/none', '/paymentauthentication/none']) {
      const answer = await get(url)
      expect(answer.statusCode, url).toBe(404)
      expect(answer.headers['content-type'], url).toBe('application/json; charset=utf-8')
    }
  })

  it('outside its folder cannot be reached, however the way is written', async () => {
    const ups = ['..', '%2e%2e', '.%2e', '..%2f..', '..%5c..', '%252e%252e', '..\\..', '....//', '%c0%ae%c0%ae', '..;']
    const roots = ['/media', '/assets', '/dist', '/texts', '/images/64/webp/square', '/images/64/webp/cover', '']
    const files = ['package.json', '.env.example', '.git/config', 'src/app/create-shop.ts']
    for (const root of roots) {
      for (const up of ups) {
        for (const file of files) {
          const path = `${root}/${up}/${up}/${file}`
          const { status, text } = await getRaw(port, path)
          expect([301, 400, 404], path).toContain(status)
          expect(text, path).not.toMatch(/"private": true|DATABASE_URL=|\[core\]|export async function/)
        }
      }
    }
    for (const path of ['/.git/HEAD', '/.env', '/package.json', '/src/app/server-main.ts', '/.data/', '/%00', '/media/%00.webp'])
      expect([400, 404], path).toContain((await getRaw(port, path)).status)
  })

  it('that is a picture is made in sizes and shapes of the table only', async () => {
    const wrong = ['63/webp/square', '0/webp/square', '-64/webp/square', '1e3/webp/square', '4096/webp/square', '64/gif/square']
    for (const path of [...wrong, '64/webp/nothing', '64/webp/__proto__', 'x/webp/square', '64/webp/constructor']) {
      const answer = await get(`/images/${path}/products/x.webp`)
      expect(answer.statusCode, path).toBe(400)
    }
  })
})

describe('a redirect', () => {
  it('never leads to another site', async () => {
    const paths = [
      ...['//evil.example', '//evil.example/', '//evil.example/tuotteet', '//evil.example/tuotteet/', '///evil.example/x/'],
      ...['/\\evil.example', '/\\evil.example/tuotteet/', '/%5Cevil.example/', '/%2F%2Fevil.example/', '/%2Fevil.example/'],
      ...['/sv//evil.example/', '//evil.example/..;/tuotteet/', '/https://evil.example/', '/.evil.example/', '//tuotteet/'],
      ...['/tuotteet//', '/TUOTTEET', '/tuotteet/?returnUrl=//evil.example', '/fi//evil.example', '//', '//[', '/@evil.example/'],
      ...['http://evil.example/tuotteet/', 'http://evil.example//tuotteet/', '/%09/evil.example/', '/%0d%0alocation:x/'],
      ...['/paymentauthentication/threedscallback?redirectResult=//evil.example&language=//evil.example'],
      ...['/paymentauthentication/threedscallback?redirectResult=%0d%0alocation:%20https://evil.example'],
      ...['/paymentauthentication/x/https:%2f%2fevil.example', '/kassa?redirectResult=https://evil.example'],
    ]
    for (const path of paths) {
      const { status, text } = await getRaw(port, path)
      expect(status, path).toBeLessThan(500)
      const locations = [...text.matchAll(/^location: (.*)$/gim)].map(([, location]) => location?.trim() ?? '')
      expect(locations.length, path).toBe(status >= 300 && status < 400 ? 1 : 0)
      for (const location of locations) {
        expect(location, path).toMatch(/^\/(?![/\\])/)
        expect(location.split('?')[0], path).not.toContain('evil.example')
      }
    }
  })

  it('is not taken from a host’s name', async () => {
    for (const header of ['x-forwarded-host', 'x-original-url', 'x-forwarded-proto', 'forwarded', 'x-rewrite-url']) {
      const { text } = await getRaw(port, '/tuotteet/', `${header}: evil.example\r\n`)
      expect(text).not.toContain('evil.example')
    }
    const { text } = await sendRaw(port, 'GET / HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n')
    expect(text).not.toContain('evil.example')
  })
})

describe('a request that is no proper HTTP', () => {
  it('is refused or dropped, and the next one is served', async () => {
    const line = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n'
    const post = 'POST /api/pricing/bycodes HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n'
    const broken = [
      ...['\r\n\r\n', 'GET\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', '\u0016\u0003\u0001', 'x'.repeat(100_000), 'GET /\u0000 HTTP/1.1\r\n\r\n'],
      ...[`${line}a: ${'x'.repeat(70_000)}\r\n\r\n`, `${line}bad header\r\n\r\n`, `${line}a\u0000: b\r\n\r\n`, `${line} a: b\r\n\r\n`],
      ...['GET / HTTP/1.1\r\nconnection: close\r\n\r\n', `${line.repeat(1)}host: y\r\nhost: z\r\ncontent-length: x\r\n\r\n`],
      ...[`${post}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, `${post}content-length: 1\r\ncontent-length: 2\r\n\r\n{}`],
      ...[`${post}transfer-encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n`, `${post}content-length: -1\r\n\r\n{}`],
      ...[`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, `CONNECT evil.example:443 HTTP/1.1\r\nhost: x\r\n\r\n`],
    ]
    for (const bytes of broken) {
      const { status } = await sendRaw(port, bytes)
      expect(status === 0 || (status >= 400 && status < 500), `${status} for ${JSON.stringify(bytes.slice(0, 120))}`).toBe(true)
    }
    expect((await getRaw(port, '/health/live')).status).toBe(200)
  })
})
