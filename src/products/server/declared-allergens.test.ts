import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCatalogueSource } from '../../../tests/support/catalogue-source.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { deliverEvents } from '../../../tests/support/deliver-events.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { PageSource } from '#src/shell/contract/page-source.ts'
import { publishedView } from '#src/shell/contract/view-context.ts'
import { allergenKeys, isRecipeClaim } from '../contract/codes.ts'
import type { ProductPageFields } from '../contract/product.ts'
import type { AllergenValues } from '../rules/combined-allergens.ts'
import { createExclusionSearch } from '#src/product-search/server/exclusion-search.ts'
import { createProductLists, firstPage, type ProductLists } from '#src/listing/server/product-lists.ts'
import { createProductSearch, type ProductSearch } from '#src/product-search/server/product-search.ts'
import { indexProducts, listDocuments } from '#src/product-search/server/search.store.ts'
import { createImportBench } from '../../../tests/support/import-bench.ts'

/* What lists, the search and pages say of a product whose variations, or whose contents, declare other allergens than it does. */

const clock = createTestClock()
const log = pino({ level: 'silent' })
/** A bar in three sizes, and a package that holds one of them with five others. */
const [bar, big, packed, box] = ['KV1005', 'KV1005-200G', 'KV1005-100G', 'KV7035']
const free: AllergenValues = Object.fromEntries(allergenKeys.map((key) => [key, 0]))
const claimed = "diets = '{milkFree}', suitable_for = '{milkFree}', gluten_free_oats = false"

let test: TestDatabase
let lists: ProductLists
let search: ProductSearch
let source: PageSource
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  lists = createProductLists({ db: test.db, clock, log })
  search = createProductSearch({ db: test.db, log })
  await Promise.all([lists.start(), search.start()])
  source = createCatalogueSource({ db: test.db, lists, clock })
})
afterAll(async () => {
  await lists.stop()
  await search.stop()
  await test.drop()
})

const declare = (what: 'product' | 'variation', code: string, allergens: AllergenValues | null) =>
  test.run(
    `update ${what} set allergens = ${allergens === null ? 'null' : `'${JSON.stringify(allergens)}'`} where code = '${code}'`,
  )

/** What everybody says of it once they have heard that it changed. */
async function copyOf(code: string) {
  const [row] = await test.sql<{ id: number }>`select id from product where code = ${code}`
  const id = row?.id ?? 0
  await indexProducts(test.db, [id])
  lists.invalidate([`product:${code}`])
  await lists.settled()
  const entry = lists.get(code)
  const [document] = await listDocuments(test.db, [id])
  return {
    freeFrom: (entry?.facets.freeFrom ?? []).filter((key) => !isRecipeClaim(key)),
    claims: entry?.suitableFor ?? [],
    found: document?.labels.includes('milkFree') ?? false,
  }
}

async function pageOf(code: string): Promise<ProductPageFields> {
  const model = { source: 'products', id: lists.get(code)?.id ?? 0 }
  const page = await source.model(model, publishedView('fi'))
  if (page === null) throw new Error(`${code} has no page`)
  return page.fields as ProductPageFields // made by product.presenter.ts
}
const valuesOf = (entries: readonly { key: string; value: number | null }[] = []): Record<string, number | null> =>
  Object.fromEntries(entries.map(({ key, value }) => [key, value]))

