import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOlderDatabase } from '../support/older-database.ts'

let old: Awaited<ReturnType<typeof createOlderDatabase>>
beforeAll(async () => {
  old = await createOlderDatabase('0201')
  await old.run(`
    insert into vat_rate values
      ('FIN', 'food', 14, '2025-01-01', '2026-03-31'), ('FIN', 'food', 15, '2027-01-01', null),
      ('FIN', 'food', 16, '2027-06-01', null)`)
  await old.bringUpToDate()
})
afterAll(() => old.drop())

it('each rate of before ends when the next begins, and the others are as they were', async () => {
  const rates = await old.sql`
    select rate::float, valid_from::text, valid_to::text from vat_rate where country_code = 'FIN' and class = 'food'
    order by valid_from`
  expect(rates).toEqual([
    { rate: 14, valid_from: '2025-01-01', valid_to: '2025-12-31' },
    { rate: 13.5, valid_from: '2026-01-01', valid_to: '2026-12-31' },
    { rate: 15, valid_from: '2027-01-01', valid_to: '2027-05-31' },
    { rate: 16, valid_from: '2027-06-01', valid_to: null },
  ])
  expect(
    await old.sql`select valid_to::text from vat_rate where country_code = 'SWE' and class = 'food' order by valid_from`,
  ).toEqual([{ valid_to: '2027-12-31' }, { valid_to: null }])
})
