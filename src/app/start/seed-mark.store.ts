import type { Sql } from '../../platform/database/client.ts'

const name = 'demo.seed'

/* Uses plain statements: the query builder takes half a second to load, and this runs before every start. */

/** Holds the lock until the connection ends; waits while another process holds it. */
export async function lockSeed(sql: Sql): Promise<void> {
  await sql`select pg_advisory_lock(hashtext(${name}))`
}

/** What the database was last seeded from; null: never. */
export async function readSeedMark(sql: Sql): Promise<string | null> {
  const [row] = await sql<{ value: string }>`select value from setting where name = ${name}`
  return row?.value ?? null
}

export async function writeSeedMark(sql: Sql, value: string): Promise<void> {
  await sql`
    insert into setting (name, value, updated_at) values (${name}, ${JSON.stringify(value)}::jsonb, now())
    on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at`
}
