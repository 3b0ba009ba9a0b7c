/*
 * Phrases a visitor may be about to type. Completions come from names of the assortment and from the editors' own terms;
 * where nothing begins so, the words nearest in spelling, so that "lakrizi" leads to "lakritsi".
 */

export interface Vocabulary {
  /** Terms of the editors, best first; they come before others. */
  own: readonly string[]
  /** Names of products and categories. */
  names: readonly string[]
}

/** Shorter words of names are particles and numbers. */
const shortestWord = 4
/** Letters that may be wrong in a word of up to this length; in a longer one one more. */
const shortWord = 5

export function completeTerms(phrase: string, { own, names }: Vocabulary, most: number): string[] {
  const words = split(phrase)
  const last = words.at(-1)
  if (last === undefined) return []
  const wanted = words.join(' ')
  const counts = new Map<string, { term: string; count: number }>()
  const add = (term: string, count: number): void => {
    const key = fold(term)
    if (key === wanted) return
    const known = counts.get(key)
    counts.set(key, { term: known?.term ?? term, count: (known?.count ?? 0) + count })
  }
  own.forEach((term, index) => {
    const spoken = term.toLowerCase().trim()
    const folded = fold(spoken)
    if (folded.startsWith(wanted) || folded.includes(` ${wanted}`)) add(spoken, 1_000 - index)
  })
  const typed = phrase.trim().toLowerCase().split(/\s+/).slice(0, -1)
  for (const name of names) {
    const spoken = spokenWords(name)
    const folded = spoken.map(fold)
    if (!words.slice(0, -1).every((word) => folded.some((other) => other.startsWith(word)))) continue
    spoken.forEach((word, index) => {
      if (word.length >= shortestWord && folded[index]?.startsWith(last) === true) add([...typed, word].join(' '), 1)
    })
  }
  const found = best([...counts.values()], ({ count }) => -count, most)
  return found.length > 0 || names.some((name) => spokenWords(name).some((word) => fold(word) === wanted))
    ? found
    : nearest(wanted, { own, names }, most)
}

function nearest(wanted: string, { own, names }: Vocabulary, most: number): string[] {
  const allowed = wanted.length <= shortWord ? 1 : 2
  const candidates = new Set([...own.map((term) => term.toLowerCase()), ...names.flatMap(spokenWords)])
  const near = [...candidates].flatMap((term) => {
    if (term.length < shortestWord || Math.abs(term.length - wanted.length) > allowed) return []
    const distance = editDistance(wanted, fold(term), allowed)
    return distance <= allowed ? [{ term, distance }] : []
  })
  return best(near, ({ distance }) => distance, most)
}

function best<Entry extends { term: string }>(
  entries: Entry[],
  cost: (entry: Entry) => number,
  most: number,
): string[] {
  return entries
    .toSorted((a, b) => cost(a) - cost(b) || a.term.length - b.term.length || (a.term < b.term ? -1 : 1))
    .slice(0, most)
    .map(({ term }) => term)
}

/** Insertions, removals and exchanges between two words; counting stops above `limit`. */
export function editDistance(one: string, other: string, limit: number): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const exchange = (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1)
      line.push(Math.min(exchange, (before[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1))
    }
    if (Math.min(...line) > limit) return limit + 1
    before = line
  }
  return before[other.length] ?? 0
}

const spokenWords = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
const split = (phrase: string): string[] => fold(phrase).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
const fold = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
