import { sql } from 'drizzle-orm'
import type { Localized } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { ProductType, VatClass } from '../contract/codes.ts'

/** What the report of missing facts is made of, of one published variation. */
export interface FactsRow {
  productCode: string
  variationCode: string
  productType: ProductType
  vatClass: VatClass
  /** Bits of `particularBits`. */
  common: number
  stated: Localized<number>
  /** Bits of what a package holds: common, Finnish, Swedish. */
  contents: [common: number, fi: number, sv: number][]
  ingredients: Localized<string | null>
  allergens: Record<string, number> | null
  glutenFreeOats: boolean
  /** Diets and suitabilities. */
  claims: string[]
  /** Texts that are no particulars of a food, by language: those that are not there. */
  missingTexts: Localized<string[]>
}

const perLanguage = (expression: (alias: { product: string; variation: string }) => string) =>
  sql.raw(
    `json_build_object('fi', ${expression({ product: 'pf', variation: 'vf' })}, 'sv', ${expression({ product: 'ps', variation: 'vs' })}, 'en', ${expression({ product: 'pe', variation: 've' })})`,
  )

const marketing = {
  displayName: 'name',
  shortDescription: 'short_description',
  xhtmlDescription: 'description',
  imageAltText: 'image_alt',
}

/** The next `limit` variations after a code, in order of code. */
export async function listFacts(db: Executor, after: string, limit: number): Promise<FactsRow[]> {
  const { rows } = await db.execute<FactsRow & Record<string, unknown>>(sql`
    select p.code as "productCode", v.code as "variationCode", p.product_type as "productType", p.vat_class as "vatClass",
      f.common, json_build_object('fi', f.fi, 'sv', f.sv, 'en', f.en) as stated,
      coalesce((select json_agg(array[item.common, item.fi, item.sv])
        from package_item join variation_particulars as item on item.variation_code = item_code
        where package_code = v.code), '[]') as contents,
      ${perLanguage(({ product, variation }) => `coalesce(${variation}.ingredients, ${product}.ingredients)`)} as ingredients,
      coalesce(v.allergens, p.allergens) as allergens, p.gluten_free_oats as "glutenFreeOats",
      coalesce(v.diets, p.diets) || coalesce(v.suitable_for, p.suitable_for) as claims,
      ${perLanguage(
        ({ product }) =>
          `array_remove(array[${Object.entries(marketing)
            .map(([field, column]) => `case when coalesce(btrim(${product}.${column}), '') = '' then '${field}' end`)
            .join(', ')}], null)`,
      )} as "missingTexts"
    from variation as v
    join product as p on p.id = v.product_id
    join variation_particulars as f on f.variation_code = v.code
    left join product_text as pf on pf.product_id = p.id and pf.language = 'fi'
    left join product_text as ps on ps.product_id = p.id and ps.language = 'sv'
    left join product_text as pe on pe.product_id = p.id and pe.language = 'en'
    left join variation_text as vf on vf.variation_code = v.code and vf.language = 'fi'
    left join variation_text as vs on vs.variation_code = v.code and vs.language = 'sv'
    left join variation_text as ve on ve.variation_code = v.code and ve.language = 'en'
    where v.published and p.published and v.code > ${after}
    order by v.code limit ${limit}`)
  return rows
}
