import { characterCount } from '#src/common/characters.ts'
import { losesMarkup, sanitise } from '#src/content/server/html-sanitiser.ts'
import { htmlAsText } from '#src/common/html-text.ts'
import { type CellType, good, wrong, type Wrong } from './cell-type.ts'
import { excerpt } from './fault.ts'

const control = /[\p{Cc}\p{Cs}]/u
const controlButBreaks = /[^\P{Cc}\n\r\t]|\p{Cs}/u
/** Marks that turn the direction of writing, so that a text reads otherwise than it is. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
/** No language of ours stacks so many; what does is made to run over its neighbours. */
const stacked = /\p{M}{5,}/u

/** Why a text is refused, null when it is fine: too long, or with characters that are there to deceive or to break. */
export function badText(value: string, max: number, withBreaks: boolean): Wrong | null {
  const length = characterCount(value)
  if (length > max) return wrong('too-long', 'characters-most', { count: length, most: max })
  if ((withBreaks ? controlButBreaks : control).test(value))
    return wrong('characters', withBreaks ? 'characters' : 'characters-breaks', { value: excerpt(value) })
  if (turning.test(value)) return wrong('characters', 'characters-turning', { value: excerpt(value) })
  if (stacked.test(value)) return wrong('characters', 'characters-stacked', { value: excerpt(value) })
  return null
}

/** HTML as the shop's pages allow it; what they do not is refused instead of being dropped without a word. */
export function cleanMarkup(value: string, max: number) {
  const found = badText(value, max, true)
  if (found !== null) return { ok: false as const, ...found }
  if (losesMarkup(value)) return wrong('markup', 'markup', { value: excerpt(value) })
  return good(sanitise(value))
}

export const html = (max: number): CellType<string | null> => ({
  says: `HTML as pages allow it, at most ${max} characters`,
  empty: null,
  fromCell: (cell) => good(cell),
  check: (json) =>
    typeof json === 'string' ? cleanMarkup(json, max) : wrong('text', 'text', { value: excerpt(json) }),
  toJson: (value) => value,
  toCell: (value) => value ?? '',
})

const isMarkup = /<\/?[a-z][^<>]*>/i
const maxIngredients = 10_000

/**
 * Plain text: what is emphasised in it is computed where it is shown. A file that marks its allergens with markup pages allow
 * is taken at its words; other markup is refused. Text without any markup is taken as it is, to the letter.
 */
export const ingredients: CellType<string | null> = {
  says: `text, at most ${maxIngredients} characters; simple HTML is taken as its words`,
  empty: null,
  fromCell: (cell) => good(cell),
  check: (json) => {
    if (typeof json !== 'string') return wrong('text', 'text', { value: excerpt(json) })
    if (!isMarkup.test(json)) {
      const found = badText(json, maxIngredients, true)
      return found === null ? good(json) : { ok: false, ...found }
    }
    const clean = cleanMarkup(json, maxIngredients)
    if (!clean.ok) return clean
    const words = htmlAsText(clean.value)
    if (isMarkup.test(words)) return wrong('markup', 'markup-words', { value: excerpt(json) })
    return good(words === '' ? null : words)
  },
  toJson: (value) => value,
  toCell: (value) => value ?? '',
}
