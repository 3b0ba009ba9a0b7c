/*
 * What people write is shown as text, on pages, in data for search engines and on the operators' terminal. Letters, marks,
 * emoji and line breaks stay; what turns text round, hides in it or piles up over it goes.
 */

/** Controls (terminal escapes among them), direction overrides, invisible fillers and private or unassigned characters. */
const unwanted =
  /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\u3164\ufeff\uffa0\ufff9-\ufffb]/gu
/** More marks on one letter than any language here needs; joiners would let them go on. */
const piledMarks = /([\p{M}\u200c\u200d]{3})[\p{M}\u200c\u200d]+/gu
/** Marks without a letter: they would be drawn over the text before them. */
const looseMarks = /(^|\s)[\p{M}\u200c\u200d]+/gu

/** Makes one line: breaks become spaces, runs of spaces one. */
export function cleanLine(text: string): string {
  return clean(text.replace(/[\r\n\t\u2028\u2029]+/g, ' '))
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Keeps lines and paragraphs, with at most one empty line between two. */
export function cleanParagraphs(text: string): string {
  const lines = text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ')
    .split('\n')
  return lines
    .map((line) => clean(line).replace(/\s+/gu, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const clean = (text: string): string =>
  text.replace(unwanted, '').normalize('NFC').replace(looseMarks, '$1').replace(piledMarks, '$1')
