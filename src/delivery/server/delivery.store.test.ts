import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { listTariffs, replaceTariffs } from './delivery.store.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('tariffs that two processes replace at one moment are the later one’s, and neither fails', async () => {
  const replace = (priceCents: number, meanwhile = (): Promise<void> => Promise.resolve()): Promise<void> =>
    inTransaction(test.db, async (tx) => {
      const tariff = { methodId: 'home', countryCode: 'FIN', maxWeightGrams: 2_000, priceCents }
      await replaceTariffs(tx, [tariff], new Date('2026-11-30T12:00:00Z'))
      await meanwhile()
    })
  const waiting = async (): Promise<number> =>
    (
      await test.sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    ).length
  let later: Promise<void> | undefined
  await replace(590, async () => {
    later = replace(690)
    await vi.waitUntil(async () => (await waiting()) > 0, { timeout: 20_000 })
  })
  await later
  expect(await listTariffs(test.db)).toMatchObject([{ priceCents: 690 }])
})
