import garamond from './eb-garamond.woff2?url'

/**
 * Urls of what every first screen needs, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`: the face of its
 * headings. The face of everything else comes when the sheet asks for it; until then a system face of its measures stands in.
 */
export const preloadedFonts: readonly string[] = [garamond]
