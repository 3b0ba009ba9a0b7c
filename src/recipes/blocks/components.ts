import type { ComponentsOf } from '#src/content/web/block-components-context.ts'
import { RecipeSearchBlock } from './recipe-search-block/RecipeSearchBlock.tsx'
import type { recipesBlocks } from './recipes.blocks.ts'

export const recipesBlockComponents = { RecipeSearchBlock } satisfies ComponentsOf<typeof recipesBlocks>
