import italic from './eb-garamond-italic.woff2?url'
import regular from './eb-garamond.woff2?url'
import grotesk from './hanken-grotesk.woff2?url'

/**
 * URLs of the fonts of a page's first screen, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`: a font that only the
 * style sheet requests arrives a round trip after it, and then moves line breaks. `body`: the page's HTML. The italic font is
 * preloaded only when the main heading uses it; the medium weight loads after the first paint.
 */
export function firstFonts(theme: string, body: string): string[] {
  // Froosh sets its headings in the face of its text.
  if (theme === 'froosh') return [grotesk]
  const heading = /<h1[ >].*?<\/h1>/s.exec(body)?.[0] ?? ''
  return [regular, grotesk, ...(heading.includes('<i>') ? [italic] : [])]
}
