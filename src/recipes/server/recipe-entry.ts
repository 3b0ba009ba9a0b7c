import type { PublishedItem } from '#src/content/server/published-items.ts'
import type { StoredMedia } from '#src/content/contract/fields.ts'
import type { FieldColour } from '#src/products/contract/codes.ts'
import type { StoredRecipe } from '../contract/recipe-fields.ts'
import type { PortionUnit } from '../contract/units.ts'
import { type Need, needsOf } from '../rules/shopping-list.ts'

/** A recipe in one language as held in memory, for searches and other pages. */
export interface RecipeEntry {
  id: number
  /** Version it was made from. */
  versionId: number
  /** Path without language prefix. */
  path: string
  /** Title, possibly with emphasis. */
  title: string
  /** The page's name: the dish in one or two words. */
  name: string
  lead: string
  image: number | null
  field: FieldColour
  /** Stored links, such as `content:recipe-category-drinks`. */
  categories: readonly string[]
  allergens: readonly { item: string; value: number | null; description: string }[]
  /** Minutes of preparing and cooking; 0: not given. */
  minutes: number
  portions: number
  portionUnit: PortionUnit
  ingredients: readonly string[]
  steps: readonly string[]
  needs: readonly Need[]
  /** Codes of the ingredients' products and of the related products that editors add. */
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

/** Returns null if the allergen is not stated. */
export const allergenValue = (stored: string): number | null => (stored === '' ? null : Number(stored))
