const slugMax = 80

/** The part of an address that a title becomes: lower-case ASCII letters and digits, words joined by hyphens. */
export function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’'´`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
  const cut = plain.length > slugMax ? plain.slice(0, slugMax).replace(/-[^-]*$/, '') : plain
  return cut.replaceAll(/^-+|-+$/g, '') || 'release'
}

/** The same, or with a number where others have it. */
export function freeSlug(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted
  let number = 2
  while (taken.includes(`${wanted}-${number}`)) number++
  return `${wanted}-${number}`
}
