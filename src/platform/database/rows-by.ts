import { asc, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'
import { preparedOn } from './prepared.ts'

/**
 * The rows of a table with one value in one column, by a statement that is built once for each connection. Most reads for
 * placing and paying an order are of this kind, and building such statements took a sixth of the server's time. `name`
 * stands for one statement in the whole program. `lock`: other transactions that lock the rows wait until this one ends.
 */
export function rowsBy<Table extends PgTable>(
  name: string,
  table: Table,
  column: PgColumn,
  { orderBy = [], lock = false }: { orderBy?: readonly PgColumn[]; lock?: boolean } = {},
): (executor: Executor, value: string) => Promise<Table['$inferSelect'][]> {
  const build = (executor: Executor) => {
    const rows = executor
      .select()
      .from(table as PgTable)
      .where(eq(column, sql.placeholder('value')))
      .orderBy(...orderBy.map((one) => asc(one)))
    return (lock ? rows.for('update') : rows).prepare(name)
  }
  return async (executor, value) => preparedOn(executor, name, build).execute({ value })
}
