import garamond from './eb-garamond.woff2?url'
import hanken from './hanken-grotesk.woff2?url'

/** Urls of the two files every first screen needs, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const preloadedFonts: readonly string[] = [garamond, hanken]
