/** Enough for a catalogue's prices or names and the sums of a busy hour. */
const maxStored = 10_000

/** Caches the results of `make` for recurring values; clears the cache when it is full. */
export function memoise<Value extends number | string>(make: (value: Value) => string): (value: Value) => string {
  const made = new Map<Value, string>()
  return (given) => {
    // Minus zero is written differently from zero, but a map treats them as one key.
    const value = given === 0 ? (0 as Value) : given
    const known = made.get(value)
    if (known !== undefined) return known
    if (made.size >= maxStored) made.clear()
    const text = make(value)
    made.set(value, text)
    return text
  }
}
