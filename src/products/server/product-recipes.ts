import type { Language } from '#src/common/locale.ts'
import type { ProductRecipe } from '../contract/product-recipes.ts'

/** The recipes a product page links to. The catalogue does not know which domain keeps recipes: `src/app` passes them in. */
export interface ProductRecipeFacts {
  /** The first few, newest first. */
  recipes: readonly ProductRecipe[]
  /** Where all of them are; empty: nowhere. */
  allRecipesUrl: string
  /** Purge tags of pages that show them. */
  tags: readonly string[]
}

export type ProductRecipesOf = (
  product: { id: number; code: string },
  language: Language,
) => Promise<ProductRecipeFacts>

export const noRecipes: ProductRecipesOf = () => Promise.resolve({ recipes: [], allRecipesUrl: '', tags: [] })
