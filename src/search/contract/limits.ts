/** Business numbers of the searches; where no reason stands, the specification gives the figure (1, sections 4, 5 and 9). */

/** After the last key before a product search is sent. */
export const productSearchDebounceMs = 350
/** After the last key before a content search is sent, and the longest that steady typing can put it off. */
export const contentSearchDebounceMs = 500
export const contentSearchMaxWaitMs = 2_000
/** Terms kept of what the visitor searched for. */
export const historyMax = 10
/** Rows of the panel's groups: a screenful. */
export const suggestedTermsMax = 5
export const popularTermsMax = 8
export const suggestedProductsMax = 5
export const suggestedCategoriesMax = 3
export const suggestedPagesMax = 3
/** Days that counts of searches are kept, today among them. */
export const searchLogDays = 90
