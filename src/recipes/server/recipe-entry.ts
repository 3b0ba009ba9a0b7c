import type { PublishedItem } from '#src/content/server/published-items.ts'
import type { StoredMedia } from '#src/content/contract/fields.ts'
import type { FieldColour } from '#src/products/contract/codes.ts'
import type { StoredRecipe } from '../contract/recipe-fields.ts'
import type { PortionUnit } from '../contract/units.ts'
import { type Need, needsOf } from '../rules/shopping-list.ts'

/** A recipe in one language as it is held in memory: what searches and other pages show of it. */
export interface RecipeEntry {
  id: number
  /** Of the version it was made from. */
  versionId: number
  /** Without language prefix. */
  path: string
  /** May hold emphasis. */
  title: string
  /** The page's name: the dish in a word or two. */
  name: string
  lead: string
  image: number | null
  field: FieldColour
  /** As they are stored: `content:recipe-category-drinks`. */
  categories: readonly string[]
  allergens: readonly { item: string; value: number | null; description: string }[]
  /** Preparing and cooking; 0: not told. */
  minutes: number
  portions: number
  portionUnit: PortionUnit
  ingredients: readonly string[]
  steps: readonly string[]
  needs: readonly Need[]
  /** Of the ingredients, and those the editors name beside them. */
  productCodes: readonly string[]
  publishedAt: Date
}

export function entryOf(item: PublishedItem, path: string): RecipeEntry {
  const fields = item.fields as Omit<StoredRecipe, 'mainImage'> & { mainImage: StoredMedia | null } // checked on save
  const needs = needsOf(fields.ingredients)
  return {
    id: item.id,
    versionId: item.versionId,
    path,
    title: fields.title,
    name: item.name,
    lead: fields.mainIntro,
    image: fields.mainImage?.media ?? null,
    field: fields.field,
    categories: fields.recipeCategories,
    allergens: fields.productAllergens.map(({ allergen, value, description }) => ({
      item: allergen,
      value: allergenValue(value),
      description,
    })),
    minutes: fields.preparationMinutes + fields.cookMinutes,
    portions: fields.portions,
    portionUnit: fields.portionUnit,
    ingredients: fields.ingredients.map(({ name }) => name),
    steps: fields.steps.map(({ heading, text }) => `${heading} ${text}`),
    needs,
    productCodes: [...new Set([...needs.map(({ productCode }) => productCode), ...fields.relatedProducts])],
    publishedAt: fields.startPublish === '' ? item.publishedAt : new Date(fields.startPublish),
  }
}

/** Null: nobody said. */
export const allergenValue = (stored: string): number | null => (stored === '' ? null : Number(stored))
