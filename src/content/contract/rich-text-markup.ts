import { words } from '#src/common/comma-list.ts'

/*
 * What the text of a page or of a product may consist of (C-15). The sanitiser lets nothing else through, and the editor's model
 * holds all of it: both read this list.
 */

export const richTextTags = words(`
  p, br, h2, h3, h4, ul, ol, li, dl, dt, dd, strong, b, em, i, u, s, sub, sup, small, blockquote, cite, q, a, abbr,
  time, span, figure, figcaption, table, caption, thead, tbody, tr, th, td, hr, address
`)

/** Pages have pictures in their texts as well, products have not. */
export const pictureTag = 'img'

/** Attributes by tag; `*` stands for every tag. */
export const richTextAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel', 'hreflang'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  time: ['datetime'],
  abbr: ['title'],
  h2: ['id'],
  h3: ['id'],
  [pictureTag]: ['src', 'alt'],
  '*': ['lang'],
}

export const linkSchemes = ['http', 'https', 'mailto', 'tel', 'content', 'category', 'product'] as const

/** The address of a picture of the media library, by its number. */
export const pictureAddress = /^media:(\d{1,9})$/

export const anchorName = /^[\p{L}\d_-]+$/u
