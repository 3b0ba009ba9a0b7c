/** A space before a trailing unit: "Maitosuklaa 100g" → "Maitosuklaa 100 g" (no-break). Names that have it stay as they are. */
export const spaceUnit = (title: string): string =>
  title.replace(/(\d)[ \u00a0]?(g|kg|mg|ml|cl|dl|l|kpl|st|pcs)$/u, '$1\u00a0$2')

/** Roman names the thing, italic names the taste: a name is split at its first comma that is not a decimal one. */
export function splitName(name: string): { thing: string; taste: string | null } {
  const comma = /,(?!\d)/.exec(name)
  if (comma === null) return { thing: name, taste: null }
  const taste = name.slice(comma.index + 1).trim()
  return { thing: name.slice(0, comma.index).trim(), taste: taste === '' ? null : taste }
}
