import { expect, it } from 'vitest'
import { createOlderDatabase } from '../support/older-database.ts'

it('no hold is left that is longer than it may be', async () => {
  const old = await createOlderDatabase('0210')
  await old.run(`update setting set value = '{"orderMinutes": 3, "paymentMinutes": 60, "longestMinutes": 1440}'
    where name = 'hold-times'`)
  await old.bringUpToDate()
  const rows = await old.sql`select value from setting where name = 'hold-times'`
  expect(rows).toEqual([{ value: { orderMinutes: 3, paymentMinutes: 40, longestMinutes: 40 } }])
  await old.drop()
})
