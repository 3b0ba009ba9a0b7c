import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { packageItem, product, productText, variation, variationText } from './catalogue.tables.ts'

export type ProductRow = typeof product.$inferSelect
export type ProductTextRow = typeof productText.$inferSelect
export type VariationRow = typeof variation.$inferSelect
export type VariationTextRow = typeof variationText.$inferSelect

export async function listProductRows(db: Executor, ids: readonly number[] | null): Promise<ProductRow[]> {
  if (ids?.length === 0) return []
  return db
    .select()
    .from(product)
    .where(ids === null ? undefined : inArray(product.id, [...ids]))
    .orderBy(asc(product.id))
}

export async function findProductIds(db: Executor, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .select({ code: product.code, id: product.id })
    .from(product)
    .where(inArray(product.code, [...codes]))
  return new Map(rows.map((row) => [row.code, row.id]))
}

/** The texts a list shows: names, slugs and picture descriptions in every language. */
export async function listProductNames(db: Executor, ids: readonly number[] | null) {
  if (ids?.length === 0) return []
  return db
    .select({
      productId: productText.productId,
      language: productText.language,
      name: productText.name,
      slug: productText.slug,
      imageAlt: productText.imageAlt,
    })
    .from(productText)
    .where(ids === null ? undefined : inArray(productText.productId, [...ids]))
}

export async function listProductTexts(db: Executor, ids: readonly number[]): Promise<ProductTextRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(productText)
    .where(inArray(productText.productId, [...ids]))
}

/** Published variations of these products, by position. */
export async function listVariationRows(db: Executor, productIds: readonly number[]): Promise<VariationRow[]> {
  if (productIds.length === 0) return []
  return db
    .select()
    .from(variation)
    .where(and(inArray(variation.productId, [...productIds]), variation.published))
    .orderBy(asc(variation.productId), asc(variation.position), asc(variation.code))
}

export async function listVariationTexts(db: Executor, codes: readonly string[]): Promise<VariationTextRow[]> {
  if (codes.length === 0) return []
  return db
    .select()
    .from(variationText)
    .where(inArray(variationText.variationCode, [...codes]))
}

/** Contents of packages, in their order, with the product each item belongs to. */
export async function listPackageItems(db: Executor, packageCodes: readonly string[]) {
  if (packageCodes.length === 0) return []
  return db
    .select({
      packageCode: packageItem.packageCode,
      itemCode: packageItem.itemCode,
      quantity: packageItem.quantity,
      productId: variation.productId,
    })
    .from(packageItem)
    .innerJoin(variation, eq(variation.code, packageItem.itemCode))
    .where(inArray(packageItem.packageCode, [...packageCodes]))
    .orderBy(asc(packageItem.packageCode), asc(packageItem.position), asc(packageItem.itemCode))
}

/** Code of the published product behind a slug; a language without its own slug uses the Finnish one. */
export async function findProductBySlug(db: Executor, language: Language, slug: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from product_text as own join product as p on p.id = own.product_id
    where own.language = ${language} and own.slug = ${slug} and p.published
    union all
    select p.id from product_text as finnish join product as p on p.id = finnish.product_id
    left join product_text as own on own.product_id = p.id and own.language = ${language}
    where finnish.language = 'fi' and finnish.slug = ${slug} and own.slug is null and p.published
    limit 1`)
  return rows[0]?.id ?? null
}

export async function setPublished(db: Executor, code: string, published: boolean, now: Date): Promise<boolean> {
  const rows = await db
    .update(product)
    .set({ published, updatedAt: now })
    .where(eq(product.code, code))
    .returning({ id: product.id })
  return rows.length > 0
}
