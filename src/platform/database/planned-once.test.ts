import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { withConnection } from './client.ts'
import { type DatabaseHandle, openDatabase } from './database.ts'
import { isStalePlan } from './errors.ts'
import { inTransaction } from './transaction.ts'

let test: TestDatabase
let handle: DatabaseHandle

beforeAll(async () => {
  test = await createTestDatabase()
  const log = { debug: () => {}, warn: () => {} }
  handle = openDatabase({ url: test.ownerUrl, maxConnections: 1, applicationName: 'test', log })
})
afterAll(async () => {
  await handle.close()
  await test.drop()
})

const asOwner = (text: string): Promise<void> => withConnection(test.ownerUrl, 'test', ({ run }) => run(text))

/** What the one connection has planned under a name, and how often it ran so. */
async function planned(part: string): Promise<{ name: string; runs: number }[]> {
  const { rows } = await handle.db.execute<{ name: string; runs: number }>(
    sql.raw(
      `select name, (generic_plans + custom_plans)::int as runs from pg_prepared_statements where statement like '${part}'`,
    ),
  )
  return rows
}

async function times(count: number, run: (turn: number) => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < count; turn++) await run(turn)
}

describe('a statement that comes again and again', () => {
  it('is planned once by a connection, and answers as before', async () => {
    const ask = async (n: number) =>
      (await handle.db.execute<{ doubled: number }>(sql`select ${n}::int * 2 as doubled`)).rows[0]?.doubled
    await times(5, ask)
    expect(await planned('%as doubled')).toEqual([])
    await times(4, async (turn) => expect(await ask(turn)).toBe(turn * 2))
    expect(await planned('%as doubled')).toEqual([{ name: expect.stringMatching(/^often_[0-9a-f]{32}$/), runs: 4 }])
  })

  it('has one name in transactions and outside, and none without values', async () => {
    await times(4, () => handle.db.execute(sql`select ${1}::int as shared`))
    await times(4, () => inTransaction(handle.db, (tx) => tx.execute(sql`select ${1}::int as shared`)))
    expect(await planned('%as shared')).toEqual([{ name: expect.any(String), runs: 3 }])
    await times(9, () => handle.db.execute(sql`select 1 as bare`))
    expect(await planned('%as bare')).toEqual([])
  })

  it('keeps apart what differs by a letter', async () => {
    await times(8, async (turn) => {
      const one = await handle.db.execute<{ v: number }>(sql`select ${turn}::int as v /* a */`)
      const other = await handle.db.execute<{ v: number }>(sql`select ${turn}::int + 1 as v /* b */`)
      expect([one.rows[0]?.v, other.rows[0]?.v]).toEqual([turn, turn + 1])
    })
  })

  it('is planned anew when the server has forgotten it', async () => {
    const read = (): Promise<unknown> =>
      inTransaction(handle.db, async (tx) => (await tx.execute(sql`select ${7}::int as lost`)).rows[0]?.['lost'])
    await times(7, read)
    await handle.db.execute(sql.raw('deallocate all'))
    expect(await read()).toBe(7)
  })

  it('is planned anew when a column it answers has another type: on a new connection, within the same call', async () => {
    await asOwner('create table moved (id integer, value integer)')
    await asOwner('insert into moved values (1, 7)')
    const read = async (): Promise<unknown> =>
      inTransaction(
        handle.db,
        async (tx) => (await tx.execute(sql`select value from moved where id = ${1}`)).rows[0]?.['value'],
      )
    await times(7, read)
    await asOwner('alter table moved alter column value type text')
    const outside = handle.db.execute(sql`select value from moved where id = ${1}`)
    await expect(outside).rejects.toSatisfy(isStalePlan)
    // The pool has ended that connection; what follows finds another.
    await times(7, async () => expect(await read()).toBe('7'))
    await asOwner('alter table moved alter column value type integer using value::integer')
    expect(await read()).toBe(7)
  })

  it('is planned anew although every connection had the old plan', async () => {
    const log = { debug: () => {}, warn: () => {} }
    const crowd = openDatabase({ url: test.ownerUrl, maxConnections: 6, applicationName: 'test', log })
    try {
      await asOwner('create table crowded (id integer, value integer); insert into crowded values (1, 7)')
      const read = (wait = 0): Promise<unknown> =>
        inTransaction(crowd.db, async (tx) => {
          await tx.execute(sql`select pg_sleep(${wait})`)
          return (await tx.execute(sql`select value from crowded where id = ${1}`)).rows[0]?.['value']
        })
      for (let turn = 0; turn < 7; turn++) await Promise.all(Array.from({ length: 6 }, () => read(0.02)))
      expect(crowd.stats().total).toBe(6)
      await asOwner('alter table crowded alter column value type text')
      expect(await read()).toBe('7')
    } finally {
      await crowd.close()
    }
  })
})