describe('a product with a variation that declares otherwise', () => {
  beforeAll(() => test.run(`update product set ${claimed} where code = '${bar}'`))
  beforeEach(async () => {
    await declare('product', bar, free)
    await declare('variation', big, null)
  })
  afterEach(() => test.run(`update variation set published = true where code = '${big}'`))
  const all = ['milk', 'lactose', 'gluten', 'nuts', 'peanut', 'soya', 'egg', 'sesame']
  const but = (...some: string[]) => all.filter((name) => !some.includes(name))
  const without = { claims: [], found: false }
  const asClaimed = { claims: ['milkFree'], found: true }

  it.each<[string, AllergenValues | null, Partial<Awaited<ReturnType<typeof copyOf>>>]>([
    ['is free as it says itself', null, { freeFrom: all, ...asClaimed }],
    ['is not free from what is in one', { ...free, hazelnut: 1 }, { freeFrom: but('nuts') }],
    ['is not free from traces in one', { ...free, almond: 2 }, { freeFrom: but('nuts') }],
    ['is not claimed to lack what one has', { ...free, milk: 1 }, { freeFrom: but('milk', 'lactose'), ...without }],
    ['is not claimed to lack traces in one', { ...free, milk: 2 }, { freeFrom: but('milk', 'lactose'), ...without }],
    ['is not free from what one is silent about', { milk: 0 }, { freeFrom: ['milk', 'lactose'] }],
  ])('%s', async (_, allergens, said) => {
    await declare('variation', big, allergens)
    expect(await copyOf(bar)).toMatchObject(said)
  })

  it('loses the tag that one of them contradicts, on cards, in the filter and on its page, and no other', async () => {
    await test.run(`update product set tags = '{vegan,gift}' where code = '${bar}'`)
    const tags = async () => {
      await copyOf(bar)
      const entry = lists.get(bar)
      return [
        entry?.tags,
        entry?.facets.tags.concat(entry.facets.freeFrom.filter((key) => key === 'vegan')),
        Object.keys((await pageOf(bar)).tags).toSorted(),
      ]
    }
    expect((await tags()).map((one) => one?.toSorted())).toEqual(Array(3).fill(['gift', 'vegan']))
    await declare('variation', big, { ...free, milk: 1 })
    expect(await tags()).toEqual(Array(3).fill(['gift']))
  })

  it('is free from nothing when one of them is unknown', async () => {
    await declare('product', bar, null)
    await declare('variation', big, free)
    expect(await copyOf(bar)).toMatchObject({ freeFrom: [] })
  })

  it('takes the word of its variations when it says nothing itself, or more than they do', async () => {
    const own = ['KV1005-40G', packed, big]
    for (const code of own) await declare('variation', code, free)
    for (const its of [null, { ...free, hazelnut: 1 }]) {
      await declare('product', bar, its)
      expect((await copyOf(bar)).freeFrom).toEqual(all)
    }
    for (const code of own) await declare('variation', code, null)
  })

  it('does not answer for one that is not sold', async () => {
    await declare('variation', big, { ...free, hazelnut: 1, milk: 1 })
    await test.run(`update variation set published = false where code = '${big}'`)
    expect(await copyOf(bar)).toMatchObject({ freeFrom: all, ...asClaimed })
  })

  it('is not found by who looks for what is without it, nor filtered so', async () => {
    const finds = (phrase: string) =>
      createExclusionSearch(search, lists)
        .search('fi', phrase)
        .ids.flatMap((id) => lists.getById(id)?.code ?? [])
    const listed = () =>
      lists.query({ ...firstPage('fi', 1_000), filters: { freeFrom: ['nuts'] } }).entries.map(({ code }) => code)
    await copyOf(bar)
    for (const codes of [finds('suklaata ilman pähkinää'), listed()]) expect(codes).toContain(bar)
    await declare('variation', big, { ...free, hazelnut: 2 })
    await copyOf(bar)
    for (const codes of [finds('suklaata ilman pähkinää'), listed()]) expect(codes).not.toContain(bar)
  })

  it('tells on its page what each of them has, and the most severe of all', async () => {
    await declare('variation', big, { ...free, hazelnut: 1 })
    const { variations, allergens } = await pageOf(bar)
    const told = variations.map(({ code, allergens: own }) => [code, valuesOf(own).hazelnut])
    expect(Object.fromEntries(told)).toMatchObject({ [big]: 1, [packed]: 0 })
    expect(allergens.filter(({ values }) => values.value !== 0).map(({ values }) => values.value)).toEqual([1])
    expect(allergens).toHaveLength(allergenKeys.length)
  })
})

