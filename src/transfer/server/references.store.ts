import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { PriceEntry } from './other-fields.ts'

/* What groups of a file point at. */

export interface VariationOwner {
  productCode: string
  isPackage: boolean
}

export async function listCategoryCodes(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ code: string }>(sql`select code from category`)
  return rows.map((row) => row.code)
}

/** The products of these variations; unknown codes are absent. */
export async function findVariationOwners(
  db: Executor,
  codes: readonly string[],
): Promise<Map<string, VariationOwner>> {
  if (codes.length === 0) return new Map()
  const { rows } = await db.execute<{ code: string; productCode: string; isPackage: boolean }>(sql`
    select v.code, p.code as "productCode", p.product_type = 'Package' as "isPackage"
    from variation as v join product as p on p.id = v.product_id where v.code = any(${sql.param([...codes])}::text[])`)
  return new Map(rows.map(({ code, ...owner }) => [code, owner]))
}

/** Which of these variations are in an order. */
export async function findOrdered(db: Executor, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set()
  const { rows } = await db.execute<{ code: string }>(sql`
    select distinct code from order_line where code = any(${sql.param([...codes])}::text[])`)
  return new Set(rows.map(({ code }) => code))
}

/** Codes of the products that have these slugs, by `language:slug`. */
export async function findSlugOwners(db: Executor, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const { rows } = await db.execute<{ name: string; code: string }>(sql`
    select t.language || ':' || t.slug as name, p.code
    from unnest(${sql.param([...slugs])}::text[]) as wanted (name)
    join product_text as t on t.language = split_part(wanted.name, ':', 1) and t.slug = split_part(wanted.name, ':', 2)
    join product as p on p.id = t.product_id`)
  return new Map(rows.map(({ name, code }) => [name, code]))
}

/** Histories in the order they were written; unknown variations are absent, those without a line have an empty one. */
export async function findHistories(db: Executor, codes: readonly string[]): Promise<Map<string, PriceEntry[]>> {
  if (codes.length === 0) return new Map()
  const milliseconds = (column: string) => sql`(extract(epoch from price.${sql.identifier(column)}) * 1000)::float8`
  const { rows } = await db.execute<{ code: string; lines: PriceJson[] }>(sql`
    select v.code, coalesce((select json_agg(json_build_object('kind', kind, 'cents', cents,
        'validFrom', ${milliseconds('valid_from')}, 'validTo', ${milliseconds('valid_to')}, 'campaign', campaign,
        'createdAt', ${milliseconds('created_at')}, 'createdBy', created_by) order by price.id)
      from price where variation_code = v.code), '[]') as lines
    from variation as v where v.code = any(${sql.param([...codes])}::text[])`)
  return new Map(rows.map(({ code, lines }) => [code, lines.map(readLine)]))
}

/** The variations with a price after this code, in order. */
export async function listPricedCodes(db: Executor, after: string, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ code: string }>(sql`
    select code from variation as v
    where code collate "C" > ${after} and exists (select from price where variation_code = v.code)
    order by code collate "C" limit ${count}`)
  return rows.map((row) => row.code)
}

/** Shelves behind a variation, after this code, in order. */
export async function listShelves(
  db: Executor,
  after: string,
  count: number,
): Promise<{ code: string; onHand: number }[]> {
  const { rows } = await db.execute<{ code: string; onHand: number }>(sql`
    select code, on_hand as "onHand" from stock
    where code collate "C" > ${after} and exists (select from variation where stock_code = stock.code)
    order by code collate "C" limit ${count}`)
  return rows
}

type PriceJson = Omit<PriceEntry, 'validFrom' | 'validTo' | 'createdAt'> & {
  validFrom: number
  validTo: number | null
  createdAt: number
}

const readLine = (line: PriceJson): PriceEntry => ({
  ...line,
  validFrom: new Date(line.validFrom),
  validTo: line.validTo === null ? null : new Date(line.validTo),
  createdAt: new Date(line.createdAt),
})

/** Codes of the products whose packages hold one of these variations. */
export async function listPackagesOf(db: Executor, variationCodes: readonly string[]): Promise<string[]> {
  if (variationCodes.length === 0) return []
  const { rows } = await db.execute<{ code: string }>(sql`
    select distinct p.code from package_item as i join variation as v on v.code = i.package_code
    join product as p on p.id = v.product_id where i.item_code = any(${sql.param([...variationCodes])}::text[])`)
  return rows.map((row) => row.code)
}

/** What is counted and promised on shelves, without locking them. */
export async function findLevels(
  db: Executor,
  codes: readonly string[],
): Promise<Map<string, { onHand: number; allocated: number }>> {
  if (codes.length === 0) return new Map()
  const { rows } = await db.execute<{ code: string; onHand: number; allocated: number }>(sql`
    select code, on_hand as "onHand", allocated from stock where code = any(${sql.param([...codes])}::text[])`)
  return new Map(rows.map(({ code, ...level }) => [code, level]))
}

/** Codes of the products these variations belong to. */
export async function listProductsOf(db: Executor, variationCodes: readonly string[]): Promise<string[]> {
  if (variationCodes.length === 0) return []
  const { rows } = await db.execute<{ code: string }>(sql`
    select distinct p.code from variation as v join product as p on p.id = v.product_id
    where v.code = any(${sql.param([...variationCodes])}::text[])`)
  return rows.map((row) => row.code)
}

/** Locks products until the transaction ends, so that they do not change between reading and writing. */
export async function lockProducts(tx: Transaction, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return
  await tx.execute(sql`select from product where code = any(${sql.param([...codes])}::text[]) order by code for update`)
}

/** Milliseconds of a category's last change; null: there is no such category. */
export async function findCategoryVersion(executor: Executor, code: string): Promise<number | null> {
  const { rows } = await executor.execute<{ version: number }>(
    sql`select floor(extract(epoch from updated_at) * 1000)::float8 as version from category where code = ${code}`,
  )
  return rows[0]?.version ?? null
}

/** Milliseconds of a product's last change; null: there is no such product. */
export async function findProductVersion(executor: Executor, code: string): Promise<number | null> {
  const { rows } = await executor.execute<{ version: number }>(
    sql`select floor(extract(epoch from updated_at) * 1000)::float8 as version from product where code = ${code}`,
  )
  return rows[0]?.version ?? null
}
