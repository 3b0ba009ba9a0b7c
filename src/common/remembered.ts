/** Enough for a catalogue's prices and the sums of a busy hour. */
const mostKept = 10_000

/** `make` for small whole numbers that come again and again, each made once; forgets all when there are too many. */
export function remembered(make: (value: number) => string): (value: number) => string {
  const made = new Map<number, string>()
  return (value) => {
    const known = made.get(value)
    if (known !== undefined) return known
    if (made.size >= mostKept) made.clear()
    const text = make(value)
    made.set(value, text)
    return text
  }
}
