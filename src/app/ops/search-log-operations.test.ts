import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createOperator, type Operator } from '../../../tests/support/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'

let test: TestDatabase
let operator: Operator
beforeAll(async () => {
  test = await createTestDatabase()
  operator = createOperator({ db: test.db, clock: createTestClock() })
  const { searchLog } = await operator.operations
  for (const phrase of ['suklaa', 'suklaa', 'lakritsi']) searchLog.searched({ phrase, language: 'fi', hits: 9 })
  searchLog.searched({ phrase: 'russin', language: 'sv', hits: 0 })
  for (const place of [1, 4]) searchLog.clicked({ phrase: 'suklaa', language: 'fi', place })
  await searchLog.flush()
})
afterAll(() => test.drop())

const said = (...args: string[]): Promise<string> => operator.said('search', ...args)

it('what was searched for most is told with what became of it', async () => {
  expect((await said('top')).split('\n').map((line) => line.trim())).toEqual([
    'language fi  phrase suklaa  searches 2  clicks 2  hits 9  clicked-place 2.5',
    'language fi  phrase lakritsi  searches 1  clicks 0  hits 9',
    'language sv  phrase russin  searches 1  clicks 0  hits 0',
  ])
  expect(await said('top', 'sv', '90')).toContain('russin')
  expect(await said('top', 'en')).toBe('none')
})

it('and so is what found nothing', async () => {
  expect((await said('none')).trim()).toBe('language sv  phrase russin  searches 1  clicks 0  hits 0')
  expect(await said('none', 'fi', '30')).toBe('none')
})

it.each(['0', '91', 'week'])('refuses days that are none: %s', async (days) => {
  expect(await said('top', days)).toBe('(failed) Days are a number from 1 to 90')
})
