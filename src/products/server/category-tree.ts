import { type Language } from '#src/common/locale.ts'
import { withLanguage } from '#src/common/locale.ts'
import type { FieldColour } from '../contract/codes.ts'
import { productsPath } from '../contract/paths.ts'
import type { CategoryRow, CategoryTextRow } from './category.store.ts'

export interface Category {
  id: number
  guid: string
  code: string
  parent: Category | null
  children: Category[]
  position: number
  field: FieldColour
  /** Media path; empty without a picture. */
  image: string
  updatedAt: Date
  /** The texts in the language, each falling back to Finnish. */
  text(language: Language): { name: string; slug: string; body: string; metaDescription: string }
}

export interface CategoryTree {
  /** Every published category, in menu order. */
  all: readonly Category[]
  roots: readonly Category[]
  byId(id: number): Category | null
  byCode(code: string): Category | null
  bySlug(language: Language, slug: string): Category | null
}

/** Children of an unpublished category are left out with it. */
export function buildCategoryTree(rows: readonly CategoryRow[], texts: readonly CategoryTextRow[]): CategoryTree {
  const textsById = Map.groupBy(texts, (text) => text.categoryId)
  const categories = new Map<number, Category>()
  for (const row of rows) {
    if (!row.published) continue
    const own = textsById.get(row.id) ?? []
    categories.set(row.id, {
      id: row.id,
      guid: row.guid,
      code: row.code,
      parent: null,
      children: [],
      position: row.position,
      field: row.field as FieldColour, // written by saveCategories only
      image: row.image,
      updatedAt: row.updatedAt,
      text: (language) =>
        own.find((text) => text.language === language) ??
        own.find((text) => text.language === 'fi') ?? { name: row.code, slug: row.code, body: '', metaDescription: '' },
    })
  }
  for (const row of rows) {
    const category = categories.get(row.id)
    if (category === undefined || row.parentId === null) continue
    const parent = categories.get(row.parentId)
    if (parent === undefined) categories.delete(row.id)
    else {
      category.parent = parent
      parent.children.push(category)
    }
  }
  const all = [...categories.values()]
  const bySlug = new Map(
    all.flatMap((category) =>
      (['fi', 'sv', 'en'] as const).map((language) => [`${language} ${category.text(language).slug}`, category]),
    ),
  )
  const byCode = new Map(all.map((category) => [category.code, category]))
  return {
    all,
    roots: all.filter((category) => category.parent === null),
    byId: (id) => categories.get(id) ?? null,
    byCode: (code) => byCode.get(code) ?? null,
    bySlug: (language, slug) => bySlug.get(`${language} ${slug}`) ?? null,
  }
}

/** Finds a category by the `pageReferenceId` that GET /api/categories gives, or by its code. */
export const findCategory = (tree: CategoryTree, named: string): Category | null =>
  (/^\d{1,9}$/.test(named) ? tree.byId(Number(named)) : null) ?? tree.byCode(named)

/** The category and its ancestors, broad to narrow. */
export function categoryLine(category: Category): Category[] {
  return category.parent === null ? [category] : [...categoryLine(category.parent), category]
}

/** Path without language prefix. */
export const categoryPath = (category: Category, language: Language): string =>
  `${productsPath[language]}/${category.text(language).slug}`

export const categoryUrl = (category: Category, language: Language): string =>
  withLanguage(categoryPath(category, language), language)
