import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../src/common/locale.ts'
import { isFullTier } from '../support/tier.ts'
import { type HostileShop, startHostileShop } from './support/hostile-shop.ts'
import { arrange, exampleOf, type Ids, ourRoutes, pathOf } from './support/route-examples.ts'
import { type Customer, signUp } from './support/sign-up.ts'

/*
 * Two customers and a stranger behind one shared cache (A12), which stores what it is not told to leave alone, and gives it to the next
 * who asks for the same address: what it may store is the same for everybody, to the byte.
 */

let shop: HostileShop
let urls: string[]
/** Aino and Otto are signed in, each with a cart; nobody else is anybody. */
let cookies: Record<'aino' | 'otto' | 'stranger', string>
let theirs: string[]

beforeAll(async () => {
  shop = await startHostileShop()
  const [aino, otto] = [await signUp(shop), await signUp(shop)]
  for (const customer of [aino, otto]) await fill(customer)
  cookies = { aino: aino.cookie(), otto: otto.cookie(), stranger: '' }
  theirs = [aino, otto].flatMap(({ email, id, ownerId }) => [email, id, ownerId])
  const { ids } = await arrange(shop, 'cart')
  urls = [...(await pages()), ...calls(ids)]
})
afterAll(() => shop.stop())

async function fill(customer: Customer): Promise<void> {
  const token = await customer.token()
  const headers = { authorization: `Bearer ${token}` }
  await customer.call('POST', '/api/me/carts/add', { code: shop.goods.code, quantity: 1 }, headers)
}

/** Of the sitemap, and those that are in none; all of them in the full tier. */
async function pages(): Promise<string[]> {
  const index = (await shop.send({ url: '/sitemap.xml' })).body
  const maps = [...index.matchAll(/<loc>[^<]*?(\/sitemap-[^<]+)<\/loc>/g)].map(([, path]) => path ?? '')
  const listed: string[] = []
  for (const url of maps) {
    const { body } = await shop.send({ url })
    for (const [, path] of body.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)) listed.push(path || '/')
  }
  expect(listed.length).toBeGreaterThan(100)
  const some = isFullTier ? listed : listed.filter((_, index) => index % 20 === 0)
  const own = [
    '/oma-tili',
    '/oma-tili/tilaukset',
    '/toiveet',
    '/ostoskori',
    '/kassa',
    '/kirjaudu',
    '/ei-ole',
    '/TUOTTEET',
  ]
  const lists = ['/tuotteet?page=2', '/search?q=suklaa', '/tuotteet?sort=price', '/tuotteet?utm_source=x']
  return [...some, ...own, ...lists]
}

const calls = (ids: Ids): string[] =>
  ourRoutes(shop.routes)
    .filter(({ method }) => method === 'GET')
    .flatMap((route) => {
      const example = exampleOf(route)
      if (!example) return []
      const query = new URLSearchParams(example.query?.(ids) as Record<string, string> | undefined) // texts all of them
      return [
        `${pathOf(route, (example.params?.(ids) ?? {}) as Record<string, string>)}${query.size ? `?${query.toString()}` : ''}`,
      ] // as above
    })

const ask = (url: string, cookie: string, language: string): Promise<LightMyRequestResponse> =>
  shop.send({ url, headers: { 'accept-language': language, ...(cookie && { cookie }) } })
const mayStore = ({ headers }: LightMyRequestResponse): boolean =>
  !/no-store|private/.test(String(headers['cache-control'] ?? ''))

describe('a shared cache between two customers', () => {
  it('stores nothing that is one’s own: the same address has the same bytes for all', async () => {
    let stored = 0
    for (const url of urls) {
      const answers = [
        await ask(url, cookies.aino, 'fi'),
        await ask(url, cookies.otto, 'fi'),
        await ask(url, cookies.stranger, 'fi'),
      ]
      // One of them is enough: the cache does not know who asks.
      const kept = answers.filter(mayStore)
      if (kept.length === 0) {
        // What differs is somebody’s own, and not even their browser keeps it.
        if (new Set(answers.map(({ body }) => body)).size > 1)
          for (const { headers } of answers) expect(headers['cache-control'], url).toContain('no-store')
        continue
      }
      stored += 1
      expect(kept, url).toHaveLength(3)
      const [first, ...others] = answers.map(({ statusCode, headers, body }) => ({
        statusCode,
        etag: headers.etag,
        body,
      }))
      for (const other of others) expect(other, url).toEqual(first)
      for (const { headers } of answers) expect(headers['set-cookie'], url).toBeUndefined()
      for (const word of theirs) expect(first?.body.includes(word), `${url} ${word}`).toBe(false)
    }
    // The shop’s own pages are for everybody, and its account for nobody else.
    const ofTheSite = urls.filter((url) => !/^\/api\/(?:admin|cms|staff)\//.test(url))
    expect(stored).toBeGreaterThan(ofTheSite.length / 5)
    expect(stored).toBeLessThan(urls.length)
  }, 600_000)

  it('tells languages apart where an address has several', async () => {
    for (const url of urls) {
      const [first, ...others] = await Promise.all(languages.map((language) => ask(url, cookies.aino, language)))
      if (!first || !mayStore(first) || others.every(({ body }) => body === first.body)) continue
      expect(String(first.headers.vary).toLowerCase(), url).toContain('accept-language')
    }
  }, 600_000)
})
