import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tester } from '../../../../tests/support/actors.ts'
import { type MerchandisedShop, startMerchandisedShop } from '../../../../tests/support/merchandised-shop.ts'
import { firstPage, type ProductLists } from '#src/listing/server/product-lists.ts'
import { createMerchandising, type NewRule } from './merchandising.service.ts'
import type { RuledList } from './ruled-list.ts'

let shop: MerchandisedShop
const bars: RuledList = { kind: 'category', code: 'suklaalevyt' }

beforeAll(async () => {
  shop = await startMerchandisedShop()
})
afterAll(() => shop.stop())
beforeEach(() => shop.forget('merchandising_rule'))

const merchandising = () => createMerchandising({ db: shop.database.db, clock: shop.clock })
const rule = (changes: Partial<NewRule>): NewRule => ({
  kind: 'boost',
  list: bars,
  productCode: 'KV1005',
  place: null,
  from: null,
  to: null,
  ...changes,
})
/** Adds rules, and the lists hear of them. */
async function decide(...rules: Partial<NewRule>[]): Promise<number[]> {
  const ids: number[] = []
  for (const changes of rules) {
    const added = await merchandising().add(rule(changes), tester)
    if (!added.ok) throw new Error(JSON.stringify(added.error))
    ids.push(added.value)
  }
  await shop.deliver()
  return ids
}
const query = (category: string | undefined, more: Partial<Parameters<ProductLists['query']>[0]> = {}) =>
  shop.lists.query({ ...firstPage('fi', 100), category, ...more })
const codes = (category: string | undefined, more = {}) => query(category, more).entries.map((entry) => entry.code)
const search = (phrase: string) => {
  const found = shop.queries.searchProducts(phrase, { pageSize: 100 }, 'fi')
  if (!found.ok) throw new Error('refused')
  return { codes: found.value.productViewModels.map((card) => card.code), total: found.value.totalCount }
}

describe('the list of a category', () => {
  it('has pinned products at their places, boosted ones ahead, buried ones behind, hidden ones not at all', async () => {
    const before = codes('suklaalevyt')
    const [first = '', second = '', third = '', fourth = ''] = before
    const last = before.at(-1) ?? ''
    await decide(
      { kind: 'pin', productCode: last, place: 2 },
      { kind: 'bury', productCode: first },
      { kind: 'boost', productCode: fourth },
      { kind: 'hide', productCode: third },
    )
    const rest = before.filter((code) => ![first, third, fourth, last].includes(code))
    expect(codes('suklaalevyt')).toEqual([fourth, last, ...rest, first])
    expect(rest[0]).toBe(second)
    expect(query('suklaalevyt').totalCount).toBe(before.length - 1)
  })

  it('keeps its other orders, without what is hidden', async () => {
    const byName = { sort: { by: 'name', direction: 'asc' } }
    const before = codes('suklaalevyt', byName)
    await decide(
      { kind: 'pin', productCode: before.at(-1) ?? '', place: 1 },
      { kind: 'hide', productCode: before[3] ?? '' },
    )
    expect(codes('suklaalevyt', byName)).toEqual(before.filter((_, index) => index !== 3))
  })

  it('counts facets without what is hidden, and filters keep the order', async () => {
    const inStock = { filters: { inStock: ['true'] } }
    const before = codes('suklaalevyt', inStock)
    const facet = () => query('suklaalevyt').facets.find(({ group }) => group === 'inStock')?.facets[0]?.count
    const count = facet() ?? 0
    const last = before.at(-1) ?? ''
    await decide({ kind: 'hide', productCode: before[0] ?? '' }, { kind: 'pin', productCode: last, place: 1 })
    expect(codes('suklaalevyt', inStock)).toEqual([last, ...before.slice(1, -1)])
    expect(facet()).toBe(count - 1)
  })

  it('changes no list but its own', async () => {
    const all = codes(undefined)
    const found = search('suklaa')
    await decide({ kind: 'hide', productCode: codes('suklaalevyt')[0] ?? '' })
    expect(codes(undefined)).toEqual(all)
    expect(search('suklaa')).toEqual(found)
  })
})

it('the list of all products has rules of its own', async () => {
  const before = codes(undefined)
  const bar = codes('suklaalevyt')
  const last = before.at(-1) ?? ''
  await decide({ list: { kind: 'all' }, kind: 'pin', productCode: last, place: 1 })
  expect(codes(undefined)).toEqual([last, ...before.slice(0, -1)])
  expect(codes('suklaalevyt')).toEqual(bar)
})

