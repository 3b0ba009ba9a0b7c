import italic from './eb-garamond-italic.woff2?url'
import medium from './eb-garamond-medium.woff2?url'
import regular from './eb-garamond.woff2?url'
import grotesk from './hanken-grotesk.woff2?url'

/**
 * Urls of the faces a page is set in, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`: a face that is asked
 * for by the style sheet alone comes a round trip after it. `body`: the page's HTML. The footer's italics come with the footer.
 */
export function firstFonts(theme: string, body: string): string[] {
  // Froosh sets its headings in the face of its text.
  if (theme === 'froosh') return [grotesk]
  return [regular, grotesk, medium, ...(body.includes('<i>') ? [italic] : [])]
}
