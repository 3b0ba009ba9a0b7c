import { and, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Language } from '#src/common/locale.ts'
import type { ProductType, VatClass } from '../contract/codes.ts'
import type { StoredFlavour } from '../contract/product.ts'
import type { StoredNotice } from '../contract/notice.ts'
import type { Declaration } from '../rules/combined-allergens.ts'
import { isFoodComplete, type Stated } from '../rules/particulars.ts'
import type { PriceLine } from '../rules/price.ts'
import type { StockDemand } from '../rules/availability.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { hasEventsSince, positionOfSnapshot } from '#src/platform/cache-events/cache-event.store.ts'
import { preparedOn } from '#src/platform/database/prepared.ts'
import { namedStatement } from '#src/platform/database/statement.ts'
import {
  category,
  categoryText,
  product,
  productCategory,
  productText,
  variation,
  variationText,
} from './products.tables.ts'
import { declaration } from './declared-allergens.sql.ts'
import { declaredSugars } from './declared-sugars.sql.ts'
import { isEmptyScope, isInScope, type ProductScope } from './product-scope.store.ts'

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
  /** The result of `isFoodComplete` for what is stated now. */
  foodComplete: boolean
  weightGrams: number
  drainedGrams: number | null
  volumeMl: number | null
  pieces: number
  colorHex: string | null
  /** Media paths; the product's own when the variation has none. */
  images: string[]
  prices: PriceLine[]
  /**
   * Demands with the quantity available now of each stock item: on hand less allocated, 0 if more is allocated than there is.
   */
  demands: (StockDemand & { available: number })[]
}

type Row = Omit<SaleRow, 'saleFrom' | 'saleTo' | 'prices' | 'foodComplete'> & {
  stated: StatedBits
  contents: StatedBits[]
  saleFrom: number | null
  saleTo: number | null
  prices: { id: number; kind: PriceLine['kind']; cents: number | null; from: number; to: number | null }[]
}

/** Bits of what is stated: in all languages alike, in Finnish, in Swedish. */
type StatedBits = [common: number, fi: number, sv: number]
const readStated = ([common, fi, sv]: StatedBits): Stated => ({ common, fi, sv })

const v = alias(variation, 'v')
const p = alias(product, 'p')

const particulars = sql`variation_particulars as f`

// Times travel as milliseconds: inside JSON they would be text in the session's own style.
const milliseconds = (column: SQL) => sql<number | null>`(extract(epoch from ${column}) * 1000)::float8`

const saleFields = {
  code: sql<string>`v.code`,
  productId: sql<number>`p.id`,
  productCode: sql<string>`p.code`,
  productType: sql<ProductType>`p.product_type`,
  vatClass: sql<VatClass>`p.vat_class`,
  brand: sql<string>`p.brand`,
  published: sql<boolean>`p.published and v.published`,
  saleFrom: milliseconds(sql`p.sale_from`),
  saleTo: milliseconds(sql`p.sale_to`),
  stated: sql<StatedBits>`array[f.common, f.fi, f.sv]`,
  contents: sql<
    StatedBits[]
  >`case when p.product_type = 'Package' then coalesce((select json_agg(array[item.common, item.fi, item.sv])
    from package_item join variation_particulars as item on item.variation_code = item_code where package_code = v.code), '[]') else '[]' end`,
  weightGrams: sql<number>`v.weight_grams`,
  drainedGrams: sql<number | null>`v.drained_grams`,
  volumeMl: sql<number | null>`v.volume_ml`,
  pieces: sql<number>`v.pieces`,
  colorHex: sql<string | null>`v.color_hex`,
  images: sql<string[]>`case when cardinality(v.images) > 0 then v.images else p.images end`,
  prices: sql<Row['prices']>`coalesce((select json_agg(json_build_object('id', price.id, 'kind', kind, 'cents', cents,
      'from', ${milliseconds(sql`valid_from`)}, 'to', ${milliseconds(sql`valid_to`)}))
    from price where variation_code = v.code), '[]')`,
  demands: sql<
    SaleRow['demands']
  >`coalesce((select json_agg(json_build_object('stockCode', stock_code, 'quantity', quantity,
      'available', greatest(0, on_hand - allocated)) order by stock_code)
    from variation_demand join stock on stock.code = stock_code where variation_code = v.code), '[]')`,
}

/**
 * A sale row with facts that do not decide the sale: its allergen declaration, null if it is the product's, and its sugars.
 */
export type ListedRow = SaleRow & { declared: Declaration | null; sugars: number | null }

/** Rows of all variations of these products (all products for null), by product and position; unpublished ones too. */
export async function listSaleRows(db: Executor, scope: ProductScope): Promise<ListedRow[]> {
  if (isEmptyScope(scope)) return []
  const rows = await db
    .select({ ...saleFields, declared: declaration, sugars: declaredSugars })
    .from(v)
    .innerJoin(p, eq(p.id, v.productId))
    .innerJoin(particulars, sql`f.variation_code = v.code`)
    .where(isInScope(v.productId, scope))
    .orderBy(p.id, v.position, v.code)
  return rows.map(parseSaleRow) as ListedRow[] // it leaves further columns as they are
}

const saleRowsOfProduct = (executor: Executor, name: string) =>
  executor
    .select(saleFields)
    .from(v)
    .innerJoin(p, eq(p.id, v.productId))
    .innerJoin(particulars, sql`f.variation_code = v.code`)
    .where(sql`p.id = ${sql.placeholder('id')}`)
    .orderBy(v.position, v.code)
    .prepare(name)

/** Rows of one product's variations by position, unpublished ones too. */
export async function listProductSaleRows(db: Executor, id: number): Promise<SaleRow[]> {
  return (await preparedOn(db, 'sale_rows_of_product', saleRowsOfProduct).execute({ id })).map(parseSaleRow)
}

