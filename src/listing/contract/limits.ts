/** Page size of product lists and searches (C-0.3). */
export const productPageSize = 12
/** Largest page a caller may ask for (C-13). */
export const productPageSizeMax = 100
/** Facet names in one filter; more than any group has, and a bound on the work a request can ask for. */
export const facetNamesMax = 50
