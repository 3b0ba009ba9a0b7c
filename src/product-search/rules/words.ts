/*
 * What a text is made of for the search: words as they are written, without case, and numbers with their units brought to one
 * form, so that "0,2 kg", "200g" and "200 g" are the same token.
 */

export interface SearchToken {
  /** Lower case, composed; a number or measure begins with `#`: `#72`, `#72%`, `#200g`, `#6pcs`, `#250ml`. */
  text: string
  /** The text without marks over letters: päärynä → paaryna. The same as `text` for numbers. */
  folded: string
  kind: 'word' | 'number' | 'measure'
}

/** Letters of a word that count; a longer one is no word of a language. */
const longestWord = 40
/** Marks on one letter that a language may need; further ones are noise. */
const needlessMarks = /(\p{M}{2})\p{M}+/gu
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

const units: Readonly<Record<string, { unit: string; factor: number }>> = {
  ...named('g', 1, 'g gr grammaa gram grams grammes gramm'),
  ...named('g', 1_000, 'kg kilo kiloa kilos kilogram kilograms'),
  ...named('g', 0.001, 'mg'),
  ...named('ml', 1, 'ml'),
  ...named('ml', 10, 'cl'),
  ...named('ml', 100, 'dl'),
  ...named('ml', 1_000, 'l litra litraa liter litre litres'),
  ...named('%', 1, '% pros prosenttia procent percent'),
  ...named('pcs', 1, 'kpl st stk pcs pc pieces piece kappaletta stycken'),
}
const unitNames = Object.keys(units)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const pattern = new RegExp(
  `(?<value>\\d{1,9}(?:[.,]\\d{1,3})?)[\\s\\u00A0\\u202F-]{0,2}(?<unit>${unitNames})(?![\\p{L}\\p{N}])` +
    `|(?<number>\\d{1,9}(?:[.,]\\d{1,3})?)(?![\\p{L}\\p{N}])|(?<word>[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}]*)`,
  'gu',
)

/** Letters, digits and signs below the combining marks: nothing to put together or to take out but soft hyphens. */
const plain = /^[^\u0300-\u200F\u2028-\uFFFF]*$/

/** Composed, lower case, without what cannot be seen and without heaps of marks. */
export function cleanText(text: string): string {
  if (plain.test(text)) return text.replace(/\u00AD/g, '').toLowerCase()
  // What cannot be seen goes first: it may stand between a letter and its mark.
  const seen = text.normalize('NFD').replace(invisible, '')
  return seen.replace(needlessMarks, '$1').normalize('NFC').toLowerCase()
}

/** The tokens of a text in their order. A measure is followed by its number alone: "72 %" is found by 72. */
export function tokenise(text: string): SearchToken[] {
  const tokens: SearchToken[] = []
  for (const { groups } of cleanText(text).matchAll(pattern)) {
    if (groups?.word !== undefined) tokens.push(wordToken(groups.word.slice(0, longestWord)))
    else if (groups?.number !== undefined) tokens.push(numberToken(groups.number))
    else if (groups?.value !== undefined) {
      tokens.push(measureToken(Number(groups.value.replace(',', '.')), groups.unit ?? ''))
    }
  }
  return tokens
}

/** Most words of a text stand in others too: each is taken apart once. */
const knownWords = new Map<string, SearchToken>()
const maxKnownWords = 50_000

function wordToken(word: string): SearchToken {
  let token = knownWords.get(word)
  if (token === undefined) {
    if (knownWords.size >= maxKnownWords) knownWords.clear()
    knownWords.set(word, (token = Object.freeze({ text: word, folded: foldLetters(word), kind: 'word' })))
  }
  return token
}

/** `unit` is one that texts may be written with; an unknown one counts as itself. */
export function measureToken(value: number, unit: string): SearchToken {
  const known = units[unit] ?? { unit, factor: 1 }
  const text = `#${rounded(value * known.factor)}${known.unit}`
  return { text, folded: text, kind: 'measure' }
}

function numberToken(number: string): SearchToken {
  const text = `#${rounded(Number(number.replace(',', '.')))}`
  return { text, folded: text, kind: 'number' }
}

/** `#72%` → `#72`. */
export const bareNumber = (measure: string): string => /^#[\d.]+/.exec(measure)?.[0] ?? measure

const special: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', þ: 'th', ð: 'd' }

/** å and ä → a, ö → o, é → e: as it is typed where a keyboard lacks the letters. */
export function foldLetters(text: string): string {
  if (!/[^ -~]/.test(text)) return text
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæœßłđþð]/g, (letter) => special[letter] ?? letter)
}

/** What a product code is known by: `KV 1010-40g` → `kv101040g`. */
export const codeKey = (text: string): string => foldLetters(cleanText(text)).replace(/[^a-z0-9]/g, '')

function rounded(value: number): string {
  return String(Math.round(value * 1_000) / 1_000)
}

function named(unit: string, factor: number, names: string): Record<string, { unit: string; factor: number }> {
  return Object.fromEntries(names.split(' ').map((name) => [name, { unit, factor }]))
}
