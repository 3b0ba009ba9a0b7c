import { sql, type SQL } from 'drizzle-orm'
import type { ProductType, VatClass } from '../contract/codes.ts'
import type { PriceLine } from '../rules/price.ts'
import type { StockDemand } from '../rules/availability.ts'
import type { Executor } from '#src/platform/database/database.ts'

/** What decides whether, for how much and how often a variation can be sold. No texts. */
export interface SaleRow {
  code: string
  productId: number
  productCode: string
  productType: ProductType
  vatClass: VatClass
  brand: string
  /** Both the product and the variation are. */
  published: boolean
  saleFrom: Date | null
  /** Exclusive. */
  saleTo: Date | null
  foodComplete: boolean
  weightGrams: number
  pieces: number
  colorHex: string | null
  /** Media paths; the product's own when the variation has none. */
  images: string[]
  prices: PriceLine[]
  /** With what is free of each stock item now: on hand less reserved. */
  demands: (StockDemand & { available: number })[]
}

type Row = Omit<SaleRow, 'saleFrom' | 'saleTo' | 'prices'> & {
  saleFrom: number | null
  saleTo: number | null
  prices: { id: number; kind: PriceLine['kind']; cents: number | null; from: number; to: number | null }[]
}

// Times travel as milliseconds: inside JSON they would be text in the session's own style.
const milliseconds = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`

export const saleColumns = sql`
  v.code, p.id as "productId", p.code as "productCode", p.product_type as "productType", p.vat_class as "vatClass", p.brand,
  p.published and v.published as published,
  ${milliseconds(sql`p.sale_from`)} as "saleFrom", ${milliseconds(sql`p.sale_to`)} as "saleTo",
  case when p.product_type = 'Package' and p.vat_class = 'food' then coalesce(
    (select bool_and(item.food_complete) from package_item join variation as item on item.code = item_code where package_code = v.code), false)
  else v.food_complete end as "foodComplete",
  v.weight_grams as "weightGrams", v.pieces, v.color_hex as "colorHex",
  case when cardinality(v.images) > 0 then v.images else p.images end as images,
  coalesce((select json_agg(json_build_object('id', price.id, 'kind', kind, 'cents', cents,
      'from', ${milliseconds(sql`valid_from`)}, 'to', ${milliseconds(sql`valid_to`)}))
    from price where variation_code = v.code), '[]') as prices,
  coalesce((select json_agg(json_build_object('stockCode', stock_code, 'quantity', quantity, 'available', on_hand - reserved) order by stock_code)
    from variation_demand join stock on stock.code = stock_code where variation_code = v.code), '[]') as demands`

/** Rows of all variations of these products (all products for null), by product and position; unpublished ones too. */
export async function listSaleRows(db: Executor, productIds: readonly number[] | null): Promise<SaleRow[]> {
  if (productIds?.length === 0) return []
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select ${saleColumns}
    from variation as v join product as p on p.id = v.product_id
    ${productIds === null ? sql`` : sql`where p.id in ${productIds}`}
    order by p.id, v.position, v.code`)
  return rows.map(parseSaleRow)
}

export function parseSaleRow(row: Row): SaleRow {
  const date = (value: number | null) => (value === null ? null : new Date(value))
  return {
    code: row.code,
    productId: row.productId,
    productCode: row.productCode,
    productType: row.productType,
    vatClass: row.vatClass,
    brand: row.brand,
    published: row.published,
    saleFrom: date(row.saleFrom),
    saleTo: date(row.saleTo),
    foodComplete: row.foodComplete,
    weightGrams: row.weightGrams,
    pieces: row.pieces,
    colorHex: row.colorHex,
    images: row.images,
    prices: row.prices.map((line) => ({ ...line, from: new Date(line.from), to: date(line.to) })),
    demands: row.demands,
  }
}

/** What a shopper reads of a variation, in one language with Finnish behind it. */
export interface SaleTexts {
  productName: string
  variationName: string | null
  size: string | null
  color: string | null
  imageAlt: string | null
  productSlug: string
  categorySlug: string
  categoryCode: string
  categoryName: string
}

/** Both in one round trip: this is read with every change of a cart. Unknown codes are absent. */
export async function listSaleRowsByCode(
  db: Executor,
  codes: readonly string[],
  language: string,
): Promise<(SaleRow & SaleTexts)[]> {
  if (codes.length === 0) return []
  const { rows } = await db.execute<Row & SaleTexts & Record<string, unknown>>(sql`
    select ${saleColumns},
      coalesce(pt.name, pf.name) as "productName", coalesce(vt.name, vf.name) as "variationName",
      coalesce(vt.size, vf.size) as size, coalesce(vt.color, vf.color) as color,
      coalesce(pt.image_alt, pf.image_alt) as "imageAlt", coalesce(pt.slug, pf.slug) as "productSlug",
      coalesce(ct.slug, cf.slug, '') as "categorySlug", coalesce(ct.name, cf.name, '') as "categoryName",
      coalesce(c.code, '') as "categoryCode"
    from variation as v
    join product as p on p.id = v.product_id
    left join product_text as pt on pt.product_id = p.id and pt.language = ${language}
    left join product_text as pf on pf.product_id = p.id and pf.language = 'fi'
    left join variation_text as vt on vt.variation_code = v.code and vt.language = ${language}
    left join variation_text as vf on vf.variation_code = v.code and vf.language = 'fi'
    left join product_category as pc on pc.product_id = p.id and pc.is_main
    left join category as c on c.id = pc.category_id
    left join category_text as ct on ct.category_id = c.id and ct.language = ${language}
    left join category_text as cf on cf.category_id = c.id and cf.language = 'fi'
    where v.code in ${codes}`)
  return rows.map((row) => ({ ...row, ...parseSaleRow(row) }))
}
