import { resolve } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { loadTexts } from '../texts.ts'
import { createOperations, type Operations } from './operations.ts'
import { findOperation } from './ops-table.ts'

let test: TestDatabase
let operations: Operations
beforeAll(async () => {
  test = await createTestDatabase()
  operations = createOperations({
    db: test.db,
    clock: createTestClock(),
    config: { publicUrl: 'https://konvehti.example', orderKeySecret: 's'.repeat(32) },
    log: pino({ level: 'silent' }),
    text: loadTexts(resolve(import.meta.dirname, '../..'), '').lookup,
  })
  const { searchLog } = operations
  for (const phrase of ['suklaa', 'suklaa', 'lakritsi']) searchLog.searched({ phrase, language: 'fi', hits: 9 })
  searchLog.searched({ phrase: 'russin', language: 'sv', hits: 0 })
  for (const place of [1, 4]) searchLog.clicked({ phrase: 'suklaa', language: 'fi', place })
  await searchLog.flush()
}, 120_000)
afterAll(() => test.drop())

async function said(...args: string[]): Promise<string> {
  const found = findOperation(['search', ...args])
  if (!found) throw new Error(`no such line: ${args.join(' ')}`)
  const { ok, text } = await found.operation.run(operations, found.args)
  return ok ? text : `(failed) ${text}`
}

it('what was searched for most is told with what became of it', async () => {
  expect((await said('top')).split('\n').map((line) => line.trim())).toEqual([
    '2  fi suklaa  (9 found, 2 followed, at place 2.5)',
    '1  fi lakritsi  (9 found, 0 followed)',
    '1  sv russin  (0 found, 0 followed)',
  ])
  expect(await said('top', 'sv', '90')).toContain('russin')
  expect(await said('top', 'en')).toBe('none')
})

it('and so is what found nothing', async () => {
  expect((await said('none')).trim()).toBe('1  sv russin  (0 found, 0 followed)')
  expect(await said('none', 'fi', '30')).toBe('none')
})

it.each([['0'], ['91'], ['week'], ['7', '8']])('refuses days that are none: %s', async (...days) => {
  expect(await said('top', ...days)).toBe('(failed) Days are a number from 1 to 90')
})
