import sanitizeHtml from 'sanitize-html'
import { anchorOf } from '#src/common/anchor.ts'
import { markupMax } from '../contract/markup-limits.ts'
import { anchorName, linkSchemes, pictureTag, richTextAttributes, richTextTags } from '../contract/rich-text-markup.ts'

/** An id that names no part of the page itself. */
function ownAnchor(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { id, ...others } = attribs
  return {
    tagName,
    attribs: id === undefined || !anchorName.test(id) ? others : { ...others, id: anchorOf(id) },
  }
}

const { [pictureTag]: ofPictures = [], ...attributes } = richTextAttributes
const listed = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(lists).map(([tag, names]) => [tag, [...names]]))

/** Allow-list for editor and product HTML (C-15). Scripts, frames, forms, styles and event handlers never pass. */
const options: sanitizeHtml.IOptions = {
  allowedTags: richTextTags,
  allowedAttributes: listed(attributes),
  allowedSchemes: [...linkSchemes],
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
  allowedTags: [...richTextTags, pictureTag],
  allowedAttributes: listed({ ...attributes, [pictureTag]: ofPictures }),
  allowedSchemesByTag: { [pictureTag]: ['media'] },
  transformTags: {
    ...options.transformTags,
    img: (tagName, { src = '', alt }) => ({ tagName, attribs: { src, ...(alt !== undefined && { alt }) } }),
  },
}
/** External pictures. The library's filter would copy the whole text for each of them. */
const foreignPicture = /<img(?! src="media:\d{1,9}")[^>]*>/g

const maxKnown = 2_000

/*
 * Parsing takes time linear in the length, unless markup is deep or broken: for each opening tag the parser moves all open tags, and
 * each repair of the nesting is another parse. Text beyond these limits is kept as words without markup.
 */

/** The most `<` and `&`: people do not write text in which every fifth character is one. */
const maxMarks = 40_000
/** Browsers stop at 512; what people paste has a tenth of this. */
const maxDepth = 100
/** Rounds of cleaning: many more than the most broken markup needs. */
const maxRounds = 20
/** Characters read in all rounds together: two rounds of the longest text, and all of them of an ordinary one. */
const maxRead = 3 * markupMax

const tooDeep = new Error('The markup is nested too deep')

/** Throws `tooDeep`. */
function readOnce(html: string, how: sanitizeHtml.IOptions): string {
  let depth = 0
  return sanitizeHtml(html, {
    ...how,
    onOpenTag: () => {
      if (++depth > maxDepth) throw tooDeep
    },
    onCloseTag: () => void depth--,
  })
}

const isReadable = (html: string): boolean => html.length <= markupMax && countOf(html, /[<&]/g) <= maxMarks

function countOf(text: string, sign: RegExp): number {
  let count = 0
  for (const _ of text.matchAll(sign)) count++
  return count
}

/** Returns the words of a text whose markup is not parsed. */
const wordsAlone = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>?/g, ' ')
    .replaceAll(/[<>&]/g, ' ')
    .slice(0, markupMax)

/** Cleans until nothing changes: a repair of the tags' nesting may leave a nesting that needs another repair. */
function cleaned(html: string, how: sanitizeHtml.IOptions): string {
  if (!isReadable(html)) return wordsAlone(html)
  let before = html
  let read = 0
  try {
    for (let round = 0; round < maxRounds && read < maxRead; round++) {
      const after = readOnce(before, how).replaceAll(foreignPicture, '')
      if (after === before) return after
      read += before.length
      before = after
    }
  } catch (error) {
    if (error !== tooDeep) throw error
  }
  return wordsAlone(before)
}

/** Caches cleaned texts per process: delivery cleans the same product texts again and again. */
function cleanerOf(how: sanitizeHtml.IOptions): (html: string) => string {
  const known = new Map<string, string>()
  return (html) => {
    if (!html.includes('<') && !html.includes('&')) return html.slice(0, markupMax)
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

/** Whether cleaning would remove something, and not only write the same differently. */
export function losesMarkup(html: string): boolean {
  if (!html.includes('<') && !html.includes('&')) return false
  if (!isReadable(html)) return true
  const everything = { ...options, allowedTags: false, allowedAttributes: false, allowedSchemes: false } as const
  try {
    return readOnce(html, { ...everything, allowVulnerableTags: true }) !== readOnce(html, options)
  } catch (error) {
    if (error !== tooDeep) throw error
    return true
  }
}
