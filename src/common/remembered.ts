/** Enough for a catalogue's prices and the sums of a busy hour. */
const mostKept = 10_000

/** `make` for small whole numbers that come again and again, each made once; forgets all when there are too many. */
export function remembered(make: (value: number) => string): (value: number) => string {
  const made = new Map<number, string>()
  return (given) => {
    // Minus zero is written otherwise than zero, and a map takes the one for the other.
    const value = given + 0
    const known = made.get(value)
    if (known !== undefined) return known
    if (made.size >= mostKept) made.clear()
    const text = make(value)
    made.set(value, text)
    return text
  }
}
