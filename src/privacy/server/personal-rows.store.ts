import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { PersonalEntry } from '#src/platform/personal-data/data-entry.ts'
import { type Person, personSql } from '#src/platform/personal-data/person.ts'

/** What an entry says is read and written as it stands: it is ours, and tests run every line of it. */
export type Cell = string | number | boolean | null | { [key: string]: Cell } | Cell[]
export type PersonalRow = Readonly<Record<string, Cell>>

/** A person's rows of a table as JSON, without what is hidden. */
export async function listRows(db: Executor, entry: PersonalEntry, person: Person): Promise<PersonalRow[]> {
  if (entry.whose === null) return []
  const { rows } = await db.execute<{ row: PersonalRow }>(sql`
    select to_jsonb(t) - ${sql.param([...(entry.hidden ?? [])])}::text[] as row
    from (select * from ${sql.raw(entry.table)} where ${personSql(entry.whose, person)}) t`)
  return rows.map(({ row }) => row)
}

/** What erasing does with a person's rows of a table; how many it was. */
export async function eraseRows(tx: Transaction, entry: PersonalEntry, person: Person): Promise<number> {
  if (entry.whose === null || entry.erase === null) return 0
  const [table, whose] = [sql.raw(entry.table), personSql(entry.whose, person)]
  const change =
    entry.erase === 'delete'
      ? sql`delete from ${table} where ${whose}`
      : sql`update ${table} set ${sql.raw(entry.erase.set)} where (${whose}) and (${personSql(entry.erase.where ?? 'true', person)})`
  return (await tx.execute(change)).rowCount ?? 0
}

/** Erasing reads a table here and there as a whole; nobody waits for it. */
export async function takeTime(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '120s'`)
}
