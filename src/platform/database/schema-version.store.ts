import { sql } from 'drizzle-orm'
import type { Executor } from './database.ts'

/**
 * `older`: a migration of this version has not run. `newer`: one has run that this version does not know and must not run
 * beside. Migrations that only add leave the schema fitting for the version before.
 */
export type SchemaState = 'fits' | 'older' | 'newer'

/** Compares the database with the migrations of this version, given by their names; rejects when it cannot be reached. */
export async function readSchemaState(executor: Executor, migrations: readonly string[]): Promise<SchemaState> {
  const known = sql`array(select jsonb_array_elements_text(${JSON.stringify(migrations)}::jsonb))`
  const { rows } = await executor.execute<{ applied: number; refusing: number }>(sql`
    select count(*) filter (where name = any(${known}))::int as applied,
           count(*) filter (where needs_stop and not name = any(${known}))::int as refusing
    from schema_migration`)
  const { applied = 0, refusing = 0 } = rows[0] ?? {}
  if (refusing > 0) return 'newer'
  return applied < migrations.length ? 'older' : 'fits'
}
