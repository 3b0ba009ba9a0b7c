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
  expect(pinned).toBe(`${id}  category karkit: pin to 3 KV1005 from 2026-12-01 00:00 until 2026-12-25 00:00`)
  expect(await said('boost', 'query:Joulu lahja', 'KV1010')).toContain('search "Joulu lahja": boost KV1010')
  expect(await said('bury', 'all', 'KV1005', 'to=2026-11-22T18:00')).toContain(
    'all products: bury KV1005 until 2026-11-22 18:00',
  )
  expect(await said('hide', 'category:karkit', 'KV1010')).toContain('category karkit: hide KV1010')
  expect((await said('list')).split('\n').map((line) => line.replace(/^\d+ {2}/, ''))).toEqual([
    'all products: bury KV1005 until 2026-11-22 18:00  (cli)',
    'category karkit: pin to 3 KV1005 from 2026-12-01 00:00 until 2026-12-25 00:00  (cli)',
    'category karkit: hide KV1010  (cli)',
    'search "joulu lahja": boost KV1010  (cli)',
  ])
  expect((await said('list', 'query:JOULU  lahja')).split('\n')).toHaveLength(1)
  expect(await said('remove', id)).toContain('No longer: category karkit: pin to 3 KV1005')
  expect(await said('remove', id)).toBe(`(failed) There is no rule "${id}"`)
  expect(await said('list', 'category:keksit')).toBe('none')
})

it.each([
  [['pin', 'karkit', 'KV1005', '1'], '"karkit" names no list'],
  [['pin', 'category:', 'KV1005', '1'], '"category:" names no list'],
  [['pin', 'category:karkit'], 'A product code is needed'],
  [['pin', 'category:karkit', 'KV1005'], 'A place from 1 to 1000 is needed'],
  [['pin', 'category:karkit', 'KV1005', '0'], 'A place from 1 to 1000 is needed'],
  [['pin', 'category:karkit', 'KV1005', '1001'], 'a place is from 1 to 1000'],
  [['hide', 'category:karkit', 'KV1005', '3'], '"3" says nothing here'],
  [['hide', 'category:karkit', 'KV1005', 'to=24.12.2026'], 'Times are written'],
  [['hide', 'category:karkit', 'KV1005', 'to=2026-11-20'], 'has ended already'],
  [['hide', 'category:none', 'KV1005'], 'There is no product "KV1005" or no category "none"'],
  [['hide', 'all', 'NONE'], 'There is no product "NONE"'],
  [['hide', 'query:a', 'KV1005'], 'a phrase has 3 to 100 characters'],
  [['list', 'karkit'], '"karkit" names no list'],
  [['remove'], 'There is no rule ""'],
])('%j is refused in words', async (args, words) => {
  const answer = await said(...args)
  expect(answer).toMatch(/^\(failed\)/)
  expect(answer).toContain(words)
})
