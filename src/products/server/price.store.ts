import { sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import type { price } from './products.tables.ts'

export type NewPrice = Omit<typeof price.$inferInsert, 'id'>

/** Adds to the history, in the given order; lines are never changed. */
export async function insertPrices(db: Executor, lines: readonly NewPrice[]): Promise<void> {
  for (let from = 0; from < lines.length; from += 5_000) {
    await db.execute(sql`
      insert into price (variation_code, kind, cents, valid_from, valid_to, campaign, created_at, created_by)
      select line."variationCode", line.kind, line.cents, line."validFrom", line."validTo", coalesce(line.campaign, ''), line."createdAt", line."createdBy"
      from rows from (jsonb_to_recordset(${JSON.stringify(lines.slice(from, from + 5_000))}::jsonb) as ("variationCode" text, kind text, cents integer,
        "validFrom" timestamptz, "validTo" timestamptz, campaign text, "createdAt" timestamptz, "createdBy" text)) with ordinality as line
      order by line.ordinality`)
  }
}
