/** Business numbers of recipes; specification 2, section 9 gives the page size. */

export const recipePageSize = 12
/** Largest page a caller may ask for (C-13). */
export const recipePageSizeMax = 100
/** Last result page that an address can show, so that crawlers reach every recipe. */
export const recipePagesMax = 50
/** Most portions: beyond them tins and baking times no longer fit. */
export const portionsMax = 200
/** Recipes shown below a recipe, and on a product's page. */
export const moreRecipesMax = 3
/** Most packs of one product for a recipe. */
export const packsMax = 20
