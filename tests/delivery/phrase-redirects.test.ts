import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '../../src/common/locale.ts'
import type { Suggestions } from '../../src/search/contract/suggest.ts'
import { type DeliveryShop, startDeliveryShop } from './support/delivery-shop.ts'
import { startOperator } from './support/shop-operator.ts'
import type { ProductList } from '../../src/listing/contract/product-list.ts'

/* Phrases that lead to a page, as operators name them: what visitors with and without script get, and for how long. */

const purgeLimitMs = 2_000
let shop: DeliveryShop
let said: (...line: string[]) => Promise<string>
let close: () => Promise<void>

beforeAll(async () => {
  shop = await startDeliveryShop()
  const operator = startOperator(shop)
  said = operator.said
  close = operator.close
})
afterAll(async () => {
  await close?.()
  await shop.stop()
})
afterEach(async () => {
  for (const { id } of await shop.database.sql<{ id: number }>`select id from search_redirect`)
    await said('merchandising', 'remove-redirect', String(id))
  await shop.database.run('delete from redirect where created_by = $$cli$$')
})

const redirect = (...line: string[]) => said('merchandising', 'redirect', ...line)

/** Where the search page sends a visitor without script; null: it shows what was found. */
async function goes(address: string): Promise<string | null> {
  const answer = await shop.send({ url: address, headers: { accept: 'text/html' } })
  expect([200, 302], answer.body.slice(0, 200)).toContain(answer.statusCode)
  return answer.statusCode === 302 ? String(answer.headers.location) : null
}
/** Waits until every server may have heard of a change. */
const becomes = (address: string, target: string | null) =>
  expect.poll(() => goes(address), { interval: 50 }).toBe(target)

async function ask<Body>(path: string, q: string, language: Language): Promise<Body> {
  const answer = await shop.send({ url: `${path}?${new URLSearchParams({ q, language }).toString()}` })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  return answer.json<Body>()
}

describe('a phrase that operators lead to a page', () => {
  it.each<readonly [Language, string, string, string]>([
    ['fi', 'palautus', '/asiakaspalvelu', 'Asiakaspalvelu'],
    ['sv', 'retur', '/sv/kundtjanst', 'Kundtjänst'],
    ['en', 'refund', '/en/customer-service', 'Customer service'],
  ])('in %s: %s ends there, with script and without', async (language, phrase, target, name) => {
    const searchPage = await searchPathOf(language)
    const address = `${searchPage}?q=${phrase}`
    expect(await goes(address)).toBeNull()
    expect(await redirect(language, ` ${phrase.toUpperCase()}!`, target)).toContain(
      `${language} "${phrase}" leads to ${target.replace(/^\/(sv|en)\//, '/')} (`,
    )
    await becomes(address, target)
    // However it is written, and what others put into the address goes along.
    expect(await goes(`${searchPage}?q=%20${phrase.toUpperCase()}%20.&utm_source=kirje`)).toBe(
      `${target}?utm_source=kirje`,
    )
    expect((await ask<Suggestions>('/api/search/suggest', phrase, language)).redirect).toEqual({ url: target, name })
    expect((await ask<ProductList>('/api/search/products', phrase, language)).redirectUrl).toBe(target)
    // Another phrase, a part of it and another language know nothing of it.
    const other = language === 'fi' ? 'sv' : 'fi'
    expect(await goes(`${searchPage}?q=${phrase}t%20x`)).toBeNull()
    expect(await ask<Suggestions>('/api/search/suggest', phrase.slice(0, 4), language)).not.toHaveProperty('lead')
    expect(await ask<Suggestions>('/api/search/suggest', phrase, other)).not.toHaveProperty('lead')
    expect(await ask<ProductList>('/api/search/products', phrase, other)).not.toHaveProperty('redirectUrl')
  })

  it('the search itself is had where the address asks for results', async () => {
    await redirect('fi', 'palautus', '/asiakaspalvelu')
    const searchPage = await searchPathOf('fi')
    await becomes(`${searchPage}?q=palautus`, '/asiakaspalvelu')
    for (const more of ['tab=products', 'tab=content', 'filter.inStock=true', 'categoryIds=2'])
      expect(await goes(`${searchPage}?q=palautus&${more}`), more).toBeNull()
  })

  it('is counted as searched for', async () => {
    await redirect('fi', 'hyvitys', '/asiakaspalvelu')
    const searchPage = await searchPathOf('fi')
    await becomes(`${searchPage}?q=hyvitys`, '/asiakaspalvelu')
    await expect.poll(() => shop.database.sql`select 1 from search_log where phrase = 'hyvitys'`).toHaveLength(1)
  })

  it('keeps query and hash of its target, and that of several written last counts', async () => {
    const address = `${await searchPathOf('fi')}?q=palautus`
    await redirect('fi', 'palautus', '/asiakaspalvelu?aihe=palautus#lomake')
    await becomes(address, '/asiakaspalvelu?aihe=palautus#lomake')
    const last = await redirect('fi', 'palautus', '/tuotteet/suklaalevyt')
    await becomes(address, '/tuotteet/suklaalevyt')
    expect(await said('merchandising', 'remove-redirect', last.split(' ')[0] ?? '')).toBe(
      'fi "palautus" leads to /tuotteet/suklaalevyt no longer',
    )
    await becomes(address, '/asiakaspalvelu?aihe=palautus#lomake')
  })

  it('begins and ends by the clock', async () => {
    const address = `${await searchPathOf('fi')}?q=joulu`
    const day = (days: number) => new Date(+shop.clock.now() + days * 86_400_000).toISOString().slice(0, 10)
    await redirect('fi', 'kesä', '/asiakaspalvelu')
    await redirect('fi', 'joulu', '/asiakaspalvelu', `from=${day(2)}`, `to=${day(4)}`)
    await becomes(`${await searchPathOf('fi')}?q=kes%C3%A4`, '/asiakaspalvelu')
    expect(await goes(address)).toBeNull()
    const now = shop.clock.now().toISOString()
    shop.clock.advance(3 * 86_400_000)
    expect(await goes(address)).toBe('/asiakaspalvelu')
    shop.clock.advance(3 * 86_400_000)
    expect(await goes(address)).toBeNull()
    shop.clock.set(now)
  })

  it('leads nowhere once its page is no more, and operators see it', async () => {
    const bar = '/tuotteet/suklaalevyt/tumma-72-merisuola'
    const address = `${await searchPathOf('fi')}?q=levy`
    expect(await redirect('fi', 'levy', bar)).toContain('leads to')
    await becomes(address, bar)
    await said('product', 'withdraw', 'KV1005')
    await becomes(address, null)
    expect(await ask<Suggestions>('/api/search/suggest', 'levy', 'fi')).not.toHaveProperty('lead')
    expect(await said('merchandising', 'redirects', 'fi')).toContain('THERE IS NO SUCH PAGE')
    await said('product', 'publish', 'KV1005')
    await becomes(address, bar)
  })

  it('follows a page that moved, and never leads back to a search', async () => {
    const searchPage = await searchPathOf('fi')
    const address = `${searchPage}?q=apua`
    await said('redirects', 'add', 'fi', '/apua', '/asiakaspalvelu')
    await redirect('fi', 'apua', '/apua')
    await becomes(address, '/asiakaspalvelu')
    await said('redirects', 'add', 'fi', '/apua', `${searchPage}?q=apua`)
    await becomes(address, null)
    await said('redirects', 'add', 'fi', '/apua', 'https://muualla.example/apua')
    // Longer than a server may take to hear of it.
    await sleep(purgeLimitMs)
    expect(await goes(address)).toBeNull()
  })
})

