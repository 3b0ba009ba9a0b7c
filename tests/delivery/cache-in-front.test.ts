import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emitCacheEvent } from '../../src/platform/cache-events/cache-events.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { shortTag } from '../../src/platform/edge/edge-tags.ts'
import { type HostileShop, startShopOn } from '../hostile/support/shop-on-database.ts'
import { isFullTier } from '../support/tier.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/* The whole shop with a cache in front: what it tells it of each page, and what it asks it to forget. */

let database: TestDatabase
let shop: HostileShop
const purged: string[][] = []
const cache = createServer((request, response) => {
  purged.push(String(request.headers['xkey']).split(' '))
  response.end()
})

beforeAll(async () => {
  cache.listen(0, '127.0.0.1')
  await once(cache, 'listening')
  const { port } = cache.address() as AddressInfo // it listens on TCP
  database = await createTestDatabase({ seeded: true })
  shop = await startShopOn(database, {
    CACHE_TAG_HEADER: 'xkey',
    EDGE_PURGE: `varnish:http://127.0.0.1:${port}`,
    SITE_INDEXABLE: 'true',
  })
})
afterAll(async () => {
  await shop.stop()
  cache.close()
})

const pathsOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

it('every page of the sitemap may be kept, and its tags fit the buffers of proxies', async () => {
  const index = (await shop.send({ url: '/sitemap.xml' })).body
  const pages = (await Promise.all(pathsOf(index).map(async (url) => pathsOf((await shop.send({ url })).body)))).flat()
  expect(pages.length).toBeGreaterThan(100)
  const found: string[] = []
  // A tenth of them, all kinds and languages among them; all in the full tier.
  for (const url of pages.filter((_, place) => isFullTier || place % 10 === 0)) {
    const { statusCode, headers } = await shop.send({ url, headers: { 'accept-encoding': 'br' } })
    const tags = String(headers['xkey'] ?? '')
    if (
      statusCode !== 200 ||
      !/^max-age=\d+/.test(String(headers['cdn-cache-control'])) ||
      tags.length > 1_500 ||
      tags === ''
    )
      found.push(`${url}: ${statusCode} ${String(headers['cdn-cache-control'])} ${tags.length} bytes`)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  }
  expect(found).toEqual([])
})

it('nothing personal, nothing of one search and no call may be kept', async () => {
  const visitor = await shop.visitor()
  await visitor.fillCart()
  const urls = [
    '/ostoskori',
    '/kassa',
    '/tili',
    '/search?q=suklaa',
    '/ei-ole',
    '/api/me/carts',
    '/api/search/products?q=suklaa',
    '/office',
  ]
  for (const url of urls) {
    const { headers } = await shop.send({ url, headers: { ...visitor.headers, cookie: visitor.cookie } })
    expect([url, headers['cdn-cache-control'], headers['xkey']]).toEqual([url, undefined, undefined])
  }
})

it('what changes is forgotten there, at once and once more', async () => {
  purged.length = 0
  await inTransaction(database.db, (tx) => emitCacheEvent(tx, ['product:KV1005']))
  const times = () => purged.filter((tags) => tags.includes(shortTag('product:KV1005'))).length
  await expect.poll(times).toBe(2)
})
