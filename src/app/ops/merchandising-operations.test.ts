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

const said = (...args: string[]): Promise<string> => operator.said('merchandising', ...args)

it('rules are made, listed by list and place, and taken away', async () => {
  const pinned = await said('pin', 'category:karkit', 'KV1005', '3', 'from=2026-12-01', 'to=2026-12-24')
  const id = pinned.split(' ')[0] ?? ''
  expect(pinned).toBe(`${id}  category:karkit: pin KV1005`)
  expect(await said('boost', 'query:Joulu lahja', 'KV1010')).toContain('query:joulu lahja: boost KV1010')
  expect(await said('bury', 'all', 'KV1005', 'to=2026-11-22T18:00')).toContain('all: bury KV1005')
  expect(await said('hide', 'category:karkit', 'KV1010')).toContain('category:karkit: hide KV1010')
  expect((await said('list')).split('\n').map((line) => line.replace(/^\d+ {2}/, ''))).toEqual([
    'list all  kind bury  product KV1005  until 2026-11-22 18:00  by cli',
    'list category:karkit  kind pin  product KV1005  place 3  from 2026-12-01 00:00  until 2026-12-25 00:00  by cli',
    'list category:karkit  kind hide  product KV1010  by cli',
    'list query:joulu lahja  kind boost  product KV1010  by cli',
  ])
  expect((await said('list', 'query:JOULU  lahja')).split('\n')).toHaveLength(1)
  expect(await said('remove', id)).toContain('No longer: category:karkit: pin KV1005')
  expect(await said('remove', id)).toBe(`(failed) There is no rule "${id}"`)
  expect(await said('list', 'category:keksit')).toBe('none')
})

it.each([
  [['pin', 'karkit', 'KV1005', '1'], '"karkit" names no list'],
  [['pin', 'category:', 'KV1005', '1'], '"category:" names no list'],
  [['pin', 'category:karkit'], '<product> is needed'],
  [['pin', 'category:karkit', 'KV1005'], '<place> is needed'],
  [['pin', 'category:karkit', 'KV1005', '0'], 'A place is from 1 to 1000'],
  [['pin', 'category:karkit', 'KV1005', '1001'], 'A place is from 1 to 1000'],
  [['hide', 'category:karkit', 'KV1005', '3'], '"3" says nothing here'],
  [['hide', 'category:karkit', 'KV1005', 'to=24.12.2026'], 'Times are written'],
  [['hide', 'category:karkit', 'KV1005', 'to=2026-11-20'], 'has ended already'],
  [['hide', 'category:none', 'KV1005'], 'There is no product "KV1005" in that list'],
  [['hide', 'all', 'NONE'], 'There is no product "NONE" in that list'],
  [['hide', 'query:a', 'KV1005'], 'A phrase has 3 to 100 characters'],
  [['list', 'karkit'], '"karkit" names no list'],
  [['remove'], '<rule> is needed'],
])('%j is refused in words', async (args, words) => {
  const answer = await said(...args)
  expect(answer).toMatch(/^\(failed\)/)
  expect(answer).toContain(words)
})
