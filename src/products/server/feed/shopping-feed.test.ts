import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../../../demo/seed-catalogue.ts'
import { createTestClock } from '../../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { languages } from '#src/common/locale.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { createProductLists, type ProductLists } from '#src/listing/server/product-lists.ts'
import { listSaleRows } from '../sale.store.ts'
import { assess } from '../sellable.ts'
import { feedRoutes } from './feed.routes.ts'
import { escapeXml } from './shopping-feed.ts'

let test: TestDatabase
let app: App
let lists: ProductLists
let directory: string
const clock = createTestClock('2026-11-21T10:00:00Z')
const log = pino({ level: 'silent' })

beforeAll(async () => {
  test = await createTestDatabase()
  directory = await mkdtemp(join(tmpdir(), 'feeds-'))
  await seedCatalogue(test.db, clock)
  await test.run(`
    update product_text set name = 'Hapan & <b>"makea"</b> ]]> 😀', short_description = null,
      description = '<p>Yksi &amp; kaksi<br>kolme &lt;neljä&gt;</p><ul><li>viisi</li></ul>'
    where language = 'fi' and product_id = (select id from product where code = 'KV1005');
    update stock set on_hand = 0 where code = 'KV1005-40G';
    update product set sale_to = '2026-11-01' where code = 'KV4015';
    update variation set published = false where code = 'KV1005-200G'`)
  lists = createProductLists({ db: test.db, clock, log })
  await lists.start()
  const config = {
    publicUrl: 'https://konvehti.example',
    rateLimits: false,
    trustProxy: [],
    cookieKeys: ['x'.repeat(32)],
  }
  app = await createHttpApp({ config, log, text: (_, key) => key, actorOf: () => Promise.resolve({ kind: 'none' }) })
  const goods = {
    countryCodes: ['FIN'],
    nameKey: 'delivery/home',
    priceCents: 590,
    freeFromCents: 5_000,
    minDays: 2,
    maxDays: 4,
  }
  const offerTerms = () =>
    Promise.resolve({ country: 'FI', goods: [goods], tablet: [{ ...goods, freeFromCents: null }], returnDays: 14 })
  const { publicUrl } = config
  app.register(
    feedRoutes({ db: test.db, clock, text: (_, key) => key, assortment: lists, publicUrl, offerTerms, directory }),
  )
  await app.ready()
})
afterAll(async () => {
  await lists.stop()
  await app.close()
  await test.drop()
  await rm(directory, { recursive: true, force: true })
})

