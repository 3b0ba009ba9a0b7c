/**
 * When the values of a version were written, in milliseconds since 1970: `12 slides.0.title` is a field of the block 12, ` heading` one of
 * the page itself, ` .name` its name, `12` all of a block and `*` all of the version. What has no time was written before times were kept.
 */
export type WordTimes = Readonly<Record<string, number>>

/** The path of the page's name, which no field can have. */
export const namePath = ['', 'name'] as const

export const wordKey = (node: number | null, path: readonly (string | number)[]): string =>
  `${node ?? ''} ${path.join('.')}`

export const nameKey = wordKey(null, namePath)

/** Null: the value was written before times were kept. */
export const wordTime = (times: WordTimes, node: number | null, path: readonly (string | number)[]): number | null =>
  times[wordKey(node, path)] ?? times[String(node ?? '')] ?? times['*'] ?? null
