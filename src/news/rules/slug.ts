const slugMax = 80

/** Latin letters that are no other letter with a mark, as they are spelled in ASCII. */
const spelled = new Map(
  'ßss æae œoe øo đd ðd þth łl ŋn ħh ıi ŧt ĸk ɓb ɗd əe ʒz ǥg'.split(' ').map((one) => [one.charAt(0), one.slice(1)]),
)

/** The part of an address that a title becomes: lower-case ASCII letters and digits, words joined by hyphens. */
export function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => spelled.get(letter) ?? letter)
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
