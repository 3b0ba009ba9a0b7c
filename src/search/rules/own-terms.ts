/** Shorter words are in every name: of, and, ja. */
const shortestWord = 3
const most = 20

/**
 * Filters phrases that the shop may show as suggestions: each word must be a word of a product name, or its beginning or end.
 * A phrase that begins with an earlier one, or that an earlier one begins with, is left out.
 */
export function ownTerms(phrases: readonly string[], names: readonly string[]): string[] {
  const words = [...new Set(names.flatMap(wordsOf))]
  const isOwn = (word: string): boolean => words.some((own) => own.startsWith(word) || own.endsWith(word))
  const shown: string[] = []
  for (const phrase of phrases) {
    if (shown.length === most) break
    const asked = wordsOf(phrase)
    if (!asked.some((word) => word.length >= shortestWord) || !asked.every(isOwn)) continue
    if (shown.some((other) => other.startsWith(phrase) || phrase.startsWith(other))) continue
    shown.push(phrase)
  }
  return shown
}

const wordsOf = (text: string): string[] =>
  text
    .replaceAll('\u00ad', '')
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
