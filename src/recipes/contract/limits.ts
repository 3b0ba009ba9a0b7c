/** Business numbers of recipes; specification 2, section 9 gives the page size. */

export const recipePageSize = 12
/** Largest page a caller may ask for (C-13). */
export const recipePageSizeMax = 100
/** Pages of a search that one address can show: a crawler's way to all of them. */
export const recipePagesMax = 50
/** More portions are another recipe: tins and baking times no longer follow. */
export const portionsMax = 200
/** Recipes below a recipe, and on a product's page. */
export const moreRecipesMax = 3
/** Packs of one product that a recipe may ask for. */
export const packsMax = 20
