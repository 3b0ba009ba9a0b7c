import { plainText } from '#src/engraving/rules/engravable.ts'

/** Longest entry of the operators' list. */
export const blockedWordMax = 60

/** An entry as it is kept and compared; null for one that says nothing, or too much. */
export function blockedWord(entry: string): string | null {
  const word = spaced(entry)
  const letters = word.replace(/\*$/, '')
  return letters.trim() === '' || letters.includes('*') || word.length > blockedWordMax ? null : word
}

/**
 * Entries found in any of the texts, in the list's order. Whole words are compared, without capitals; `word*` finds every word
 * that begins so, which inflected languages need. Signs between the letters of a word part it from its neighbours.
 */
export function findBlocked(texts: readonly string[], entries: readonly string[]): string[] {
  const wholes = texts.map((text) => ` ${spaced(text.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' '))} `)
  return entries.filter((entry) => {
    const wanted = entry.endsWith('*') ? ` ${entry.slice(0, -1)}` : ` ${entry} `
    return wholes.some((whole) => whole.includes(wanted))
  })
}

const spaced = (text: string): string => plainText(text).toLowerCase().replace(/\s+/g, ' ').trim()