describe('what a search finds', () => {
  it('is arranged for its phrase, however it is written', async () => {
    const { codes: before } = search('suklaa')
    const [first = '', second = ''] = before
    const last = before.at(-1) ?? ''
    await decide(
      { list: { kind: 'query', phrase: '  SUKLAA! ' }, kind: 'pin', productCode: last, place: 1 },
      { list: { kind: 'query', phrase: 'suklaa' }, kind: 'hide', productCode: first },
    )
    expect(search('Suklaa').codes).toEqual([last, second, ...before.slice(2, -1)])
    expect(search('suklaalevy').codes).not.toContain(undefined)
  })

  it('holds what is pinned to the phrase though the search does not find it, and boosts only what it found', async () => {
    const { codes: before, total } = search('lakritsi')
    const [stranger = '', other = ''] = codes('leivat').filter((code) => !before.includes(code))
    const query: RuledList = { kind: 'query', phrase: 'lakritsi' }
    await decide(
      { list: query, kind: 'pin', productCode: stranger, place: 3 },
      { list: query, kind: 'boost', productCode: other },
    )
    const found = search('lakritsi')
    expect(found.codes).toEqual([...before.slice(0, 2), stranger, ...before.slice(2)])
    expect(found.total).toBe(total + 1)
  })
})

describe('rules over time', () => {
  const day = 86_400_000

  it('begin and end by the clock, and purge the pages that show the list', async () => {
    const before = codes('suklaalevyt')
    const last = before.at(-1) ?? ''
    await decide({
      kind: 'pin',
      productCode: last,
      place: 1,
      from: new Date(+shop.clock.now() + day),
      to: new Date(+shop.clock.now() + 2 * day),
    })
    expect(codes('suklaalevyt')).toEqual(before)
    shop.refreshed.length = 0
    // The shortest way to the moment: the lists look at the clock whenever something else changes, too.
    shop.clock.advance(day)
    await shop.reread()
    expect(codes('suklaalevyt')[0]).toBe(last)
    expect(shop.refreshed).toContain('category:suklaalevyt')
    shop.refreshed.length = 0
    shop.clock.advance(day)
    await shop.reread()
    expect(codes('suklaalevyt')).toEqual(before)
    expect(shop.refreshed).toContain('category:suklaalevyt')
  })

  it('turn by themselves, without an event', async () => {
    const before = codes('suklaalevyt')
    const last = before.at(-1) ?? ''
    // The lists wait as long as their clock says; the test's clock is ahead of that by then.
    await decide({ kind: 'pin', productCode: last, place: 1, from: new Date(+shop.clock.now() + 150) })
    expect(codes('suklaalevyt')).toEqual(before)
    shop.clock.advance(150)
    await expect.poll(() => codes('suklaalevyt')[0]).toBe(last)
  })

  it('of two for a product the one written last counts while it lasts', async () => {
    const before = codes('suklaalevyt')
    const [first = ''] = before
    await decide(
      { kind: 'bury', productCode: first },
      { kind: 'pin', productCode: first, place: 1, to: new Date(+shop.clock.now() + day) },
    )
    expect(codes('suklaalevyt')).toEqual(before)
    shop.clock.advance(day)
    await shop.reread()
    expect(codes('suklaalevyt')).toEqual([...before.slice(1), first])
  })

  it('survive a start, and end with their removal', async () => {
    const before = codes('suklaalevyt')
    const last = before.at(-1) ?? ''
    const [id = 0] = await decide({ kind: 'pin', productCode: last, place: 1 })
    await shop.lists.start()
    expect(codes('suklaalevyt')[0]).toBe(last)
    const removed = await merchandising().remove(id, tester)
    expect(removed).toMatchObject({
      ok: true,
      value: { productCode: last, kind: 'pin', place: 1, createdBy: 'tester' },
    })
    expect(await shop.deliver()).toEqual(['merchandising', 'category:suklaalevyt'])
    expect(codes('suklaalevyt')).toEqual(before)
    expect(await merchandising().remove(id, tester)).toEqual({ ok: false, error: { kind: 'not-found' } })
  })
})

describe('a rule is refused', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  it.each<[string, Partial<NewRule>, string]>([
    ['a pin without a place', { kind: 'pin' }, 'place'],
    ['a place that is none', { kind: 'pin', place: 0 }, 'place'],
    ['a place of half', { kind: 'pin', place: 1.5 }, 'place'],
    ['a place beyond the last', { kind: 'pin', place: 1_001 }, 'place'],
    ['a place that is not for a pin', { kind: 'hide', place: 1 }, 'place'],
    ['a phrase too short to be searched', { list: { kind: 'query', phrase: ' a! ' } }, 'phrase'],
    ['a phrase too long', { list: { kind: 'query', phrase: 'a'.repeat(101) } }, 'phrase'],
    ['an end before the beginning', { from: new Date(+now + 2_000), to: new Date(+now + 1_000) }, 'to'],
    ['an end that has passed', { to: now }, 'to'],
    ['a time that is none', { from: new Date(Number.NaN) }, 'from'],
  ])('%s', async (_, changes, field) => {
    expect(await merchandising().add(rule(changes), tester)).toEqual({
      ok: false,
      error: { kind: 'fields', fields: { [field]: [`office/merchandising/refused/${field}`] } },
    })
  })

  it.each<Partial<NewRule>>([{ productCode: 'NONE' }, { list: { kind: 'category', code: 'none' } }])(
    'for what is not there: %j',
    async (changes) => {
      expect(await merchandising().add(rule(changes), tester)).toEqual({ ok: false, error: { kind: 'not-found' } })
      expect(await shop.deliver()).toEqual([])
    },
  )
})
