import { expect, it } from 'vitest'
import { carriedQuery } from './carried-query.ts'

const list = 'products-page'

it.each([
  ['search-page', '?q=kuusi&tab=recipes', '?q=kuusi&tab=recipes'],
  [
    list,
    '?filter.brand=willja&sortBy=price&sortDirection=desc',
    '?filter.brand=willja&sortBy=price&sortDirection=desc',
  ],
  [list, '?sortBy=price&utm_source=letter&key=secret&token=secret', '?sortBy=price'],
  ['my-order-history-page', '?order=K1', '?order=K1'],
  ['product-page', '?code=KV1&page=2', '?code=KV1'],
  ['custom-tablet-page', '?edit=7', '?edit=7'],
  ['order-confirmation-page', '?orderId=K1&key=secret', '?orderId=K1'],
  [list, '?utm_source=letter', ''],
  [list, '', ''],
])('of a %s, %s goes along as %s', (template, search, carried) => {
  expect(carriedQuery(search, template, 'fi')).toBe(carried)
})

it.each([
  'page=2',
  'city=Helsinki',
  'categoryIds=3',
  'productPageId=9',
  'filters=PRO',
  'year=2025',
  'returnUrl=%2Fkassa',
])('%s may be named otherwise, so that its language goes along', (choice) => {
  expect(carriedQuery(`?${choice}`, list, 'fi')).toBe(`?${choice}&switchedFrom=fi`)
  expect(carriedQuery(`?${choice}`, list, null)).toBe(`?${choice}`)
})

it('what a form leaves empty stays behind, and what was left out before is not said again', () => {
  expect(carriedQuery('?query=&city=&leftOut=choices&switchedFrom=sv', list, 'fi')).toBe('')
})
