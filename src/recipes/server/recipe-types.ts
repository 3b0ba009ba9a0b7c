import {
  type ContentTypes,
  enriched,
  type Enrich,
  type PresentPage,
  type ServerBlock,
} from '#src/content/server/content-types.ts'
import type { StoredMedia } from '#src/content/contract/fields.ts'
import { recipeSearchBlock, type RecipeSearchBlock } from '../blocks/recipe-search-block/recipe-search.block.ts'
import { allergenFields, recipeCategoryFields, recipeFields, type StoredRecipe } from '../contract/recipe-fields.ts'
import { recipesTag } from './recipe-index.ts'

/** Describes a recipe for the page search, where blocks can promote it. The recipe search itself knows more. */
const describe = (stored: Record<string, unknown>) => {
  const fields = stored as Omit<StoredRecipe, 'mainImage'> & { mainImage: StoredMedia | null } // checked on save
  return { heading: fields.title, image: fields.mainImage, summary: `${fields.mainIntro} ${fields.metaDescription}` }
}

/** Page types; if `present` is left out, fields are delivered as stored, for programs that deliver no pages. */
export const recipePageTypes = (present?: PresentPage): ContentTypes => ({
  RecipePage: {
    label: { fi: 'Resepti', en: 'Recipe' },
    fields: recipeFields,
    search: { topic: 'recipe', describe },
    sitemap: 'recipes',
    ...(present && { present }),
  },
})

export const recipeItemTypes: ContentTypes = {
  RecipeCategory: {
    label: { fi: 'Reseptiryhmä', en: 'Recipe category' },
    fields: recipeCategoryFields,
    isSiteItem: true,
  },
  Allergen: { label: { fi: 'Allergeeni', en: 'Allergen' }, fields: allergenFields, isSiteItem: true },
}

/** The tag purges pages with a search when recipes change. */
const enrichSearch: Enrich<RecipeSearchBlock> = (block) => ({ block, tags: [recipesTag] })

export const recipeServerBlocks: readonly ServerBlock[] = [enriched(recipeSearchBlock, { enrich: enrichSearch })]
