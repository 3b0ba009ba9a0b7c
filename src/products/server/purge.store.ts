import { sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'

/** Returns the purge tags of products and of all their categories, ancestors included. */
export async function listPurgeTags(db: Executor, productCodes: readonly string[]): Promise<string[]> {
  if (productCodes.length === 0) return []
  const { rows } = await db.execute<{ code: string }>(sql`
    with recursive line as (
      select c.id, c.parent_id, c.code from category as c
      join product_category as pc on pc.category_id = c.id join product as p on p.id = pc.product_id
      where p.code in ${productCodes}
      union
      select parent.id, parent.parent_id, parent.code from line join category as parent on parent.id = line.parent_id
    )
    select code from line order by code`)
  return [...productCodes.map((code) => `product:${code}`), ...rows.map((row) => `category:${row.code}`)]
}
