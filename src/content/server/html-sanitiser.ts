import sanitizeHtml from 'sanitize-html'
import { anchorOf } from '#src/common/anchor.ts'

/** An id that names no part of the page itself. */
function ownAnchor(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { id, ...others } = attribs
  return {
    tagName,
    attribs: id === undefined || !/^[\p{L}\d_-]+$/u.test(id) ? others : { ...others, id: anchorOf(id) },
  }
}

/** Allow-list for editor and product HTML (C-15). Scripts, frames, forms, styles and event handlers never pass. */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'blockquote',
    'cite',
    'q',
    'a',
    'abbr',
    'time',
    'span',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'hr',
    'address',
  ],
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

const known = new Map<string, string>()
const maxKnown = 2_000

/** Clean HTML. The same text is cleaned once per process: delivery asks again and again for the same product texts. */
export function sanitise(html: string): string {
  if (!html.includes('<') && !html.includes('&')) return html
  const before = known.get(html)
  if (before !== undefined) return before
  const clean = sanitizeHtml(html, options)
  if (known.size >= maxKnown) known.clear()
  known.set(html, clean)
  return clean
}

/** True when cleaning would take something away, and not only write the same in another way. */
export function losesMarkup(html: string): boolean {
  if (!html.includes('<') && !html.includes('&')) return false
  const everything = { ...options, allowedTags: false, allowedAttributes: false, allowedSchemes: false } as const
  return sanitizeHtml(html, { ...everything, allowVulnerableTags: true }) !== sanitizeHtml(html, options)
}
