import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { databaseError } from './errors.ts'
import { afterCommit, databaseOf, inTransaction } from './transaction.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
  await test.sql`insert into setting (name, value) values ('a', '0'), ('b', '0')`
})
afterAll(() => test.drop())

/** Holds everybody who calls it until as many as `count` have, then lets all pass, also later callers. */
function barrier(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    arrived += 1
    if (arrived === count) resolve()
    return promise
  }
}

const value = async (name: string): Promise<number> => {
  const [row] = await test.sql<{ value: number }>`select value::text::int as value from setting where name = ${name}`
  return row?.value ?? -1
}

describe('inTransaction', () => {
  it('runs a serialisation failure again, from the start', async () => {
    const bothRead = barrier(2)
    let runs = 0
    const increment = (): Promise<void> =>
      inTransaction(
        test.db,
        async (tx) => {
          runs += 1
          const { rows } = await tx.execute<{ n: number }>(
            sql`select value::text::int as n from setting where name = 'a'`,
          )
          await bothRead()
          await tx.execute(sql`update setting set value = to_jsonb(${(rows[0]?.n ?? 0) + 1}::int) where name = 'a'`)
        },
        { isolation: 'serializable' },
      )
    await Promise.all([increment(), increment()])
    expect(await value('a')).toBe(2)
    expect(runs).toBe(3)
  })

  it('runs a deadlock again', async () => {
    await test.sql`update setting set value = '0'`
    const bothHold = barrier(2)
    const both = (first: string, second: string): Promise<void> =>
      inTransaction(test.db, async (tx) => {
        await tx.execute(sql`update setting set value = to_jsonb(value::text::int + 1) where name = ${first}`)
        await bothHold()
        await tx.execute(sql`update setting set value = to_jsonb(value::text::int + 1) where name = ${second}`)
      })
    await Promise.all([both('a', 'b'), both('b', 'a')])
    expect([await value('a'), await value('b')]).toEqual([2, 2])
  })

  it('gives up after three retries', async () => {
    let runs = 0
    const failing = inTransaction(test.db, async (tx) => {
      runs += 1
      await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
    })
    await expect(failing).rejects.toSatisfy((error: unknown) => databaseError(error)?.code === '40001')
    expect(runs).toBe(4)
  })

  it('rolls back and passes on what was thrown', async () => {
    const fault = new Error('no')
    const failing = inTransaction(test.db, async (tx) => {
      await tx.execute(sql`insert into setting (name, value) values ('lost', '1')`)
      throw fault
    })
    await expect(failing).rejects.toBe(fault)
    expect(await value('lost')).toBe(-1)
  })

  it('lets a duplicate key be told from other faults', async () => {
    const failing = inTransaction(test.db, (tx) => tx.execute(sql`insert into setting (name, value) values ('a', '1')`))
    await expect(failing).rejects.toSatisfy((error: unknown) => databaseError(error)?.constraint === 'setting_pkey')
  })
})

describe('afterCommit', () => {
  it('runs in order, once, when the rows are visible to others', async () => {
    const seen: string[] = []
    let attempt = 0
    const done = Promise.withResolvers<number>()
    await inTransaction(test.db, async (tx) => {
      attempt += 1
      afterCommit(tx, () => seen.push(`first of attempt ${attempt}`))
      if (attempt === 1) await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
      await tx.execute(sql`insert into setting (name, value) values ('kept', '7')`)
      afterCommit(tx, () => void value('kept').then(done.resolve, done.reject))
      expect(seen).toEqual([])
    })
    expect(seen).toEqual(['first of attempt 2'])
    expect(await done.promise).toBe(7)
  })

  it('does not run after a rollback', async () => {
    let ran = false
    const failing = inTransaction(test.db, async (tx) => {
      afterCommit(tx, () => (ran = true))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(ran).toBe(false)
  })

  it('refuses a transaction that nobody would follow up', async () => {
    const client = await test.db.$client.connect()
    await drizzle({ client }).transaction(async (tx) => {
      expect(() => afterCommit(tx, () => {})).toThrow('inTransaction')
    })
    client.release()
    await inTransaction(test.db, async (tx) => {
      expect(databaseOf(tx)).toBe(test.db)
    })
  })
})