it.each([
  [['fi', 'ab', '/asiakaspalvelu'], 'A phrase has 3 to 100 characters'],
  [['fi', '!!!', '/asiakaspalvelu'], 'A phrase has 3 to 100 characters'],
  [['fi', 'x'.repeat(101), '/asiakaspalvelu'], 'A phrase has 3 to 100 characters'],
  [['fi', 'palautus', 'https://muualla.example/'], 'There is no such page in this language'],
  [['fi', 'palautus', '//muualla.example'], 'There is no such page in this language'],
  [['fi', 'palautus', '/\\muualla.example'], 'There is no such page in this language'],
  [['fi', 'palautus', 'javascript:alert(1)'], 'There is no such page in this language'],
  [['fi', 'palautus', '/sv/kundtjanst'], 'There is no such page in this language'],
  [['fi', 'palautus', '/api/products'], 'There is no such page in this language'],
  [['fi', 'palautus', '/ei-ole'], 'There is no such page in this language'],
  [['sv', 'retur', '/asiakaspalvelu'], 'There is no such page in this language'],
  [['fi', 'palautus', 'SEARCH'], 'A search cannot lead to a search'],
  [['fi', 'palautus', '/asiakaspalvelu', 'to=2020-01-01'], 'has ended already'],
  [['fi', 'palautus', '/asiakaspalvelu', 'to=1.1.2030'], 'Times are written'],
  [['fi', 'palautus', 'nyt', '/asiakaspalvelu'], '"/asiakaspalvelu" says nothing here'],
  [['palautus', '/asiakaspalvelu'], '"palautus" is none of fi, sv, en'],
])('%j is refused in words', async (line, words) => {
  const searchPage = await searchPathOf('fi')
  const answer = await redirect(...line.map((word) => (word === 'SEARCH' ? `${searchPage}?q=muu` : word)))
  expect(answer).toMatch(/^\(failed\)/)
  expect(answer).toContain(words)
  expect(await said('merchandising', 'redirects')).toBe('none')
})

async function searchPathOf(language: Language): Promise<string> {
  const answer = await shop.send({ url: `/api/site?language=${language}` })
  return answer.json<{ urls: { search: string } }>().urls.search
}
