export interface TextPart {
  text: string
  marked: boolean
}

/** Letters that the ending of an inflected word may have, and what must be left of it to be looked for. */
const longestEnding = 4
const shortestRest = 4

/**
 * Cuts a text where words of the phrase occur in it, case and accents aside; the parts joined are the text again. A word that
 * does not occur is looked for without its ending: lakritsia marks lakritsi.
 */
export function highlight(text: string, phrase: string): TextPart[] {
  const folded = Array.from(text).map(foldLetter)
  const letters = Array.from(text)
  const marked = letters.map(() => false)
  for (const word of phrase.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const wanted = Array.from(word).map(foldLetter)
    const least = Math.max(shortestRest, wanted.length - longestEnding)
    for (let length = wanted.length; length === wanted.length || length >= least; length -= 1) {
      const places = placesOf(wanted.slice(0, length), folded)
      for (const at of places) marked.fill(true, at, at + length)
      if (places.length > 0) break
    }
  }
  const parts: TextPart[] = []
  letters.forEach((letter, index) => {
    const last = parts.at(-1)
    if (last && last.marked === marked[index]) last.text += letter
    else parts.push({ text: letter, marked: marked[index] ?? false })
  })
  return parts
}

function placesOf(wanted: readonly string[], folded: readonly string[]): number[] {
  const places: number[] = []
  for (let at = 0; at + wanted.length <= folded.length; at += 1)
    if (wanted.every((letter, index) => folded[at + index] === letter)) places.push(at)
  return places
}

/** One letter for one letter, so that places in the folded text are places in the text. */
const foldLetter = (letter: string): string => Array.from(letter.normalize('NFD').toLowerCase())[0] ?? letter
