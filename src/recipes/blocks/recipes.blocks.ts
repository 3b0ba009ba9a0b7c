import { recipeSearchBlock } from './recipe-search-block/recipe-search.block.ts'

/** The blocks of this domain. A new one is a folder, a line here, and a line in `components.ts`, which the compiler asks for. */
export const recipesBlocks = [recipeSearchBlock] as const
