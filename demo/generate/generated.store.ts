import { sql } from 'drizzle-orm'
import type { Executor } from '../../src/platform/database/database.ts'

/** Whether anybody has ever ordered here. */
export async function holdsOrders(db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists (select from shop_order) as found`)
  return rows[0]?.found === true
}

/** So that the first questions are planned with the right numbers. */
export async function analyse(db: Executor): Promise<void> {
  await db.execute(sql`analyze`)
}
