import { like, or, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { setting } from '../database/platform.tables.ts'

/** Values of the setting of this name, and of the settings below it, keyed by the rest of their names. */
export async function listValues(executor: Executor, name: string): Promise<[id: string, value: unknown][]> {
  const rows = await executor
    .select()
    .from(setting)
    .where(or(eq(setting.name, name), like(setting.name, `${name}/%`)))
    .orderBy(setting.name)
  return rows.map((row) => [row.name.slice(name.length + 1), row.value])
}

export async function updateValue(tx: Transaction, name: string, value: object): Promise<void> {
  await tx
    .update(setting)
    .set({ value, updatedAt: sql`now()` })
    .where(eq(setting.name, name))
}

/** Makes changes of settings wait for each other: each is made to the current row. */
export async function lockSettings(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7302)`)
}
