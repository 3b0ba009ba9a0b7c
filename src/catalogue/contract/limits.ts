/** Business numbers of the catalogue that both sides need; where no reason stands, the specification gives the figure. */

/** Page size of product lists and searches (C-0.3). */
export const productPageSize = 12
/** Largest page a caller may ask for (C-13). */
export const productPageSizeMax = 100
/** A search shorter than this, trimmed, is refused (specification 1, section 5). */
export const searchMinLength = 3
/** Longer phrases are cut off by the schema: nobody types them, and each one costs a full text query. */
export const searchMaxLength = 100
/** From this quantity down to 1 the shop says "low stock" (specification 2, section 9). */
export const lowStockThreshold = 20
/** Exact quantities above this are nobody's business (C-3.12). */
export const shownStockMax = 999
/** Upper bound of a line's quantity (C-0.17). */
export const lineQuantityMax = 999
/** Codes in one price or stock look-up: a cart's worth, and a whole page of cards. */
export const codesPerLookupMax = 100
/** Facet names in one filter; more than any group has, and a bound on the work a request can ask for. */
export const facetNamesMax = 50
/** Days before a reduction whose lowest price is shown beside it (price indication law). */
export const lowestPriceDays = 30
/** Cards in "related products". */
export const relatedProductsMax = 8
/** Cards in "related items": packages that hold the product, or what a package holds. */
export const relatedItemsMax = 4
/** Letters of a panel between the rows of a list: what two lines of its heading, three of its sentence and one of its link hold. */
export const panelTextMax = { title: 60, body: 160, linkLabel: 40 } as const
