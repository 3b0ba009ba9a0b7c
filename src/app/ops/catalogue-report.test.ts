import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createOperator, type Operator } from '../../../tests/support/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'

let test: TestDatabase
let operator: Operator
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  operator = createOperator({ db: test.db, clock: createTestClock('2026-02-03T10:00:00Z') })
})
afterAll(() => test.drop())

const line = (text: string) => operator.line(...text.split(' '))

it('says that nothing is missing', async () =>
  expect(await line('catalogue missing')).toEqual({ ok: true, text: 'Nothing is missing' }))

it('names product, variation, field and language, of one language or of all', async () => {
  await test.run(
    `update product_text set storage = null where language = 'sv' and product_id = (select id from product where code = 'KV1015')`,
  )
  await test.run(`update product set best_before_min_days = null where code = 'KV1010'`)
  const blocked = 'missing, not for sale without it'
  const swedish = `KV1015  KV1015  storage  sv  ${blocked}`
  const all = await line('catalogue missing')
  expect(all.text.split('\n')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^KV1010 .* bestBeforeMinDays {2}all {2}missing/), swedish]),
  )
  expect(all.text).toMatch(/\d+ findings, \d+ of them keep something from sale$/)
  expect((await line('catalogue missing --language sv')).text).toContain(swedish)
  expect((await line('catalogue missing --language fi')).text).not.toContain('storage')
})

it('knows no other language', async () => {
  for (const text of ['catalogue missing --language de', 'catalogue missing sv fi'])
    expect(await line(text)).toMatchObject({ ok: false })
})
