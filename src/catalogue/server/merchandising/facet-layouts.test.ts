import { resolve } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestClock } from '../../../../tests/support/clock.ts'
import { projectDirectory } from '../../../../tests/support/places.ts'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { loadTexts } from '#src/app/texts.ts'
import { createProductLists, type ProductLists } from '../list/product-lists.ts'
import { createCarefulSearch } from '../careful-search.ts'
import { createProductQueries, type ProductQueries } from '../product-queries.ts'
import { createProductSearch, type ProductSearch } from '../search/product-search.ts'
import { createFacetLayouts } from './facet-layouts.service.ts'

let test: TestDatabase
let lists: ProductLists
let engine: ProductSearch
let queries: ProductQueries
let refreshed: string[] = []
const clock = createTestClock()
const log = pino({ level: 'silent' })

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  const { db } = test
  const onRefreshed = (tags: readonly string[] | 'all') => void refreshed.push(...(tags === 'all' ? ['all'] : tags))
  lists = createProductLists({ db, clock, log, onRefreshed })
  engine = createProductSearch({ db, log })
  queries = createProductQueries({
    ...{ db, lists, search: createCarefulSearch(engine, lists), clock },
    text: loadTexts(resolve(projectDirectory, 'src'), '').lookup,
  })
  await Promise.all([lists.start(), engine.start()])
}, 120_000)
afterAll(async () => {
  lists.stop()
  engine.stop()
  await test.drop()
})
beforeEach(async () => {
  await test.run('delete from facet_layout; delete from cache_event')
  lists.invalidate(['merchandising'])
  await lists.settled()
  refreshed = []
})

const layouts = () => createFacetLayouts({ db: test.db, clock })
async function deliver(): Promise<void> {
  const rows = await test.sql<{ tags: string[] }>`delete from cache_event returning tags`
  lists.invalidate(rows.flatMap((row) => row.tags))
  await lists.settled()
}
async function set(category: string | null, ...groups: string[]): Promise<void> {
  expect(await layouts().set(category, groups, 'tester')).toMatchObject({ ok: true })
  await deliver()
}
/** As the call answers. */
function groups(parameters: Parameters<ProductQueries['listProducts']>[0]): string[] {
  const found = queries.listProducts(parameters, 'fi')
  return found.ok ? found.value.facetGroups.map(({ filterName }) => filterName) : ['refused']
}

it('a category offers what is set for it, with those below it, and nothing else changes', async () => {
  const [all, sweets, below] = [groups({}), groups({ category: 'karkit' }), groups({ category: 'tumma-suklaa' })]
  await set('suklaalevyt', 'inStock', 'diets')
  expect(groups({ category: 'suklaalevyt' })).toEqual(['filter.inStock', 'filter.diets'])
  expect(groups({ category: 'tumma-suklaa' })).not.toEqual(below)
  expect(['filter.inStock', 'filter.diets']).toEqual(expect.arrayContaining(groups({ category: 'tumma-suklaa' })))
  expect([groups({}), groups({ category: 'karkit' })]).toEqual([all, sweets])
  expect(refreshed).toContain('category:suklaalevyt')
  expect(refreshed).toContain('category:tumma-suklaa')
  expect(refreshed).not.toContain('category:karkit')
  expect(refreshed).not.toContain('products-page')
  await set('tumma-suklaa', 'diets', 'freeFrom')
  expect(groups({ category: 'tumma-suklaa' })).not.toContain('filter.inStock')
  expect(await layouts().reset('suklaalevyt')).toMatchObject({ ok: true })
  await deliver()
  expect(groups({ category: 'suklaalevyt' })).toContain('filter.priceBand')
  expect(groups({ category: 'tumma-suklaa' })).not.toContain('filter.priceBand')
})

it('the whole shop does so, its searches too, save the categories with something of their own', async () => {
  await set('karkit', 'brand', 'tags')
  const sweets = groups({ category: 'karkit' })
  await set(null, 'priceBand', 'inStock')
  expect(groups({})).toEqual(['filter.priceBand', 'filter.inStock'])
  expect(groups({ category: 'suklaalevyt' })).toEqual(['filter.priceBand', 'filter.inStock'])
  expect(groups({ category: 'karkit' })).toEqual(sweets)
  const found = queries.searchProducts('suklaa', {}, 'fi')
  expect(found.ok && found.value.facetGroups.map(({ filterName }) => filterName)).toEqual([
    'filter.priceBand',
    'filter.inStock',
  ])
  expect(refreshed).toContain('products-page')
  await lists.start()
  expect(groups({})).toEqual(['filter.priceBand', 'filter.inStock'])
  await set(null)
  expect(groups({})).toEqual([])
  // Saved to its other self, it is in the place of what was there.
  expect(await layouts().list()).toMatchObject([
    { categoryCode: 'karkit', groups: ['brand', 'tags'], changedBy: 'tester' },
    { categoryCode: null, groups: [] },
  ])
})

it('an address with a filter of a hidden group filters as before, and shows what it chose', async () => {
  const filter = { 'filter.diets': 'organic' }
  const before = queries.listProducts(filter, 'fi')
  await set(null, 'inStock')
  const after = queries.listProducts(filter, 'fi')
  expect(after.ok && before.ok && after.value.totalCount === before.value.totalCount).toBe(true)
  expect(groups(filter)).toEqual(['filter.inStock', 'filter.diets'])
})

it.each<[string | null, string[], string]>([
  [null, ['brand', 'colour'], 'fields'],
  [null, ['brand', 'brand'], 'fields'],
  [null, ['Brand'], 'fields'],
  ['none', ['brand'], 'not-found'],
])('%s: %j is refused', async (category, names, kind) => {
  expect(await layouts().set(category, names, 'tester')).toMatchObject({ ok: false, error: { kind } })
  expect(await layouts().list()).toEqual([])
})

it.each([null, 'karkit', 'none'])('nothing is reset where nothing is set: %s', async (category) => {
  expect(await layouts().reset(category)).toMatchObject({ ok: false, error: { kind: 'not-found' } })
})
