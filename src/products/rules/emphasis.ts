import { type Language, languages } from '#src/common/locale.ts'
import { type AllergenKey, allergenKeys } from '../contract/codes.ts'
import type { AllergenWords } from './allergen-words/lexicon.ts'
import { absenceWords, allergenWords, freeWords, traceWords } from './allergen-words.ts'

/** Where a text names allergens: its letters from `start` until `end`. */
export interface AllergenMark {
  start: number
  end: number
  allergens: AllergenKey[]
  /** In a sentence that says it may be in there. */
  isTrace: boolean
}

export interface MarkedText {
  /** The text as it is to be shown; the marks count its letters. */
  text: string
  /** In order, none overlapping. */
  marks: AllergenMark[]
}

/**
 * Finds the words of a list of ingredients that name an allergen, to be emphasised (regulation 1169/2011, article 21). Whole
 * words are marked: kuorittu *maitojauhe*, *mjölkpulver*, whole *milk* powder. Those that the text says are absent are not.
 * Tags are left out, soft hyphens too; what is decomposed is put together.
 */
export function markAllergens(ingredients: string, language: Language): MarkedText {
  const text = plainIngredients(ingredients)
  const sentences = readSentences(text, language)
  const found = new Map<string, AllergenMark>()
  for (const [key, { parts, names }] of matchersOf(language)) {
    if (!parts.test(text)) continue
    for (const match of text.matchAll(names)) {
      const start = match.index
      const end = start + match[0].length
      const sentence = sentences.find((one) => start < one.end)
      if (sentence === undefined || start >= sentence.absentFrom) continue
      // "Voi sisältää" is no butter.
      if (start < sentence.traceUntil && end > sentence.traceFrom) continue
      const known = found.get(`${start} ${end}`)
      if (known) known.allergens.push(key)
      else found.set(`${start} ${end}`, { start, end, allergens: [key], isTrace: start >= sentence.traceFrom })
    }
  }
  return { text, marks: withoutOverlaps([...found.values()]) }
}

/** A text of ingredients as plain words, whatever it was written in. */
export const plainIngredients = (ingredients: string): string =>
  ingredients
    .replaceAll(/<\/(?:p|li|div|h\d)>|<br\s*\/?>/gi, ' ')
    .replaceAll(/<[a-z/!][^<>]*>/gi, '')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00AD', '')
    .normalize('NFC')
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .trim()

/** A contradiction between a list of ingredients and a declaration. */
export interface AllergenConflict {
  allergen: AllergenKey
  language: Language
  /** `not-named`: declared, and no word of the ingredients says so. `not-declared`: the other way round. */
  kind: 'not-named' | 'not-declared'
}

/**
 * Where declared allergens and words do not agree: what is declared to be in it must be named, what may be in it at least as
 * a trace; what is named must be declared. Languages without ingredients say nothing.
 */
export function allergenConflicts(
  ingredients: Readonly<Partial<Record<Language, string | null>>>,
  declared: Readonly<Record<string, number>>,
): AllergenConflict[] {
  return languages.flatMap((language) => {
    const text = ingredients[language]
    if (!text) return []
    const { marks } = markAllergens(text, language)
    return allergenKeys.flatMap((allergen): AllergenConflict[] => {
      const named = marks.filter((mark) => mark.allergens.includes(allergen))
      const isIn = named.some((mark) => !mark.isTrace)
      const value = declared[allergen] ?? 0
      if (value === 1 ? !isIn : value === 2 && named.length === 0) return [{ allergen, language, kind: 'not-named' }]
      if (isIn ? value !== 1 : named.length > 0 && value === 0) return [{ allergen, language, kind: 'not-declared' }]
      return []
    })
  })
}

const letter = String.raw`[\p{L}\p{M}\p{N}]`
/** Limits a star to 40 letters, more than any word has: so a text of one long word takes no longer than any other. */
const spelled = (word: string): string => word.replaceAll('*', `${letter}{0,40}`).replaceAll(' ', String.raw`[\s-]`)
const anyOf = (words: readonly string[]): string => words.map(spelled).join('|')

interface Matcher {
  names: RegExp
  /**
   * The longest part without stars of each name: a text with none of them holds no name, which is found in a tenth of the
   * time.
   */
  parts: RegExp
}

function matcher({ names, unlike = [], notAfter = [] }: AllergenWords, free: readonly string[]): Matcher {
  const after = notAfter.length === 0 ? '' : String.raw`(?<!(?<!${letter})(?:${anyOf(notAfter)})[\s-])`
  const none = `(?!(?:${anyOf([...unlike, ...free])})(?!${letter}))`
  return {
    names: new RegExp(`(?<!${letter})${after}${none}(?:${anyOf(names)})(?!${letter})`, 'giu'),
    parts: new RegExp(names.map(longestPart).join('|'), 'iu'),
  }
}

const longestPart = (name: string): string =>
  name.split(/[* ]/).reduce((longest, part) => (part.length > longest.length ? part : longest))

const matchers: Partial<Record<Language, [AllergenKey, Matcher][]>> = {}
/** Built when a text of the language is first read: building all takes a twentieth of a server's start. */
const matchersOf = (language: Language): [AllergenKey, Matcher][] =>
  (matchers[language] ??= allergenKeys.map((key) => [key, matcher(allergenWords[language][key], freeWords[language])]))

interface Sentence {
  end: number
  /** What follows is not in it; Infinity where nothing says so. */
  absentFrom: number
  /** Where the words about traces stand; what follows them is one. Infinity without them. */
  traceFrom: number
  traceUntil: number
}

/** Sentences end with a full stop before a capital, or with the text: "0.5 g" is none. */
function readSentences(text: string, language: Language): Sentence[] {
  const ends = [...text.matchAll(/[.!?;]\s+(?=[\p{Lu}\d(])/gu)].map((match) => match.index + 1)
  let from = 0
  return [...ends, text.length].map((end) => {
    const sentence = text.slice(from, end)
    const absence = find(sentence, absences[language])
    const trace = find(sentence, traces[language])
    const start = from
    from = end
    return {
      end: end === text.length ? Infinity : end,
      absentFrom: absence === null ? Infinity : start + absence.index,
      traceFrom: trace === null ? Infinity : start + trace.index,
      traceUntil: trace === null ? -Infinity : start + trace.index + trace.length,
    }
  })
}

const wholeWords = (words: Readonly<Record<Language, readonly string[]>>): Record<Language, RegExp> =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      new RegExp(`(?<!${letter})(?:${anyOf(words[language])})(?!${letter})`, 'iu'),
    ]),
  ) as Record<Language, RegExp> // one per language
const absences = wholeWords(absenceWords)
const traces = wholeWords(traceWords)

function find(sentence: string, words: RegExp): { index: number; length: number } | null {
  const match = words.exec(sentence)
  return match === null ? null : { index: match.index, length: match[0].length }
}

/** If two marks share letters, the longer one stays and names the allergens of both. */
function withoutOverlaps(marks: readonly AllergenMark[]): AllergenMark[] {
  const kept: AllergenMark[] = []
  for (const mark of marks.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1)
    if (last === undefined || mark.start >= last.end) kept.push({ ...mark, allergens: [...mark.allergens] })
    else last.allergens.push(...mark.allergens.filter((key) => !last.allergens.includes(key)))
  }
  return kept
}
