export interface TextPart {
  text: string
  marked: boolean
}

/** Cuts a text where words of the phrase occur in it, case and accents aside; the parts joined are the text again. */
export function highlight(text: string, phrase: string): TextPart[] {
  const folded = Array.from(text).map(foldLetter)
  const letters = Array.from(text)
  const marked = letters.map(() => false)
  for (const word of phrase.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const wanted = Array.from(word).map(foldLetter)
    for (let at = 0; at + wanted.length <= folded.length; at += 1) {
      if (wanted.every((letter, index) => folded[at + index] === letter)) marked.fill(true, at, at + wanted.length)
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

/** One letter for one letter, so that places in the folded text are places in the text. */
const foldLetter = (letter: string): string => Array.from(letter.normalize('NFD').toLowerCase())[0] ?? letter
