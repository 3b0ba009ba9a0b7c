/** Business numbers of products that both sides need; where no reason stands, the specification gives the figure. */

/** The shop says "low stock" from this quantity down to 1 (specification 2, section 9). */
export const lowStockThreshold = 20
/** Larger quantities are never shown exactly (C-3.12). */
export const shownStockMax = 999
/** Upper bound of a line's quantity (C-0.17). */
export const lineQuantityMax = 999
/** Codes in one price or stock look-up: a cart's worth, and a whole page of cards. */
export const codesPerLookupMax = 100
/** Cards of one row, and of one call for cards. */
export const shelfCardsMax = 24
/** Days before a reduction whose lowest price is shown with the reduced one (price indication law). */
export const lowestPriceDays = 30
/** Cards in "related products". */
export const relatedProductsMax = 8
/** Cards in "related items": packages that hold the product, or what a package holds. */
export const relatedItemsMax = 4
