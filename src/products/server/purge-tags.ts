/* Tags in cache events besides `product:CODE` and `category:CODE` (some product of that category changed). */

/** Written when categories themselves change. */
export const categoryTreeTag = 'categories'
/** What shows the list of all products. */
export const allProductsTag = 'products-page'
