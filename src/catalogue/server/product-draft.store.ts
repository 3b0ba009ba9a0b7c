import { getTableColumns, inArray, notInArray, sql, and } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { languages } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { packageItem, product, productCategory, productText, variation, variationText } from './catalogue.tables.ts'
import { isVariationComplete, type ProductDraft } from './product-draft.ts'

const chunk = 500

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
  const ids = new Map<string, number>()
  for (const part of chunks(drafts)) {
    const rows = await db
      .insert(product)
      .values(part.map((draft) => productValues(draft, now)))
      .onConflictDoUpdate({ target: product.code, set: allFrom(product, ['id', 'guid', 'code']) })
      .returning({ id: product.id, code: product.code })
    for (const row of rows) ids.set(row.code, row.id)
  }
  const idOf = (draft: ProductDraft): number => {
    const id = ids.get(draft.code)
    if (id === undefined) throw new Error(`The product ${draft.code} was not saved`)
    return id
  }
  for (const part of chunks(drafts)) {
    await saveTexts(db, part, idOf)
    await saveCategories(db, part, idOf)
    await saveVariations(db, part, idOf)
  }
  for (const part of chunks(drafts)) await saveContents(db, part)
  return ids
}

function productValues(draft: ProductDraft, now: Date) {
  const { texts: _texts, variations: _variations, categories: _categories, ...values } = draft
  return { ...values, updatedAt: now }
}

async function saveTexts(
  db: Executor,
  drafts: readonly ProductDraft[],
  idOf: (draft: ProductDraft) => number,
): Promise<void> {
  const values = drafts.flatMap((draft) =>
    languages.map((language) => ({ productId: idOf(draft), language, ...draft.texts[language] })),
  )
  for (const part of chunks(values)) {
    await db
      .insert(productText)
      .values(part)
      .onConflictDoUpdate({
        target: [productText.productId, productText.language],
        set: allFrom(productText, ['productId', 'language']),
      })
  }
}

async function saveCategories(
  db: Executor,
  drafts: readonly ProductDraft[],
  idOf: (draft: ProductDraft) => number,
): Promise<void> {
  const links = drafts.flatMap((draft) =>
    draft.categories.map((code, index) => ({ productId: idOf(draft), code, isMain: index === 0 })),
  )
  await db.delete(productCategory).where(inArray(productCategory.productId, drafts.map(idOf)))
  await db.execute(sql`
    insert into product_category (product_id, category_id, is_main)
    select link."productId", category.id, link."isMain"
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link ("productId" integer, code text, "isMain" boolean)
    join category on category.code = link.code`)
}

async function saveVariations(
  db: Executor,
  drafts: readonly ProductDraft[],
  idOf: (draft: ProductDraft) => number,
): Promise<void> {
  const all = drafts.flatMap((draft) => draft.variations.map((entry, position) => ({ draft, entry, position })))
  await db
    .update(variation)
    .set({ published: false })
    .where(
      and(
        inArray(variation.productId, drafts.map(idOf)),
        notInArray(
          variation.code,
          all.map(({ entry }) => entry.code),
        ),
      ),
    )
  for (const part of chunks(all)) {
    await db
      .insert(variation)
      .values(
        part.map(({ draft, entry: { texts: _texts, contents: _contents, ...values }, position }) => ({
          ...values,
          productId: idOf(draft),
          position,
          published: true,
          foodComplete: isVariationComplete(draft, draft.variations[position] ?? throwMissing()),
        })),
      )
      .onConflictDoUpdate({ target: variation.code, set: allFrom(variation, ['code']) })
  }
  const texts = all.flatMap(({ entry }) =>
    languages.map((language) => ({ variationCode: entry.code, language, ...entry.texts[language] })),
  )
  for (const part of chunks(texts)) {
    await db
      .insert(variationText)
      .values(part)
      .onConflictDoUpdate({
        target: [variationText.variationCode, variationText.language],
        set: allFrom(variationText, ['variationCode', 'language']),
      })
  }
}

async function saveContents(db: Executor, drafts: readonly ProductDraft[]): Promise<void> {
  const packages = drafts.flatMap((draft) => draft.variations).filter((entry) => entry.contents.length > 0)
  if (packages.length === 0) return
  await db.delete(packageItem).where(
    inArray(
      packageItem.packageCode,
      packages.map((entry) => entry.code),
    ),
  )
  await db.insert(packageItem).values(
    packages.flatMap((entry) =>
      entry.contents.map(({ code, quantity }, position) => ({
        packageCode: entry.code,
        itemCode: code,
        position,
        quantity,
      })),
    ),
  )
}

/** Every column but the named ones from the row that was in the way's place. */
function allFrom(table: PgTable, except: readonly string[]) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !except.includes(name))
  return Object.fromEntries(columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]))
}

function* chunks<T>(values: readonly T[]): Generator<T[]> {
  for (let from = 0; from < values.length; from += chunk) yield values.slice(from, from + chunk)
}

function throwMissing(): never {
  throw new Error('A variation disappeared while it was being saved')
}
