import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'

/** How many rows of a table PostgreSQL reads for a piece of work. The table must have been analysed, so that it knows its size. */
export const rowsRead = (db: Database, table: string, work: (tx: Transaction) => Promise<unknown>): Promise<number> =>
  inTransaction(db, async (tx) => {
    const sum = async (): Promise<number> => {
      const { rows } = await tx.execute<{ rows: number }>(sql`
        select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as rows from pg_stat_xact_user_tables
        where relname = ${table}`)
      return rows[0]?.rows ?? Number.NaN
    }
    const before = await sum()
    await work(tx)
    return (await sum()) - before
  })
