import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allAccepted } from '#src/shell/contract/consent.ts'
import { browserClock } from '../clock.ts'
import { writeConsent } from '../consent-state.ts'
import { removeStored } from '../storage/browser-storage.ts'
import { analyticsItem, setAffiliation } from './item.ts'
import { productPosition, writeProductPositions } from './product-positions.ts'

const day = 86_400_000
let now = 1_700_000_000_000
beforeEach(() => {
  vi.spyOn(browserClock, 'now').mockImplementation(() => now)
  writeConsent(allAccepted, 1)
  removeStored('productPositions')
})
afterEach(() => {
  vi.restoreAllMocks()
  document.cookie = 'cookie-consent=; Path=/; Max-Age=0'
  setAffiliation('')
})

const place = (index: number) => ({ listId: 'suklaalevyt', listName: 'Suklaalevyt', index })

it('are kept by product code with list and index, the latest counting', () => {
  writeProductPositions({ KV1: place(0), KV2: place(1) })
  writeProductPositions({ KV1: place(7) })
  expect(productPosition('KV1')).toEqual(place(7))
  expect(productPosition('KV2')).toEqual(place(1))
  expect(productPosition('KV3')).toBeNull()
  expect(JSON.parse(localStorage.getItem('productPositions') ?? '')).toMatchObject({ KV1: place(7), KV2: place(1) })
})

it('are forgotten after 30 days', () => {
  writeProductPositions({ OLD: place(0) })
  now += 30 * day
  expect(productPosition('OLD')).toEqual(place(0))
  now += 1
  expect(productPosition('OLD')).toBeNull()
  writeProductPositions({ NEW: place(0) })
  expect(localStorage.getItem('productPositions')).not.toContain('OLD')
})

it('are 500 codes at most, the oldest leaving first', () => {
  writeProductPositions(Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`C${index}`, place(index)])))
  writeProductPositions({ C0: place(0), LAST: place(500) })
  expect(productPosition('C1')).toBeNull()
  expect(productPosition('C0')).toEqual(place(0))
  expect(Object.keys(JSON.parse(localStorage.getItem('productPositions') ?? '') as object)).toHaveLength(500)
})

it.each(['[]', '"x"', '{"A":3,"B":{"listId":"x"}}', 'nonsense'])('are none in %s', (stored) => {
  localStorage.setItem('productPositions', stored)
  expect([productPosition('A'), productPosition('B')]).toEqual([null, null])
})

it('travel with the items of later events', () => {
  setAffiliation('Konvehti verkkokauppa')
  writeProductPositions({ 'KV1-100G': place(3) })
  const line = { code: 'KV1-100G', displayName: 'Tumma', quantity: 2, placedPrice: 10, paidPrice: 8, brand: 'Konvehti' }
  expect(analyticsItem({ ...line, categories: ['a', 'b', 'c', 'd', 'e', 'f'] })).toEqual({
    item_id: 'KV1-100G',
    item_name: 'Tumma',
    item_brand: 'Konvehti',
    item_category: 'a',
    item_category2: 'b',
    item_category3: 'c',
    item_category4: 'd',
    item_category5: 'e',
    affiliation: 'Konvehti verkkokauppa',
    item_list_id: 'suklaalevyt',
    item_list_name: 'Suklaalevyt',
    index: 3,
    price: 4,
    discount: 1,
    quantity: 2,
  })
  expect(analyticsItem({ ...line, code: '', categories: [] }).item_id).toBe('UNKNOWN')
})
