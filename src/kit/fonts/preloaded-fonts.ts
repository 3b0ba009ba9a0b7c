import garamond from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url'
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'

/** Urls of the two files every first screen needs, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const preloadedFonts: readonly string[] = [garamond, hanken]
