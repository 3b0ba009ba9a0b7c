interface Way {
  url: string
}

/**
 * Keeps the links, of two, that lead to what can be bought; the second takes the place of the first. Null: the first leads to what
 * cannot be bought, and nothing takes its place.
 */
export function waysLeft<Of extends Way | null>(
  [main, second]: readonly [Of, Of],
  isUnavailable: (url: string) => boolean,
): [Of | null, Of | null] | null {
  const left = (way: Of): Of | null => (way !== null && isUnavailable(way.url) ? null : way)
  if (left(main) === main) return [main, left(second)]
  const next = left(second)
  return next === null ? null : [next, null]
}