function parseSaleRow({ stated, contents, ...row }: Row): SaleRow {
  const date = (value: number | null) => (value === null ? null : new Date(value))
  return {
    ...row,
    foodComplete: isFoodComplete({ ...row, stated: readStated(stated), contents: contents.map(readStated) }),
    saleFrom: date(row.saleFrom),
    saleTo: date(row.saleTo),
    prices: row.prices.map((line) => ({ ...line, from: new Date(line.from), to: date(line.to) })),
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
  /** All the product's categories, the main one first. */
  categoryCodes: string[]
  categoryName: string
  /** Engraved tablets only. */
  flavour: StoredFlavour | null
  /** The product's notice, in all languages. */
  notice: StoredNotice | null
  /** Position among cache events: the row reflects all events below it. */
  position: string
}

/** The signature of `listSaleRowsByCode`, shared with its cached version. */
export type SaleReader = (
  db: Executor,
  codes: readonly string[],
  language: Language,
) => Promise<(SaleRow & SaleTexts)[]>

const pt = alias(productText, 'pt')
const pf = alias(productText, 'pf')
const vt = alias(variationText, 'vt')
const vf = alias(variationText, 'vf')
const pc = alias(productCategory, 'pc')
const c = alias(category, 'c')
const ct = alias(categoryText, 'ct')
const cf = alias(categoryText, 'cf')

const textFields = {
  productName: sql<string>`coalesce(pt.name, pf.name)`,
  variationName: sql<string | null>`coalesce(vt.name, vf.name)`,
  size: sql<string | null>`coalesce(vt.size, vf.size)`,
  color: sql<string | null>`coalesce(vt.color, vf.color)`,
  imageAlt: sql<string | null>`coalesce(pt.image_alt, pf.image_alt)`,
  productSlug: sql<string>`coalesce(pt.slug, pf.slug)`,
  categorySlug: sql<string>`coalesce(ct.slug, cf.slug, '')`,
  categoryName: sql<string>`coalesce(ct.name, cf.name, '')`,
  categoryCodes: sql<
    string[]
  >`array(select one.code from product_category its join category one on one.id = its.category_id where its.product_id = p.id order by its.is_main desc, one.code)`,
  flavour: sql<StoredFlavour | null>`v.flavour`,
  notice: sql<StoredNotice | null>`p.notice`,
  position: positionOfSnapshot,
}

/**
 * Pads to ten codes. For an array it does not know PostgreSQL plans for ten elements: a custom plan for fewer looks cheaper,
 * so it would plan each query; at ten it reuses the generic plan.
 */
const padded = (codes: readonly string[]): string[] => [
  ...codes,
  ...Array.from({ length: Math.max(0, 10 - codes.length) }, () => ''),
]

/**
 * Both in one round trip, by a statement that each connection plans once: this is read with every change of a cart, and
 * planning it takes longer than running it. Unknown codes are absent.
 */
export const listSaleRowsByCode: SaleReader = async (db, codes, language) => {
  if (codes.length === 0) return []
  const statement = preparedOn(db, 'catalogue_sale_rows_by_code', saleRowsByCode)
  const rows = await statement.execute({ codes: padded(codes), language })
  return rows.map((row) => {
    const { stated: _stated, contents: _contents, ...rest } = row
    return { ...rest, ...parseSaleRow(row) }
  })
}

function saleRowsByCode(db: Executor, name: string) {
  const asked = sql.placeholder('language')
  return db
    .select({ ...saleFields, ...textFields })
    .from(v)
    .innerJoin(p, eq(p.id, v.productId))
    .innerJoin(particulars, sql`f.variation_code = v.code`)
    .leftJoin(pt, and(eq(pt.productId, p.id), eq(pt.language, asked)))
    .leftJoin(pf, and(eq(pf.productId, p.id), eq(pf.language, 'fi')))
    .leftJoin(vt, and(eq(vt.variationCode, v.code), eq(vt.language, asked)))
    .leftJoin(vf, and(eq(vf.variationCode, v.code), eq(vf.language, 'fi')))
    .leftJoin(pc, and(eq(pc.productId, p.id), pc.isMain))
    .leftJoin(c, eq(c.id, pc.categoryId))
    .leftJoin(ct, and(eq(ct.categoryId, c.id), eq(ct.language, asked)))
    .leftJoin(cf, and(eq(cf.categoryId, c.id), eq(cf.language, 'fi')))
    .where(sql`v.code = any(${sql.placeholder('codes')}::text[])`)
    .prepare(name)
}

/** Codes of the variations inside the packages among these, each once. */
export async function listContentCodes(db: Executor, codes: readonly string[]): Promise<string[]> {
  const rows = await contentCodes(db, [codes])
  return rows.map(({ code }) => code)
}

const contentCodes = namedStatement<{ code: string }>(
  'content_codes',
  'select distinct item_code as code from package_item where package_code = any($1::text[]) order by item_code',
)

/** What is available of these stock items now, by code, and whether anything was written since that position of cache events. */
export async function readFreeStock(
  db: Executor,
  stockCodes: readonly string[],
  position: string,
): Promise<{ free: Readonly<Record<string, number>>; hasChanged: boolean }> {
  const [row] = await freeStock(db, [padded(stockCodes), position])
  return row ?? { free: {}, hasChanged: true }
}

const freeStock = namedStatement<{ free: Record<string, number>; hasChanged: boolean }>(
  'free_stock',
  `select ${hasEventsSince('$2')} as "hasChanged",
    (select coalesce(json_object_agg(code, greatest(0, on_hand - allocated)), '{}') from stock where code = any($1::text[])) as free`,
)
