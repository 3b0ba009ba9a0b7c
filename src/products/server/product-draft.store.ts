import { and, inArray, notInArray, sql } from 'drizzle-orm'
import { languages } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { packageItem, product, productText, variation, variationText } from './products.tables.ts'
import type { ProductDraft } from './product-draft.ts'
import { upsertRows } from './upsert.store.ts'

/**
 * Creates or changes products by code, with variations, categories and package contents. Variations a draft no longer has are
 * unpublished. Prices and stock are not touched. Stock codes, categories and the items of packages must exist or come with
 * the same call. Returns ids by code.
 */
export async function saveProductRows(
  db: Executor,
  drafts: readonly ProductDraft[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await upsertRows<{ id: number; code: string }>(
    db,
    product,
    drafts.map((draft) => productValues(draft, now)),
    ['code'],
    ['id', 'code'],
  )
  const ids = new Map(rows.map((row) => [row.code, row.id]))
  const idOf = (draft: ProductDraft): number => {
    const id = ids.get(draft.code)
    if (id === undefined) throw new Error(`The product ${draft.code} was not saved`)
    return id
  }
  const texts = drafts.flatMap((draft) =>
    languages.map((language) => ({ productId: idOf(draft), language, ...draft.texts[language] })),
  )
  await upsertRows(db, productText, texts, ['productId', 'language'])
  for (let from = 0; from < drafts.length; from += 1_000)
    await saveCategories(db, drafts.slice(from, from + 1_000), idOf)
  for (let from = 0; from < drafts.length; from += 1_000)
    await hideVariations(db, drafts.slice(from, from + 1_000), idOf)
  await saveVariations(db, drafts, idOf)
  await saveContents(db, drafts)
  return ids
}

function productValues(draft: ProductDraft, now: Date) {
  const { texts: _texts, variations: _variations, categories: _categories, ...values } = draft
  return { ...values, updatedAt: now }
}

async function saveCategories(
  db: Executor,
  drafts: readonly ProductDraft[],
  idOf: (draft: ProductDraft) => number,
): Promise<void> {
  const links = drafts.flatMap((draft) =>
    draft.categories.map((code, index) => ({ product_id: idOf(draft), code, is_main: index === 0 })),
  )
  await db.execute(sql`delete from product_category where product_id in ${drafts.map(idOf)}`)
  await db.execute(sql`
    insert into product_category (product_id, category_id, is_main)
    select link.product_id, category.id, link.is_main
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (product_id integer, code text, is_main boolean)
    join category on category.code = link.code`)
}

async function hideVariations(
  db: Executor,
  drafts: readonly ProductDraft[],
  idOf: (draft: ProductDraft) => number,
): Promise<void> {
  const kept = drafts.flatMap((draft) => draft.variations.map((entry) => entry.code))
  await db
    .update(variation)
    .set({ published: false })
    .where(and(inArray(variation.productId, drafts.map(idOf)), notInArray(variation.code, kept)))
}

export async function deleteVariations(tx: Executor, codes: readonly string[]): Promise<void> {
  if (codes.length > 0) await tx.delete(variation).where(inArray(variation.code, [...codes]))
}

async function saveVariations(
  db: Executor,
  drafts: readonly ProductDraft[],
  idOf: (draft: ProductDraft) => number,
): Promise<void> {
  const rows = drafts.flatMap((draft) =>
    draft.variations.map((entry, position) => {
      const { texts: _texts, contents: _contents, ...values } = entry
      return {
        ...values,
        productId: idOf(draft),
        position,
        published: entry.published ?? true,
      }
    }),
  )
  await upsertRows(db, variation, rows, ['code'])
  const texts = drafts.flatMap((draft) =>
    draft.variations.flatMap((entry) =>
      languages.map((language) => ({ variationCode: entry.code, language, ...entry.texts[language] })),
    ),
  )
  await upsertRows(db, variationText, texts, ['variationCode', 'language'])
}

async function saveContents(db: Executor, drafts: readonly ProductDraft[]): Promise<void> {
  const variations = drafts.flatMap((draft) => draft.variations)
  const packages = variations.filter((entry) => entry.contents.length > 0)
  await db.execute(
    sql`delete from package_item where package_code = any(${sql.param(variations.map((entry) => entry.code))}::text[])`,
  )
  if (packages.length === 0) return
  const items = packages.flatMap((entry) =>
    entry.contents.map(({ code, quantity }, position) => ({
      packageCode: entry.code,
      itemCode: code,
      position,
      quantity,
    })),
  )
  await upsertRows(db, packageItem, items, ['packageCode', 'itemCode'])
}
