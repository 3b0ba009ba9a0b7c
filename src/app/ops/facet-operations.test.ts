import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createOperator, type Operator } from '../../../tests/support/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'

let test: TestDatabase
let operator: Operator
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  operator = createOperator({ db: test.db, clock: createTestClock() })
})
afterAll(() => test.drop())

const said = (...args: string[]): Promise<string> => operator.said('facets', ...args)
const known = 'Groups: category,brand,freeFrom,tags,priceBand,inStock'

it('facet groups are set, listed and reset', async () => {
  expect(await said('list')).toBe(known)
  expect(await said('set', 'all', 'brand,freeFrom')).toBe('all: brand, freeFrom')
  expect(await said('set', 'category:karkit', 'tags')).toBe('category:karkit: tags')
  expect(await said('set', 'category:karkit', 'none')).toBe('category:karkit: no facets')
  expect((await said('list')).split('\n')).toEqual([
    'category:karkit: no facets  (cli)',
    'all: brand, freeFrom  (cli)',
    known,
  ])
  expect(await said('reset', 'category:karkit')).toBe('category:karkit: nothing of its own')
  expect(await said('reset', 'category:karkit')).toBe('(failed) There is no list "category:karkit"')
  expect(await said('reset', 'all')).toBe('all: nothing of its own')
})

it.each([
  [['set', 'karkit', 'brand'], '"karkit" names no list'],
  [['set', 'category:', 'brand'], '"category:" names no list'],
  [['set', 'all'], '<groups> is needed'],
  [['set', 'all', 'brand', 'freeFrom'], '"freeFrom" says nothing here'],
  [['set', 'all', 'brand,colour'], 'groups: '],
  [['set', 'all', 'brand,'], 'groups: '],
  [['set', 'category:none', 'brand'], 'There is no list "category:none"'],
  [['reset', 'karkit'], '"karkit" names no list'],
])('%j is refused in words', async (args, words) => {
  const answer = await said(...args)
  expect(answer).toMatch(/^\(failed\)/)
  expect(answer).toContain(words)
  expect(await said('list')).toBe(known)
})
