import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { shopTimeZone } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { price } from './products.tables.ts'

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

/** The whole history of a variation, newest first. */
export const listPrices = (db: Executor, code: string): Promise<(typeof price.$inferSelect)[]> =>
  db.select().from(price).where(eq(price.variationCode, code)).orderBy(desc(price.validFrom), desc(price.id))

export interface MidnightEnd {
  code: string
  what: 'price' | 'sale'
  at: Date
}

/** Prices of variations and sales windows of products that end at the start of a day in shop time, the soonest first. */
export async function listMidnightEnds(db: Executor, after: Date): Promise<MidnightEnd[]> {
  const isMidnight = (end: SQL) => sql`(${end} at time zone ${shopTimeZone})::time = '00:00'`
  const { rows } = await db.execute<{ code: string; what: MidnightEnd['what']; ms: number }>(sql`
    select code, what, extract(epoch from ends)::float8 * 1000 as ms from (
      select variation_code as code, 'price' as what, valid_to as ends from price
      union all select code, 'sale', sale_to from product) as ending
    where ends > ${after.toISOString()}::timestamptz and ${isMidnight(sql`ends`)} order by ends, code`)
  return rows.map(({ ms, ...end }) => ({ ...end, at: new Date(ms) }))
}
