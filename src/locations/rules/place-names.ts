/*
 * Spoken forms of Finnish place names: Helsingissä, Turusta, Lahteen. Stemmers know common nouns; in names the last consonants
 * change too (nk to ng, rk to r), and the ending vowel may change (Lahti, Lahdessa). Diacritics are folded.
 */

/** Last consonants of a stem in their weak grade; longer ones come first. */
const weakGrades: readonly (readonly [strong: RegExp, weak: string])[] = [
  [/nk(?=[aeiouy]$)/, 'ng'],
  [/nt(?=[aeiouy]$)/, 'nn'],
  [/mp(?=[aeiouy]$)/, 'mm'],
  [/lt(?=[aeiouy]$)/, 'll'],
  [/rt(?=[aeiouy]$)/, 'rr'],
  [/([kpt])\1(?=[aeiouy]$)/, '$1'],
  [/(?<=[rl])k(?=[aeiouy]$)/, ''],
  [/(?<![s])t(?=[aeiouy]$)/, 'd'],
  [/(?<![s])p(?=[aeiouy]$)/, 'v'],
]

const ending = /^(?:n|ssa|sta|an|en|in|on|un|yn|hin|seen|lla|lta|lle|laiset|lainen|ta)$/
const longestEnding = 6

/** Returns the stems with which a name's inflected forms begin. */
export function namedStems(name: string): string[] {
  const stems = new Set([name])
  for (const stem of [name, name.replace(/i$/, 'e'), name.replace(/e$/, 'ee')]) {
    stems.add(stem)
    const grade = weakGrades.find(([strong]) => strong.test(stem))
    if (grade) stems.add(stem.replace(...grade))
  }
  return [...stems]
}

/** Returns the stems of which a word may be an inflected form. */
export const stemsOfForm = (word: string): string[] => [
  word,
  ...Array.from({ length: Math.min(longestEnding, word.length - 1) }, (_, index) => word.length - 1 - index)
    .filter((length) => ending.test(word.slice(length)))
    .map((length) => word.slice(0, length)),
]
