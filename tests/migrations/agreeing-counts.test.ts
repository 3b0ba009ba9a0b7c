import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOlderDatabase } from '../support/older-database.ts'

let older: Awaited<ReturnType<typeof createOlderDatabase>>

beforeAll(async () => {
  older = await createOlderDatabase('0695')
}, 120_000)
afterAll(() => older.drop())

const move = (delta: number, reason: string) => older.sql`
  insert into stock_movement (code, delta, on_hand, reason, actor, at) values ('BAR', ${delta}, 12, ${reason}, 'staff Minna', now())`

it('a count may agree with the shelf, and any other movement moves something', async () => {
  await move(2, 'received')
  await expect(move(0, 'counted')).rejects.toThrow()
  await older.bringUpToDate()
  await move(0, 'counted')
  await expect(move(0, 'received')).rejects.toThrow()
  expect(await older.sql`select delta, reason from stock_movement order by id`).toEqual([
    { delta: 2, reason: 'received' },
    { delta: 0, reason: 'counted' },
  ])
})
