import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tester } from '../../../../tests/support/actors.ts'
import { type MerchandisedShop, startMerchandisedShop } from '../../../../tests/support/merchandised-shop.ts'
import { createFacetLayouts } from './facet-layouts.service.ts'
import type { ListParameters } from '#src/listing/server/list-queries.ts'

let shop: MerchandisedShop

beforeAll(async () => {
  shop = await startMerchandisedShop()
})
afterAll(() => shop.stop())
beforeEach(() => shop.forget('facet_layout'))

const layouts = () => createFacetLayouts({ db: shop.database.db, clock: shop.clock })
async function set(category: string | null, ...groups: string[]): Promise<void> {
  expect(await layouts().set(category, groups, tester)).toMatchObject({ ok: true })
  await shop.deliver()
}
/** As the call answers. */
function groups(parameters: ListParameters): string[] {
  const found = shop.queries.listProducts(parameters, 'fi')
  return found.ok ? found.value.facetGroups.map(({ filterName }) => filterName) : ['refused']
}

it('a category offers what is set for it, with those below it, and nothing else changes', async () => {
  const [all, sweets, below] = [groups({}), groups({ category: 'karkit' }), groups({ category: 'tumma-suklaa' })]
  await set('suklaalevyt', 'inStock', 'freeFrom')
  expect(groups({ category: 'suklaalevyt' })).toEqual(['filter.inStock', 'filter.freeFrom'])
  expect(groups({ category: 'tumma-suklaa' })).not.toEqual(below)
  expect(['filter.inStock', 'filter.freeFrom']).toEqual(expect.arrayContaining(groups({ category: 'tumma-suklaa' })))
  expect([groups({}), groups({ category: 'karkit' })]).toEqual([all, sweets])
  expect(shop.refreshed).toContain('category:suklaalevyt')
  expect(shop.refreshed).toContain('category:tumma-suklaa')
  expect(shop.refreshed).not.toContain('category:karkit')
  expect(shop.refreshed).not.toContain('products-page')
  await set('tumma-suklaa', 'tags', 'freeFrom')
  expect(groups({ category: 'tumma-suklaa' })).not.toContain('filter.inStock')
  expect(await layouts().reset('suklaalevyt', tester)).toMatchObject({ ok: true })
  await shop.deliver()
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
  const found = shop.queries.searchProducts('suklaa', {}, 'fi')
  expect(found.ok && found.value.facetGroups.map(({ filterName }) => filterName)).toEqual([
    'filter.priceBand',
    'filter.inStock',
  ])
  expect(shop.refreshed).toContain('products-page')
  await shop.lists.start()
  expect(groups({})).toEqual(['filter.priceBand', 'filter.inStock'])
  await set(null)
  expect(groups({})).toEqual([])
  // Saved to its other self, it is in the place of what was there.
  expect(await layouts().list(tester)).toMatchObject([
    { categoryCode: 'karkit', groups: ['brand', 'tags'], changedBy: 'tester' },
    { categoryCode: null, groups: [] },
  ])
})

it('what another person set meanwhile stays', async () => {
  const conflict = { ok: false, error: { kind: 'business', status: 409 } }
  expect(await layouts().set('karkit', ['brand'], tester, null)).toMatchObject({ ok: true })
  expect(await layouts().set('karkit', ['tags'], tester, null)).toMatchObject(conflict)
  const version = +((await layouts().list(tester))[0]?.changedAt ?? 0)
  expect(await layouts().reset('karkit', tester, version - 1)).toMatchObject(conflict)
  expect(await layouts().list(tester)).toMatchObject([{ categoryCode: 'karkit', groups: ['brand'] }])
  expect(await layouts().reset('karkit', tester, version)).toMatchObject({ ok: true })
  expect(await layouts().set('karkit', ['tags'], tester, version)).toMatchObject(conflict)
})

it('an address with a filter of a hidden group filters as before, and shows what it chose', async () => {
  const filter = { 'filter.diets': 'organic' }
  const before = shop.queries.listProducts(filter, 'fi')
  await set(null, 'inStock')
  const after = shop.queries.listProducts(filter, 'fi')
  expect(after.ok && before.ok && after.value.totalCount === before.value.totalCount).toBe(true)
  expect(groups(filter)).toEqual(['filter.inStock', 'filter.freeFrom'])
})

it.each<[string | null, string[], string]>([
  [null, ['brand', 'colour'], 'fields'],
  [null, ['brand', 'brand'], 'fields'],
  [null, ['Brand'], 'fields'],
  ['none', ['brand'], 'not-found'],
])('%s: %j is refused', async (category, names, kind) => {
  expect(await layouts().set(category, names, tester)).toMatchObject({ ok: false, error: { kind } })
  expect(await layouts().list(tester)).toEqual([])
})

it.each([null, 'karkit', 'none'])('nothing is reset where nothing is set: %s', async (category) => {
  expect(await layouts().reset(category, tester)).toMatchObject({ ok: false, error: { kind: 'not-found' } })
})
