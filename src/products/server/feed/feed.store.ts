import { sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'

/** What a feed says of a product besides its offers; Finnish where a language has no text. */
export interface FeedTexts {
  productId: number
  /** The short description, or the long one without its markup; empty without any. */
  description: string
  images: string[]
  variations: { code: string; name: string | null; size: string | null; color: string | null }[]
}

export async function listFeedTexts(
  db: Executor,
  productIds: readonly number[],
  language: Language,
): Promise<Map<number, FeedTexts>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await db.execute<FeedTexts & Record<string, unknown>>(sql`
    select p.id as "productId", p.images,
      coalesce(nullif(own.short_description, ''), nullif(own.description, ''), nullif(fi.short_description, ''), fi.description, '') as description,
      coalesce((select json_agg(json_build_object('code', v.code, 'name', coalesce(o.name, f.name),
          'size', coalesce(o.size, f.size), 'color', coalesce(o.color, f.color)))
        from variation as v
        left join variation_text as o on o.variation_code = v.code and o.language = ${language}
        left join variation_text as f on f.variation_code = v.code and f.language = 'fi'
        where v.product_id = p.id), '[]') as variations
    from product as p
    left join product_text as own on own.product_id = p.id and own.language = ${language}
    left join product_text as fi on fi.product_id = p.id and fi.language = 'fi'
    where p.id = any(${sql.param([...productIds])}::integer[])`)
  return new Map(rows.map((row) => [row.productId, row]))
}
