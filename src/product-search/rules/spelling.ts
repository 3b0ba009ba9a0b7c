/*
 * How far two spellings are from each other. Distances are in steps: a letter left out, added, exchanged, or two neighbours
 * swapped. A wrong first letter costs more: it is the one people get right.
 */

const firstLetterCost = 0.5

/** Letters that may be wrong in a word of this length (folded). */
export const allowedErrors = (length: number): number => (length <= 3 ? 0 : length <= 5 ? 1 : 2)

/** Steps from one word to another, or more than `limit` where it is more; counting stops there. */
export function spellingDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  const wrongStart = one.charCodeAt(0) === other.charCodeAt(0) ? 0 : firstLetterCost
  const steps = swappedDistance(one, other, limit)
  return steps === 0 ? 0 : steps + wrongStart
}

/** The least distance of a word to any beginning of another: "lakrti" to "lakritsi" while it is being typed. */
export function beginningDistance(typed: string, word: string, limit: number): number {
  let best = limit + 1
  for (let length = Math.max(1, typed.length - limit); length <= Math.min(word.length, typed.length + limit); length++)
    best = Math.min(best, spellingDistance(typed, word.slice(0, length), limit))
  return best
}

const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)]

function swappedDistance(one: string, other: string, limit: number): number {
  if (one === other) return 0
  const width = other.length
  if (width > 62 || one.length > 62) return limit + 1
  let [before, last, line] = rows as [Uint8Array, Uint8Array, Uint8Array] // three rows above
  for (let column = 0; column <= width; column++) last[column] = column
  for (let row = 1; row <= one.length; row++) {
    line[0] = row
    let least = row
    const letter = one.charCodeAt(row - 1)
    for (let column = 1; column <= width; column++) {
      const isSame = letter === other.charCodeAt(column - 1)
      let steps = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
      steps = Math.min(steps, (last[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1)
      if (
        row > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
      )
        steps = Math.min(steps, (before[column - 2] ?? 0) + 1)
      line[column] = steps
      if (steps < least) least = steps
    }
    if (least > limit) return limit + 1
    const free = before
    before = last
    last = line
    line = free
  }
  return last[width] ?? 0
}

/** A bit for each letter that occurs: words within `n` steps differ in at most `2 n` bits. */
export function letterBits(folded: string): number {
  let bits = 0
  for (let index = 0; index < folded.length; index++) bits |= 1 << (folded.charCodeAt(index) & 31)
  return bits
}

/** Set bits of a 32-bit word. */
export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Spellings that sound alike in Finnish and Swedish become one: lakrizi → lakritsi, wanilja → vanilja, chokolad → kokolad. */
export const phoneticKey = (folded: string): string =>
  folded
    .replace(/z/g, 'ts')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/ck/g, 'kk')
    .replace(/c(?!h)|q/g, 'k')
