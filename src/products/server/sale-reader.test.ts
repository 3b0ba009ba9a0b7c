import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../../demo/seed-catalogue.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { createSaleReader } from './sale-reader.ts'
import { listSaleRowsByCode } from './sale.store.ts'

/* The reader listens to nobody: what it answers must be what the tables say at that moment, by whomever it was written. */

let test: TestDatabase
const clock = createTestClock()
beforeAll(async () => {
  test = await createTestDatabase()
  await seedCatalogue(test.db, clock)
})
afterAll(() => test.drop())

const code = 'KV1010'
const brandOf = async (rows: ReturnType<typeof listSaleRowsByCode>) => (await rows)[0]?.brand

/** As every writer of the catalogue does: the change and its event in one transaction. */
const setBrand = (brand: string, before: (tx: Transaction) => Promise<void> = () => Promise.resolve()): Promise<void> =>
  inTransaction(test.db, async (tx) => {
    await tx.execute(sql`update product set brand = ${brand} where code = ${code}`)
    await emitCacheEvent(tx, [`product:${code}`])
    await before(tx)
  })

describe('the reader of sale rows', () => {
  it('answers what the tables say, in each language, unknown codes left out', async () => {
    const read = createSaleReader(clock)
    for (const language of ['fi', 'sv', 'en', 'fi', 'sv', 'en'] as const) {
      const codes = ['KV1005-100G', 'KV7005-VIHREA', 'KV8000-TUMM', code]
      const plain = await listSaleRowsByCode(test.db, codes, language)
      const answered = await read(test.db, codes, language)
      for (const row of plain) expect(answered).toContainEqual({ ...row, position: expect.any(String) as string })
      expect(answered).toHaveLength(plain.length)
    }
    expect(await read(test.db, ['KV0000'], 'fi')).toEqual([])
  })

  it('knows a change as soon as it is committed, and not before', async () => {
    const read = createSaleReader(clock)
    for (let round = 0; round < 50; round++) {
      const before = await brandOf(read(test.db, [code], 'fi'))
      await setBrand(`Merkki ${round}`, async () => {
        expect(await brandOf(read(test.db, [code], 'fi'))).toBe(before)
      })
      expect(await brandOf(read(test.db, [code], 'fi'))).toBe(`Merkki ${round}`)
      expect(await brandOf(read(test.db, [code], 'fi'))).toBe(`Merkki ${round}`)
    }
  })

  it('knows a change that was under way while later ones were committed and read', async () => {
    const read = createSaleReader(clock)
    await setBrand('Vanha')
    const mayEnd = Promise.withResolvers<void>()
    const hasWritten = Promise.withResolvers<void>()
    const slow = setBrand('Hidas', async () => {
      hasWritten.resolve()
      await mayEnd.promise
    })
    await hasWritten.promise
    for (const tag of ['a', 'b']) {
      await inTransaction(test.db, (tx) => emitCacheEvent(tx, [tag]))
      expect(await brandOf(read(test.db, [code], 'fi'))).toBe('Vanha')
    }
    mayEnd.resolve()
    await slow
    expect(await brandOf(read(test.db, [code], 'fi'))).toBe('Hidas')
  })

  it('forgets what nobody asked about since the change', async () => {
    const read = createSaleReader(clock)
    await setBrand('Ennen')
    for (let time = 0; time < 2; time++) await read(test.db, [code, 'KV1015'], 'fi')
    await setBrand('Nyt')
    await read(test.db, ['KV1015'], 'fi')
    expect(await brandOf(read(test.db, [code], 'fi'))).toBe('Nyt')
  })

  it('keeps nothing that was read from an older snapshot than the rest', async () => {
    const read = createSaleReader(clock)
    await setBrand('Ennen')
    await inTransaction(test.db, async (old) => {
      await old.execute(sql`set transaction isolation level repeatable read`)
      await old.execute(sql`select 1`)
      await setBrand('Nyt')
      for (let time = 0; time < 2; time++) await read(test.db, [code], 'fi')
      expect(await brandOf(read(old, [code], 'sv'))).toBe('Ennen')
    })
    expect(await brandOf(read(test.db, [code], 'sv'))).toBe('Nyt')
  })

  it('reads anew what it has kept so long that events of that time may be gone', async () => {
    const read = createSaleReader(clock)
    await setBrand('Ennen')
    for (let time = 0; time < 2; time++) await read(test.db, [code], 'fi')
    await setBrand('Nyt')
    await test.run('delete from cache_event')
    clock.advance(24 * 3_600_000)
    expect(await brandOf(read(test.db, [code], 'fi'))).toBe('Nyt')
  })

  it('never answers an older row than one it could have read, with many readers and a writer', async () => {
    const read = createSaleReader(clock)
    await setBrand('0')
    let written = 0
    let isOver = false
    const reader = async (): Promise<void> => {
      while (!isOver) {
        const known = written
        expect(Number(await brandOf(read(test.db, [code], 'fi')))).toBeGreaterThanOrEqual(known)
      }
    }
    const readers = [reader(), reader(), reader(), reader()]
    for (let next = 1; next <= 150; next++) {
      await setBrand(String(next))
      written = next
    }
    isOver = true
    await Promise.all(readers)
  })

  it('asks for the stock of this moment, of which nobody tells', async () => {
    const read = createSaleReader(clock)
    for (const free of [7, 3, 0]) {
      await test.sql`update stock set on_hand = allocated + ${free} where code = ${code}`
      const [row] = await read(test.db, [code], 'fi')
      expect(row?.demands).toEqual([{ stockCode: code, quantity: 1, available: free }])
    }
  })
})
