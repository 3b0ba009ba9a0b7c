/** Shorter words are in every name: of, and, ja. */
const shortestWord = 3
const most = 20

/**
 * Of phrases, those that a shop may show as its own: each of their words stands in a name of the range, as a word or the
 * beginning of one, and none is there twice in another form (a phrase whose words another one before it has begun).
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
