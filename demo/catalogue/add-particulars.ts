import { sql } from 'drizzle-orm'
import { languages } from '../../src/common/locale.ts'
import type { Executor } from '../../src/platform/database/database.ts'
import type { ProductDraft } from '../../src/products/server/product-draft.ts'

/** Adds the particulars that known products lack; what they state stays as it is. */
export async function addParticulars(db: Executor, drafts: readonly ProductDraft[]): Promise<void> {
  if (drafts.length === 0) return
  const rows = drafts.map(({ code, originCountry, responsibleOperator, bestBeforeMinDays, texts }) => ({
    code,
    originCountry,
    responsibleOperator,
    bestBeforeMinDays,
    main: Object.fromEntries(languages.map((language) => [language, texts[language].primaryIngredientOrigin])),
  }))
  const added = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added (code text, "originCountry" text,
    "responsibleOperator" jsonb, "bestBeforeMinDays" integer, main jsonb)`
  await db.execute(sql`
    update product_text set primary_ingredient_origin = added.main ->> language
    from ${added} join product on product.code = added.code
    where product_id = product.id and product.responsible_operator is null and primary_ingredient_origin is null`)
  await db.execute(sql`
    update product set origin_country = coalesce(origin_country, added."originCountry"),
      responsible_operator = added."responsibleOperator",
      best_before_min_days = coalesce(best_before_min_days, added."bestBeforeMinDays")
    from ${added} where product.code = added.code and responsible_operator is null`)
}
