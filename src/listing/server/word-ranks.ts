import { type Language, localeTag } from '#src/common/locale.ts'
import { compareNames } from './entry-order.ts'

/** Words of letters, figures and the usual signs with one space between them: what names are made of. */
const ordinary = /^(?:[\p{L}\p{Nd},.%&'’()+\-–/:!?"]+ )*[\p{L}\p{Nd},.%&'’()+\-–/:!?"]+$/u

/**
 * Compares many names with each other by their index, as `compareNames` does and much faster: names are made of the same few
 * words, each of which is put in its place once. Nothing but a letter tells names apart before a space does, so the first
 * word that differs by letter decides; names that differ in accents or capitals alone are compared in full.
 */
export function compareByWords(names: readonly string[], language: Language): (a: number, b: number) => number {
  const compare = compareNames(language)
  const inFull = (a: number, b: number): number => compare(names[a] ?? '', names[b] ?? '')
  // Signs nobody puts into names may stand before the space, or count for nothing.
  if (!names.every((name) => name === '' || ordinary.test(name))) return inFull
  const words = names.map((name) => name.split(' '))
  const ranks = rankWords(new Set(words.flat()), language)
  const keys = words.map((own) => Int32Array.from(own, (word) => ranks.get(word) ?? 0))
  return (a, b) => {
    const [left, right] = [keys[a], keys[b]]
    if (left === undefined || right === undefined) return 0
    const shorter = Math.min(left.length, right.length)
    for (let at = 0; at < shorter; at++) {
      const difference = (left[at] ?? 0) - (right[at] ?? 0)
      if (difference !== 0) return difference
    }
    return left.length - right.length || inFull(a, b)
  }
}

/** Places by letter alone; words that differ in accents or capitals share one. */
function rankWords(words: ReadonlySet<string>, language: Language): Map<string, number> {
  const { compare } = new Intl.Collator(localeTag(language), { numeric: true, sensitivity: 'base' })
  const ranks = new Map<string, number>()
  let [rank, before]: [number, string | null] = [0, null]
  for (const word of [...words].sort(compare)) {
    if (before !== null && compare(before, word) !== 0) rank++
    ranks.set(word, rank)
    before = word
  }
  return ranks
}
