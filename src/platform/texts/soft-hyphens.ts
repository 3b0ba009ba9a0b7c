import hyphen from 'hyphen'
import english from 'hyphen/patterns/en-gb.js'
import finnish from 'hyphen/patterns/fi.js'
import swedish from 'hyphen/patterns/sv.js'
import type { Language } from '#src/common/locale.ts'
import { memoise } from '#src/common/memoise.ts'
import { compoundParts } from './compound-parts.ts'

/** Shorter words fit everywhere (look, "Long words"). */
const longWordLetters = 13

const softHyphen = '\u00ad'
const shortestPart = 3

/**
 * Soft hyphens in long words: at known compound borders ("Suklaahasselpähkinät" → "Suklaa-hassel-pähkinät"), and between
 * the syllables of parts that are still long, because browsers have no Finnish ones. Short words and text that already has
 * soft hyphens come back unchanged. Plain text for eyes only: headings, buttons, tables; never addresses, titles, mails,
 * attributes.
 */
export function softHyphens(text: string, language: Language): string {
  if (text.includes(softHyphen) || addresses.test(text)) return text
  return text.replace(longWord, divided[language])
}

/** Addresses, which people copy unchanged. */
const addresses = /@|:\/\/|www\./

/** The same in the headings and tables of sanitised HTML; running text is left to the browser. */
export const softHyphensOfHtml = (html: string, language: Language): string =>
  html.replace(narrowElements, (element) => element.replace(/>[^<]+/g, (text) => softHyphens(text, language)))

const narrowElements = /<(h[2-4]|t[hd]|dt|caption)\b[^>]*>.*?<\/\1>/gs

const longWord = new RegExp(`\\p{L}{${longWordLetters},}`, 'gu')

const hyphenator = (patterns: hyphen.PatternsDefinition) => hyphen(patterns) as hyphen.HyphenationFunctionSync // not async
const hyphenate = { fi: hyphenator(finnish), sv: hyphenator(swedish), en: hyphenator(english) }

/** Cached, because the same words recur in many names. */
const divided: Record<Language, (word: string) => string> = {
  fi: memoise((word: string) => divide(word, 'fi')),
  sv: memoise((word: string) => divide(word, 'sv')),
  en: memoise((word: string) => divide(word, 'en')),
}

const divide = (word: string, language: Language): string =>
  splitCompound(word, language)
    .map((part) => (part.length < longWordLetters ? part : syllables(part, language)))
    .join(softHyphen)

/** Never fewer than three letters before or after a border. */
const syllables = (word: string, language: Language): string =>
  hyphenate[language](word)
    .replace(/^(\p{L}{1,2})\u00ad/u, '$1')
    .replace(/\u00ad(\p{L}{1,2})$/u, '$1')

/**
 * Divides a word into listed parts from the left, the longest way round that covers it; the last part may carry any ending.
 * One part, when no border is known.
 */
function splitCompound(word: string, language: Language): string[] {
  const lower = word.toLowerCase()
  const parts = sortedParts(language)
  const borders = findBorders(lower, 0, parts)
  if (borders === null) return [word]
  const pieces: string[] = []
  let from = 0
  for (const border of borders) {
    pieces.push(word.slice(from, border))
    from = border
  }
  pieces.push(word.slice(from))
  return pieces
}

/** Borders after `from`, or null when no listed part continues the word there. */
function findBorders(word: string, from: number, parts: readonly string[]): number[] | null {
  let inflected: number[] | null = null
  for (const part of parts) {
    if (!word.startsWith(part, from)) continue
    const end = from + part.length
    if (end === word.length) return []
    const rest = word.length - end >= shortestPart ? findBorders(word, end, parts) : null
    if (rest !== null) return [end, ...rest]
    inflected ??= []
  }
  return inflected
}

const sorted = new Map<Language, string[]>()

function sortedParts(language: Language): string[] {
  let parts = sorted.get(language)
  if (parts === undefined) {
    parts = compoundParts[language].toSorted((a, b) => b.length - a.length)
    sorted.set(language, parts)
  }
  return parts
}