const get = (language: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/feeds/google-merchant/${language}`, headers: { 'accept-encoding': 'identity', ...headers } })

interface Item extends Record<string, unknown> {
  id: string
  title: string
  description: string
  link: string
  image: string
  price: string
  salePrice: string | null
  period: string | null
  availability: string
  brand: string
  gtin: string | null
  measure: string | null
  base: string | null
  country: string
  shipping: string
}

/** Read by a parser of XML that forgives nothing. */
async function itemsOf(xml: string): Promise<Item[]> {
  return [
    ...(await test.sql<Item>`
      select item.* from xmltable(xmlnamespaces('http://base.google.com/ns/1.0' as g), '/rss/channel/item'
        passing xmlparse(document ${xml}) columns
        id text path 'g:id', title text path 'g:title', description text path 'g:description', link text path 'g:link',
        image text path 'g:image_link', price text path 'g:price', "salePrice" text path 'g:sale_price',
        period text path 'g:sale_price_effective_date', availability text path 'g:availability',
        brand text path 'g:brand', gtin text path 'g:gtin', measure text path 'g:unit_pricing_measure',
        base text path 'g:unit_pricing_base_measure', country text path 'g:shipping/g:country',
        shipping text path 'g:shipping/g:price') as item`),
  ]
}

describe('the feed for shopping portals', () => {
  it.each(languages)('has each variation that can be bought, once, in %s', async (language) => {
    const answer = await get(language)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    const items = await itemsOf(answer.body)
    const rows = await listSaleRows(test.db, null)
    const buyable = rows.filter((row) => assess(row, clock.now()).isBuyable)
    expect(items.map(({ id }) => id).toSorted()).toEqual(buyable.map(({ code }) => code).toSorted())
    expect(items.length).toBeGreaterThan(100)
    for (const item of items) {
      expect(item.title.length).toBeLessThanOrEqual(150)
      expect(item.description).toMatch(/\S/)
      expect(item.link).toMatch(
        /^https:\/\/konvehti\.example(\/sv|\/en)?\/(tuotteet|produkter|products)\/[a-z-]+\/[a-z0-9-]+\?code=/,
      )
      expect(item.image).toMatch(/^https:\/\/konvehti\.example\/media\/\S+\.webp$/)
      expect(item.price).toMatch(/^\d+\.\d\d EUR$/)
      expect(item).toMatchObject({
        country: 'FI',
        gtin: null,
        shipping: expect.stringMatching(/^(5\.90|0\.00) EUR$/) as string,
      })
    }
  })

  it('says what is asked and how long, what the price per kilo is computed from, and what is sold out', async () => {
    const items = new Map((await itemsOf((await get('fi')).body)).map((item) => [item.id, item]))
    const rows = (await listSaleRows(test.db, null)).map((row) => ({ row, ...assess(row, clock.now()) }))
    let reduced = 0
    for (const { row, price, isBuyable, inStock } of rows) {
      const item = items.get(row.code)
      if (!isBuyable || price === null || item === undefined) continue
      const euros = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`
      expect(item.price).toBe(euros(price.lowest30DaysCents ?? price.payableCents))
      expect(item.availability).toBe(inStock ? 'in_stock' : 'out_of_stock')
      expect([item.measure, item.base]).toEqual(row.weightGrams > 0 ? [`${row.weightGrams} g`, '1 kg'] : [null, null])
      if (price.lowest30DaysCents === null) expect([item.salePrice, item.period]).toEqual([null, null])
      else {
        reduced++
        expect(item.salePrice).toBe(euros(price.payableCents))
        const [from = '', to = ''] = (item.period ?? '').split('/')
        expect(new Date(from) <= clock.now() && clock.now() < new Date(to)).toBe(true)
      }
    }
    expect(reduced).toBeGreaterThan(3)
    expect(items.get('KV1005-40G')?.availability).toBe('out_of_stock')
    expect(items.has('KV1005-200G')).toBe(false)
    expect([...items.keys()].filter((code) => code.startsWith('KV4015'))).toEqual([])
  })

  it('carries any name and description as text', async () => {
    const items = await itemsOf((await get('fi')).body)
    const item = items.find(({ id }) => id === 'KV1005-100G')
    expect(item?.title).toContain('Hapan & <b>"makea"</b> ]]> 😀')
    expect(item?.description).toBe('Yksi & kaksi kolme <neljä> viisi')
  })

  it('is made once, compressed, and not sent again to who has it', async () => {
    const [plain, packed] = [await get('sv'), await get('sv', { 'accept-encoding': 'gzip, br' })]
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
    expect(plain.headers['last-modified']).toBe(packed.headers['last-modified'])
    const again = await get('sv', { 'if-none-match': String(plain.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await readdir(directory)).filter((name) => name.endsWith('.part'))).toEqual([])
    const together = await Promise.all(Array.from({ length: 20 }, () => get('en')))
    expect(new Set(together.map(({ headers }) => headers['last-modified'])).size).toBe(1)
  })

  it('follows the catalogue after a minute, and is made anew when its folder was emptied', async () => {
    const priceOf = async () => (await itemsOf((await get('fi')).body)).find(({ id }) => id === 'KV1005-100G')?.price
    const before = await priceOf()
    await test.sql`
      insert into price (variation_code, kind, cents, valid_from, created_at, created_by)
      values ('KV1005-100G', 'normal', 1234, ${clock.now()}, ${clock.now()}, 'tests')`
    lists.invalidate(['product:KV1005'])
    await lists.settled()
    expect(await priceOf()).toBe(before)
    clock.advance(61_000)
    expect(await priceOf()).toBe('12.34 EUR')
    await rm(directory, { recursive: true })
    expect(await priceOf()).toBe('12.34 EUR')
  })

  it('is there in the languages of the shop only', async () => {
    expect((await get('de')).statusCode).toBe(400)
  })
})

describe('text in a feed', () => {
  it('is XML whatever it holds', async () => {
    const texts = fc.sample(fc.string({ unit: 'binary', maxLength: 60 }), 400)
    for (const text of [...texts, '\u0000\u0001\ufffe\ud800]]><!--<?x?>&#0;']) {
      const xml = `<a>${escapeXml(text)}</a>`
      const [row] = await test.sql<{ valid: boolean }>`select xml_is_well_formed_document(${xml}) as valid`
      expect(row?.valid, JSON.stringify(text)).toBe(true)
    }
  })
})
