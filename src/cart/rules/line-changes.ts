import type { CartLine } from './cart-line.ts'

/** What has to be written so that the stored lines equal `after`. */
export interface LineChanges {
  /** Ids of removed lines. */
  gone: string[]
  /** New lines, and stored ones that differ in content or place. */
  changed: { line: CartLine; position: number }[]
}

/** The differences only; the order of `after` is kept. */
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
