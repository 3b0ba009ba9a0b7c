/** More than any shopper needs; the limit stops scripts. */
export const wishlistMax = 100
