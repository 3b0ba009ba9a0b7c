import italic from './eb-garamond-italic.woff2?url'
import regular from './eb-garamond.woff2?url'
import grotesk from './hanken-grotesk.woff2?url'

/**
 * Urls of the faces a page's first screen is set in, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`: a face that is
 * asked for by the style sheet alone comes a round trip after it, and lines break elsewhere when it does. `body`: the page's
 * HTML. Where the main heading slants no word, italics come with the sheet; the medium comes with what follows the first paint.
 */
export function firstFonts(theme: string, body: string): string[] {
  // Froosh sets its headings in the face of its text.
  if (theme === 'froosh') return [grotesk]
  const heading = /<h1[ >].*?<\/h1>/s.exec(body)?.[0] ?? ''
  return [regular, grotesk, ...(heading.includes('<i>') ? [italic] : [])]
}
