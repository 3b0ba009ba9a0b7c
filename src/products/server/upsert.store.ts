import { getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '#src/platform/database/database.ts'

/** Rows travel as one JSON parameter: thousands at a time cost a few milliseconds, where a parameter per value costs seconds. */
const chunk = 2_000

/**
 * Inserts rows, or changes those that have the same key. Every row names the same columns, by their names in the table's
 * declaration; columns that no row names keep their defaults. Returns the named columns of what was written.
 */
export async function upsertRows<Row extends Record<string, unknown> = never>(
  db: Executor,
  table: PgTable,
  rows: readonly object[],
  key: readonly string[],
  returning: readonly string[] = [],
): Promise<Row[]> {
  const [first] = rows
  if (first === undefined) return []
  const all = getTableColumns(table)
  const columnName = (property: string): string => {
    const column = all[property]
    if (column === undefined) throw new Error(`The table has no column ${property}`)
    return column.name
  }
  const properties = Object.keys(first)
  const identifiers = (names: readonly string[]) =>
    sql.join(
      names.map((name) => sql.identifier(columnName(name))),
      sql`, `,
    )
  const name = sql.identifier(getTableConfig(table).name)
  const changed = properties.filter((property) => !key.includes(property))
  const changes = sql.join(
    changed.map(
      (property) => sql`${sql.identifier(columnName(property))} = excluded.${sql.identifier(columnName(property))}`,
    ),
    sql`, `,
  )
  const written: Row[] = []
  for (let from = 0; from < rows.length; from += chunk) {
    const json = rows
      .slice(from, from + chunk)
      .map((row) => Object.fromEntries(Object.entries(row).map(([property, value]) => [columnName(property), value])))
    const result = await db.execute<Row>(sql`
      insert into ${name} (${identifiers(properties)})
      select ${identifiers(properties)} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(json)}::jsonb)
      on conflict (${identifiers(key)}) ${changed.length === 0 ? sql`do nothing` : sql`do update set ${changes}`}
      ${returning.length === 0 ? sql`` : sql`returning ${identifiers(returning)}`}`)
    written.push(...(result.rows as Row[])) // the columns in `returning`
  }
  return written
}
