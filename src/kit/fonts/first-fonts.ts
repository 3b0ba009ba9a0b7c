import regular from './eb-garamond.woff2?url'
import grotesk from './hanken-grotesk.woff2?url'

/**
 * URLs of the fonts of a page's first screen, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`: a font that only the
 * style sheet requests arrives a round trip after it, and then moves line breaks. The medium weight and the italic load after the
 * first paint.
 */
export function firstFonts(theme: string): string[] {
  // Froosh sets its headings in the face of its text.
  return theme === 'froosh' ? [grotesk] : [regular, grotesk]
}
