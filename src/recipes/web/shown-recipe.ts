import type { Block } from '#src/shell/contract/block.ts'
import type { RecipePageFields } from '../contract/recipe.ts'

/** A recipe as its page gets it, with the blocks of the lift-up area. */
export type ShownRecipe = RecipePageFields & { liftUpContentArea: Block[] }
