export interface MarkedPart {
  text: string
  /** Index of its first letter in the whole text. */
  start: number
  isAllergen: boolean
}

/** Splits the text into parts for elements; joined they are the text again. `marks` are in order. */
export function splitMarked(text: string, marks: readonly (readonly [start: number, end: number])[]): MarkedPart[] {
  const parts: MarkedPart[] = []
  let at = 0
  const add = (until: number, isAllergen: boolean): void => {
    if (until > at) parts.push({ text: text.slice(at, until), start: at, isAllergen })
    at = Math.max(at, until)
  }
  for (const [start, end] of marks) {
    add(start, false)
    add(end, true)
  }
  add(text.length, false)
  return parts
}