describe('a package without a word of its own', () => {
  beforeEach(async () => {
    await test.run(`
      update product set allergens = null, ${claimed} where code = '${box}';
      update variation set allergens = null where code = '${box}' or code in (select item_code from package_item where package_code = '${box}');
      update product set allergens = '${JSON.stringify(free)}' where id in (
        select product_id from variation join package_item on item_code = code where package_code = '${box}')`)
  })

  it('is free from what everything in it is free from', async () => {
    expect(await copyOf(box)).toMatchObject({
      freeFrom: ['milk', 'lactose', 'gluten', 'nuts', 'peanut', 'soya', 'egg', 'sesame'],
      claims: ['milkFree'],
      found: true,
    })
    const [variation] = (await pageOf(box)).variations
    expect(valuesOf(variation?.allergens)).toEqual(free)
    expect(variation?.suitableFor.map(({ key }) => key)).toEqual(['milkFree'])
  })

  it.each<['product' | 'variation', string]>([
    ['product', bar],
    ['variation', packed],
  ])('declares the most severe of its contents, by the word of the %s in it', async (what, code) => {
    await declare(what, code, { ...free, hazelnut: 2, milk: 1 })
    expect(await copyOf(box)).toMatchObject({
      freeFrom: ['gluten', 'peanut', 'soya', 'egg', 'sesame'],
      claims: [],
      found: false,
    })
    const { variations, allergens } = await pageOf(box)
    expect(valuesOf(variations[0]?.allergens)).toEqual({ ...free, hazelnut: 2, milk: 1 })
    expect(variations[0]?.suitableFor).toEqual([])
    expect(allergens.flatMap(({ values }) => values.value || [])).toEqual([1, 2])
  })

  it('declares what is in it though it is no longer sold by itself', async () => {
    await declare('variation', packed, { ...free, egg: 1 })
    await test.run(`update variation set published = false where code = '${packed}'`)
    expect((await copyOf(box)).freeFrom).not.toContain('egg')
    expect(valuesOf((await pageOf(box)).variations[0]?.allergens).egg).toBe(1)
    await test.run(`update variation set published = true where code = '${packed}'`)
  })

  it('says nothing, and claims nothing that is known to be wrong, when one of them is unknown', async () => {
    await declare('product', bar, null)
    await declare('product', 'KV1015', { ...free, milk: 1 })
    expect(await copyOf(box)).toMatchObject({ freeFrom: [], claims: [], found: false })
    const [variation] = (await pageOf(box)).variations
    expect(variation?.allergens).toEqual([])
    expect(variation?.suitableFor).toEqual([])
  })

  it('adds what it declares as a product, and is believed when it speaks for itself', async () => {
    await declare('product', bar, { ...free, milk: 1 })
    await declare('product', box, { ...free, sesame: 2 })
    expect(valuesOf((await pageOf(box)).variations[0]?.allergens)).toEqual({ ...free, milk: 1, sesame: 2 })
    expect((await copyOf(box)).freeFrom).not.toContain('sesame')
    await declare('variation', box, { ...free, egg: 2 })
    expect(valuesOf((await pageOf(box)).variations[0]?.allergens)).toEqual({ ...free, egg: 2 })
    expect((await copyOf(box)).freeFrom).toContain('milk')
  })

  it('follows an import of what is in it', async () => {
    await copyOf(box)
    const labels = async () => (await listDocuments(test.db, [lists.get(box)?.id ?? 0]))[0]?.labels
    expect(await labels()).toContain('milkFree')
    await test.run('delete from cache_event')
    const facts = Object.entries({ ...free, milk: 1 }).map(([key, value]) => `${key}=${value}`)
    const outcome = await createImportBench(test.db, clock).import(
      'facts',
      `product_code,variation_code,allergens\n${bar},${packed},${facts.join('|')}\n`,
    )
    expect(outcome).toMatchObject({ changed: 1, faults: [] })
    expect(await deliverEvents(test, lists)).toContain(`product:${box}`)
    expect(lists.get(box)?.facets.freeFrom).not.toContain('milk')
    expect(await labels()).not.toContain('milkFree')
  })
})
