import { asc, eq, sql } from 'drizzle-orm'
import { type Language, languages } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { CategoryDraft } from './product-draft.ts'
import { category, categoryText, productCategory } from './products.tables.ts'
import { isEmptyScope, isInScope, type ProductScope } from './product-scope.store.ts'

export type CategoryRow = typeof category.$inferSelect
export type CategoryTextRow = typeof categoryText.$inferSelect

export async function listCategoryRows(db: Executor): Promise<CategoryRow[]> {
  return db.select().from(category).orderBy(asc(category.position), asc(category.code))
}

export async function listCategoryTexts(db: Executor): Promise<CategoryTextRow[]> {
  return db.select().from(categoryText)
}

/** Categories of these products (all for null), the main one first. */
export async function listProductCategories(db: Executor, scope: ProductScope) {
  if (isEmptyScope(scope)) return []
  return db
    .select()
    .from(productCategory)
    .where(isInScope(productCategory.productId, scope))
    .orderBy(sql`${productCategory.isMain} desc`, asc(productCategory.categoryId))
}

/** Shows a category or hides it, and answers whether it was shown before; null: there is none of that code. */
export async function setCategoryShown(
  db: Executor,
  code: string,
  isShown: boolean,
  at: Date,
): Promise<boolean | null> {
  const [before] = await db
    .select({ published: category.published })
    .from(category)
    .where(eq(category.code, code))
    .for('update')
  if (before === undefined) return null
  if (before.published !== isShown)
    await db.update(category).set({ published: isShown, updatedAt: at }).where(eq(category.code, code))
  return before.published
}

/** Creates or changes categories by code; parents must exist or stand before their children. */
export async function saveCategoryRows(db: Executor, drafts: readonly CategoryDraft[], now: Date): Promise<void> {
  const ids = new Map((await listCategoryRows(db)).map((row) => [row.code, row.id]))
  for (const draft of drafts) {
    const parentId = draft.parentCode === null ? null : (ids.get(draft.parentCode) ?? null)
    const { code, position, field, image } = draft
    const shown = draft.published === undefined ? {} : { published: draft.published }
    const values = { code, parentId, position, field, image, ...shown, updatedAt: now }
    const [row] = await db
      .insert(category)
      .values(values)
      .onConflictDoUpdate({ target: category.code, set: values })
      .returning({ id: category.id })
    if (row === undefined) throw new Error(`The category ${code} was not saved`)
    ids.set(code, row.id)
    const texts = languages.map((language: Language) => ({ categoryId: row.id, language, ...draft.texts[language] }))
    await db
      .insert(categoryText)
      .values(texts)
      .onConflictDoUpdate({
        target: [categoryText.categoryId, categoryText.language],
        set: {
          name: sql`excluded.name`,
          slug: sql`excluded.slug`,
          body: sql`excluded.body`,
          metaDescription: sql`excluded.meta_description`,
        },
      })
  }
}
