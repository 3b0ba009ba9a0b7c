const slugMax = 80

/** ASCII spellings of Latin letters that are not another letter with a diacritic. */
const spelled = new Map(
  'ßss æae œoe øo đd ðd þth łl ŋn ħh ıi ŧt ĸk ɓb ɗd əe ʒz ǥg'.split(' ').map((one) => [one.charAt(0), one.slice(1)]),
)

/** The part of an address that a title becomes: lower-case ASCII letters and digits, words joined by hyphens; `fallback` where none is left. */
export function slugOf(title: string, fallback = 'release'): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => spelled.get(letter) ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’'´`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
  const cut = plain.length > slugMax ? plain.slice(0, slugMax).replace(/-[^-]*$/, '') : plain
  return cut.replaceAll(/^-+|-+$/g, '') || fallback
}

/** Returns the slug, with a number when others have it already. */
export function freeSlug(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted
  let number = 2
  while (taken.includes(`${wanted}-${number}`)) number++
  return `${wanted}-${number}`
}
