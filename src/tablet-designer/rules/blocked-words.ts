import { plainText } from '#src/engraving/rules/engravable.ts'

/** Longest entry of the operators' list. */
const blockedWordMax = 60

/** Returns an entry in stored form, also used for comparison; null for an empty or too long one. */
export function blockedWord(entry: string): string | null {
  const word = spaced(entry)
  const letters = word.replace(/\*$/, '')
  return letters.trim() === '' || letters.includes('*') || word.length > blockedWordMax ? null : word
}

/**
 * Returns the entries found in any of the texts, in the list's order. It compares whole words, ignoring case; `word*` matches
 * every word with that beginning, which inflected languages need. Signs between letters separate words.
 */
export function findBlocked(texts: readonly string[], entries: readonly string[]): string[] {
  const wholes = texts.map((text) => ` ${spaced(text.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' '))} `)
  return entries.filter((entry) => {
    const wanted = entry.endsWith('*') ? ` ${entry.slice(0, -1)}` : ` ${entry} `
    return wholes.some((whole) => whole.includes(wanted))
  })
}

const spaced = (text: string): string => plainText(text).toLowerCase().replace(/\s+/g, ' ').trim()
