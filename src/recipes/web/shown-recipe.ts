import type { Block } from '#src/shell/contract/block.ts'
import type { RecipePageFields } from '../contract/recipe.ts'

/** A recipe as its page is given it: with the blocks of its own area. */
export type ShownRecipe = RecipePageFields & { liftUpContentArea: Block[] }
