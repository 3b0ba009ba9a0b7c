import type { Language } from '#src/common/locale.ts'
import { memoise } from '#src/common/memoise.ts'
import { compoundParts } from './compound-parts.ts'

/** Shorter words fit everywhere (look, "Long words"). */
export const longWordLetters = 13

const softHyphen = '\u00ad'
const shortestPart = 3

/**
 * Soft hyphens at the compound borders of long words: "Suklaahasselpähkinät" → "Suklaa-hassel-pähkinät". Text with soft
 * hyphens of its own, short words, and words whose parts are not listed come back unchanged. Plain text only, not HTML.
 */
export function softHyphens(text: string, language: Language): string {
  if (text.includes(softHyphen)) return text
  return text.replace(longWord, divided[language])
}

const longWord = new RegExp(`\\p{L}{${longWordLetters},}`, 'gu')

/** Words come again in name after name. */
const divided: Record<Language, (word: string) => string> = {
  fi: memoise((word: string) => splitCompound(word, 'fi').join(softHyphen)),
  sv: memoise((word: string) => splitCompound(word, 'sv').join(softHyphen)),
  en: memoise((word: string) => splitCompound(word, 'en').join(softHyphen)),
}

/** Takes the soft hyphens out again, for titles, metadata and structured data. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll(softHyphen, '')

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
