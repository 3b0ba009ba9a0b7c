/** Nobody needs more; a script would write for ever. */
export const wishlistMax = 100
