import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { PersonalEntry } from '#src/platform/personal-data/data-entry.ts'
import { type Person, personSql } from '#src/platform/personal-data/person.ts'

/** SQL of an entry is used as it stands: it is our own, and tests run all of it. */
export type Cell = string | number | boolean | null | { [key: string]: Cell } | Cell[]
export type PersonalRow = Readonly<Record<string, Cell>>

/** Lists a person's rows of a table as JSON, without hidden columns. */
export async function listRows(db: Executor, entry: PersonalEntry, person: Person): Promise<PersonalRow[]> {
  if (entry.whose === null) return []
  const { rows } = await db.execute<{ row: PersonalRow }>(sql`
    select to_jsonb(t) - ${sql.param([...(entry.hidden ?? [])])}::text[] as row
    from (select * from ${sql.raw(entry.table)} where ${personSql(entry.whose, person)}) t`)
  return rows.map(({ row }) => row)
}

/** Erases a person's rows of a table as its entry says; returns their number. */
export async function eraseRows(tx: Transaction, entry: PersonalEntry, person: Person): Promise<number> {
  if (entry.whose === null || entry.erase === null) return 0
  const [table, whose] = [sql.raw(entry.table), personSql(entry.whose, person)]
  const change =
    entry.erase === 'delete'
      ? sql`delete from ${table} where ${whose}`
      : sql`update ${table} set ${sql.raw(entry.erase.set)} where (${whose}) and (${personSql(entry.erase.where ?? 'true', person)})`
  return (await tx.execute(change)).rowCount ?? 0
}

/** Raises the statement timeout: erasing scans some tables as a whole, and no visitor waits for it. */
export async function takeTime(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '120s'`)
}
