import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HostileShop, startHostileShop } from './support/hostile-shop.ts'
import { getRaw, sendRaw } from './support/raw-request.ts'

let shop: HostileShop
let port: number

beforeAll(async () => {
  shop = await startHostileShop()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  port = (shop.app.server.address() as AddressInfo).port // it listens on TCP
})
afterAll(() => shop.stop())

describe('a file', () => {
  it('that is not there is a 404 of the machine’s kind, never a page', async () => {
    const names = [
      '/dist/unknown.js',
      '/dist/',
      '/dist/.vite/manifest.json',
      '/dist/assets',
      '/media/none.webp',
      '/media/',
    ]
    const more = [
      '/assets/none.svg',
      '/assets/',
      '/texts/xx.json',
      '/texts/fi.0000.json',
      '/images/',
      '/images/64/webp',
    ]
    for (const url of [
      ...names,
      ...more,
      '/media/.hidden',
      '/assets/.env',
      '/api/none',
      '/paymentauthentication/none',
    ]) {
      const answer = await shop.send({ url })
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
    for (const path of [
      '/.git/HEAD',
      '/.env',
      '/package.json',
      '/src/app/server-main.ts',
      '/.data/',
      '/%00',
      '/media/%00.webp',
    ])
      expect([400, 404], path).toContain((await getRaw(port, path)).status)
  })

  it('that is a picture is made in sizes and shapes of the table only', async () => {
    const wrong = [
      '63/webp/square',
      '0/webp/square',
      '-64/webp/square',
      '1e3/webp/square',
      '4096/webp/square',
      '64/gif/square',
    ]
    for (const path of [...wrong, '64/webp/nothing', '64/webp/__proto__', 'x/webp/square', '64/webp/constructor']) {
      const answer = await shop.send({ url: `/images/${path}/products/tumma-72-merisuola.webp` })
      expect(answer.statusCode, path).toBe(400)
    }
  })
})

describe('a redirect', () => {
  it('never leads to another site', async () => {
    const paths = [
      '//evil.example',
      '//evil.example/',
      '//evil.example/tuotteet',
      '//evil.example/tuotteet/',
      '///evil.example/x/',
      '/\\evil.example',
      '/\\evil.example/tuotteet/',
      '/%5Cevil.example/',
      '/%2F%2Fevil.example/',
      '/%2Fevil.example/',
      '/sv//evil.example/',
      '//evil.example/..;/tuotteet/',
      '/https://evil.example/',
      '/.evil.example/',
      '//tuotteet/',
      '/tuotteet//',
      '/TUOTTEET',
      '/tuotteet/?returnUrl=//evil.example',
      '/fi//evil.example',
      '//',
      '//[',
      '/@evil.example/',
      'http://evil.example/tuotteet/',
      'http://evil.example//tuotteet/',
      '/%09/evil.example/',
      '/%0d%0alocation:x/',
      '/paymentauthentication/threedscallback?redirectResult=//evil.example&language=//evil.example',
      '/paymentauthentication/threedscallback?redirectResult=%0d%0alocation:%20https://evil.example',
      '/paymentauthentication/x/https:%2f%2fevil.example',
      '/kassa?redirectResult=https://evil.example',
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
    const { text } = await sendRaw(port, 'GET / HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n', true)
    expect(text).not.toContain('evil.example')
  })
})

describe('a request that is no proper HTTP', () => {
  it('is refused or dropped, and the next one is served', async () => {
    const line = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n'
    const post =
      'POST /api/pricing/bycodes HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n'
    const broken = [
      '\r\n\r\n',
      'GET\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      '\u0016\u0003\u0001',
      'x'.repeat(100_000),
      'GET /\u0000 HTTP/1.1\r\n\r\n',
      `${line}a: ${'x'.repeat(70_000)}\r\n\r\n`,
      `${line}bad header\r\n\r\n`,
      `${line}a\u0000: b\r\n\r\n`,
      `${line} a: b\r\n\r\n`,
      'GET / HTTP/1.1\r\nconnection: close\r\n\r\n',
      `${line.repeat(1)}host: y\r\nhost: z\r\ncontent-length: x\r\n\r\n`,
      `${post}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      `${post}content-length: 1\r\ncontent-length: 2\r\n\r\n{}`,
      `${post}transfer-encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n`,
      `${post}content-length: -1\r\n\r\n{}`,
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
      `CONNECT evil.example:443 HTTP/1.1\r\nhost: x\r\n\r\n`,
    ]
    for (const bytes of broken) {
      const { status } = await sendRaw(port, bytes, false)
      expect(
        status === 0 || (status >= 400 && status < 500),
        `${status} for ${JSON.stringify(bytes.slice(0, 120))}`,
      ).toBe(true)
    }
    expect((await getRaw(port, '/health/live')).status).toBe(200)
  })
})
