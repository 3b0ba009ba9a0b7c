import { asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { preparedOn } from '#src/platform/database/prepared.ts'
import type { StoredNotice } from '../contract/notice.ts'
import { product, productText, type variation, type variationText } from './products.tables.ts'
import { isEmptyScope, isInScope, type ProductScope } from './product-scope.store.ts'

export type ProductRow = typeof product.$inferSelect
export type ProductTextRow = typeof productText.$inferSelect
export type VariationRow = typeof variation.$inferSelect
export type VariationTextRow = typeof variationText.$inferSelect

export async function listProductRows(db: Executor, scope: ProductScope): Promise<ProductRow[]> {
  if (isEmptyScope(scope)) return []
  return db.select().from(product).where(isInScope(product.id, scope)).orderBy(asc(product.id))
}

/** The next products by id, the first `limit` of those behind `after`. */
export async function listProductRowsAfter(db: Executor, after: number, limit: number): Promise<ProductRow[]> {
  return db.select().from(product).where(gt(product.id, after)).orderBy(asc(product.id)).limit(limit)
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
export async function listProductNames(db: Executor, scope: ProductScope) {
  if (isEmptyScope(scope)) return []
  return db
    .select({
      productId: productText.productId,
      language: productText.language,
      name: productText.name,
      slug: productText.slug,
      imageAlt: productText.imageAlt,
    })
    .from(productText)
    .where(isInScope(productText.productId, scope))
}

const productBySlug = (executor: Executor, name: string) =>
  executor
    .select({ id: sql<number>`found.id` })
    .from(
      sql`(
    select p.id from product_text as own join product as p on p.id = own.product_id
    where own.language = ${sql.placeholder('language')} and own.slug = ${sql.placeholder('slug')} and p.published
    union all
    select p.id from product_text as finnish join product as p on p.id = finnish.product_id
    left join product_text as own on own.product_id = p.id and own.language = ${sql.placeholder('language')}
    where finnish.language = 'fi' and finnish.slug = ${sql.placeholder('slug')} and own.slug is null and p.published
    limit 1) as found`,
    )
    .prepare(name)

/** Id of the published product behind a slug; a language without its own slug uses the Finnish one. */
export async function findProductBySlug(db: Executor, language: Language, slug: string): Promise<number | null> {
  const [row] = await preparedOn(db, 'product_by_slug', productBySlug).execute({ language, slug })
  return row?.id ?? null
}

/** What operators change of a product as a whole. */
export type ProductSettings = Pick<ProductRow, 'published' | 'notice' | 'pageOptions'>

/** Answers what was set before; null for an unknown product. */
export async function saveSettings(
  tx: Transaction,
  code: string,
  settings: Partial<ProductSettings>,
  now: Date,
): Promise<ProductSettings | null> {
  const { published, notice, pageOptions } = product
  const its = eq(product.code, code)
  const [before] = await tx.select({ published, notice, pageOptions }).from(product).where(its).for('update')
  if (before)
    await tx
      .update(product)
      .set({ ...settings, updatedAt: now })
      .where(its)
  return before ?? null
}

/** Products with a notice, by code. */
export async function listNotices(db: Executor): Promise<{ code: string; notice: StoredNotice }[]> {
  const rows = await db
    .select({ code: product.code, notice: product.notice })
    .from(product)
    .where(isNotNull(product.notice))
    .orderBy(asc(product.code))
  return rows.flatMap(({ code, notice }) => (notice === null ? [] : [{ code, notice }]))
}
