import type { CartLine } from './cart-line.ts'

/** What has to be written to make the stored lines those of `after`. */
export interface LineChanges {
  /** Ids of lines that are no more. */
  gone: string[]
  /** New lines, and stored ones that differ in content or place. */
  changed: { line: CartLine; position: number }[]
}

/** Touches only what differs. The order of `after` is kept. */
export function lineChanges(before: readonly CartLine[], after: readonly CartLine[]): LineChanges {
  const gone = before.filter((line) => !after.some((other) => other.id === line.id)).map((line) => line.id)
  const places = new Map(before.map((line, position) => [line.id, { line, position }]))
  const changed = after
    .map((line, position) => ({ line, position }))
    .filter(({ line, position }) => {
      const stored = places.get(line.id)
      return (
        !stored ||
        JSON.stringify(stored.line) !== JSON.stringify(line) ||
        (gone.length > 0 && stored.position !== position)
      )
    })
  return { gone, changed }
}
