/** Words that both texts have, that only the newer one has, or that only the older one had. */
export interface WordRun {
  kind: 'same' | 'added' | 'taken'
  words: string
}

/** Where there are more pairs of words than this, the differing middle is one change. */
const pairsMax = 4_000_000

/** What a text gained and lost, word by word, in reading order. */
export function diffWords(before: string, after: string): WordRun[] {
  const [old, now] = [before, after].map((text) => text.split(/\s+/).filter(Boolean)) as [string[], string[]]
  let head = 0
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head++
  let tail = 0
  while (tail < Math.min(old.length, now.length) - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++
  const [a, b] = [old.slice(head, old.length - tail), now.slice(head, now.length - tail)]
  const runs: WordRun[] = []
  const add = (kind: WordRun['kind'], ...words: string[]): void => {
    if (words.length === 0) return
    const last = runs.at(-1)
    if (last?.kind === kind) last.words += ` ${words.join(' ')}`
    else runs.push({ kind, words: words.join(' ') })
  }
  add('same', ...old.slice(0, head))
  if (a.length * b.length > pairsMax) {
    add('taken', ...a)
    add('added', ...b)
  } else {
    const common = commonLengths(a, b)
    let [i, j] = [0, 0]
    while (i < a.length || j < b.length) {
      const [one, other] = [a[i], b[j]]
      if (one !== undefined && one === other) {
        add('same', one)
        i++
        j++
      } else if (other === undefined || (one !== undefined && common(i + 1, j) >= common(i, j + 1)))
        add('taken', a[i++] ?? '')
      else add('added', b[j++] ?? '')
    }
  }
  if (tail > 0) add('same', ...old.slice(-tail))
  return runs
}

/** The number of words that the rests of both lists have in common, from two places on. */
function commonLengths(a: readonly string[], b: readonly string[]): (i: number, j: number) => number {
  const width = b.length + 1
  const table = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      table[i * width + j] =
        a[i] === b[j]
          ? (table[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0)
  return (i, j) => table[i * width + j] ?? 0
}
