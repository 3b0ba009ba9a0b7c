import sanitizeHtml from 'sanitize-html'
import { anchorOf } from '#src/common/anchor.ts'
import { words } from '#src/common/words.ts'

/** An id that names no part of the page itself. */
function ownAnchor(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { id, ...others } = attribs
  return {
    tagName,
    attribs: id === undefined || !/^[\p{L}\d_-]+$/u.test(id) ? others : { ...others, id: anchorOf(id) },
  }
}

const tags = words(`
  p, br, h2, h3, h4, ul, ol, li, dl, dt, dd, strong, b, em, i, u, s, sub, sup, small, blockquote, cite, q, a, abbr,
  time, span, figure, figcaption, table, caption, thead, tbody, tr, th, td, hr, address
`)

/** Allow-list for editor and product HTML (C-15). Scripts, frames, forms, styles and event handlers never pass. */
const options: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'hreflang'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    abbr: ['title'],
    h2: ['id'],
    h3: ['id'],
    '*': ['lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'content', 'category', 'product'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: {
        ...attribs,
        ...(attribs['target'] ? { rel: 'noopener noreferrer' } : {}),
        ...(attribs['href']?.startsWith('#') && attribs['href'] !== '#'
          ? { href: `#${anchorOf(attribs['href'].slice(1))}` }
          : {}),
      },
    }),
    h2: ownAnchor,
    h3: ownAnchor,
  },
}

/** The same with pictures of the media library, by their number: `<img src="media:12" alt="…">`. */
const withPictures: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: [...tags, 'img'],
  allowedAttributes: { ...options.allowedAttributes, img: ['src', 'alt'] },
  allowedSchemesByTag: { img: ['media'] },
  transformTags: {
    ...options.transformTags,
    img: (tagName, { src = '', alt }) => ({ tagName, attribs: { src, ...(alt !== undefined && { alt }) } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^media:\d{1,9}$/.test(attribs['src'] ?? ''),
}

const maxKnown = 2_000

/** Many times what the oddest markup needs. */
const maxRounds = 20

/** Mending the nesting of tags may leave a nesting that would be mended otherwise: cleaned is what cleaning leaves as it is. */
function cleaned(html: string, how: sanitizeHtml.IOptions): string {
  let before = html
  for (let round = 0; round < maxRounds; round++) {
    const after = sanitizeHtml(before, how)
    if (after === before) return after
    before = after
  }
  return sanitizeHtml(before, { ...how, allowedTags: [] })
}

/** The same text is cleaned once per process: delivery asks again and again for the same product texts. */
function cleanerOf(how: sanitizeHtml.IOptions): (html: string) => string {
  const known = new Map<string, string>()
  return (html) => {
    if (!html.includes('<') && !html.includes('&')) return html
    const before = known.get(html)
    if (before !== undefined) return before
    const clean = cleaned(html, how)
    if (known.size >= maxKnown) known.clear()
    known.set(html, clean)
    return clean
  }
}

/** Clean HTML. */
export const sanitise = cleanerOf(options)

/** Clean HTML of a page's own text, which may have pictures. */
export const sanitiseRichText = cleanerOf(withPictures)

/** True when cleaning would take something away, and not only write the same in another way. */
export function losesMarkup(html: string): boolean {
  if (!html.includes('<') && !html.includes('&')) return false
  const everything = { ...options, allowedTags: false, allowedAttributes: false, allowedSchemes: false } as const
  return sanitizeHtml(html, { ...everything, allowVulnerableTags: true }) !== sanitizeHtml(html, options)
}
