import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createOperator, type Operator } from '../../../tests/support/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'

let test: TestDatabase
let operator: Operator
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  operator = createOperator({ db: test.db, clock: createTestClock('2026-11-21T10:00:00Z') })
})
afterAll(() => test.drop())

const say = (...words: string[]): Promise<string> => operator.said(...words)

describe('catalogue notice', () => {
  it('is written in three languages, listed with its author, and taken away', async () => {
    expect(await say('catalogue', 'notices')).toBe('none')
    expect(await say('catalogue', 'notice', 'KV1005', 'recall', 'Erä L2407', 'Parti L2407', 'Batch L2407')).toBe(
      'KV1005: recall',
    )
    expect(await say('catalogue', 'notices')).toBe('KV1005  recall  2026-11-21 (cli)  Erä L2407')
    expect(await say('catalogue', 'notice', 'KV1005', 'clear')).toBe('KV1005: nothing is said of it any more')
    expect(await say('catalogue', 'notices')).toBe('none')
  })

  it('refuses in words', async () => {
    expect(await say('catalogue', 'notice', 'KV1005', 'panic', 'x')).toContain(
      '(failed) "panic" is none of clear, recall',
    )
    expect(await say('catalogue', 'notice', 'KV1005', 'recall')).toContain('(failed) Refused: texts.fi: ')
    expect(await say('catalogue', 'notice', 'NOPE', 'recall', 'x')).toBe('(failed) There is no product "NOPE"')
    expect(await say('catalogue', 'notice', 'NOPE', 'clear')).toBe('(failed) There is no product "NOPE"')
  })
})

describe('catalogue page-options', () => {
  it('sets the switches, and names those it does not take', async () => {
    expect(await say('catalogue', 'page-options', 'KV1005', '{"hideDiets":true}')).toBe('KV1005: {"hideDiets":true}')
    const [row] = await test.sql`select page_options from product where code = 'KV1005'`
    expect(row).toEqual({ page_options: { hideDiets: true } })
    expect(await say('catalogue', 'page-options', 'KV1005', '{"hideDiets":1}')).toBe(
      '(failed) Refused: hideDiets: Check this value',
    )
    expect(await say('catalogue', 'page-options', 'KV1005', '[]')).toContain('(failed) A code and an object')
    expect(await say('catalogue', 'page-options', 'NOPE', '{}')).toContain('(failed) There is no product')
  })
})

describe('restock', () => {
  it('lists how many wait for what, and forgets an address', async () => {
    expect(await say('restock', 'list')).toBe('nobody waits')
    const { catalogue, restock } = await operator.operations
    await catalogue.setStock('KV1005-100G', 0, tester)
    await restock.request('KV1005-100G', 'aino@posti.example', 'fi')
    await restock.request('KV1005-100G', 'bo@post.example', 'sv')
    expect(await say('restock', 'list')).toBe('KV1005-100G  2  since 2026-11-21')
    expect(await say('restock', 'forget', 'Aino@posti.example')).toBe('requests deleted: 1')
    expect(await say('restock', 'list')).toBe('KV1005-100G  1  since 2026-11-21')
  })
})
