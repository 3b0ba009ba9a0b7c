import type { Language } from '#src/common/locale.ts'
import { foldLetters } from './words.ts'

/*
 * Roots of inflected nouns and adjectives, used in addition to the stems of standard stemmers, which cut the forms of one
 * word at different places (konvehti, konvehdit; kaka, kakan). A root need not be a word: it only has to be the same for all
 * forms.
 */

/** Empty where a word has none. */
export function rootOf(word: string, language: Language): string {
  switch (language) {
    case 'fi':
      return finnishRoot(foldLetters(word))
    case 'sv':
      return swedishRoot(word)
    case 'en':
      return ''
  }
}

const shortestRoot = 3
/** What is left of a word when one of these is taken off. */
const shortestRest = 4
const finnishEndings = ['iden', 'itten', 'ssa', 'sta', 'lla', 'lta', 'lle', 'tta', 'ta', 'n', 't'] as const
/** suolainen, suolaisen, suolaista, suolaiset, suolaisia, suolaisten, suolaisella … */
const adjective = /(?:inen|ise[nt]|ista|isia|isten|isi[aln][a-z]{0,3}|ise(?:ssa|sta|lla|lta|lle|na|ksi|en))$/
/** sokeriton, sokeritonta, sokerittoman, sokerittomat, sokerittomia … */
const lacking = /t(?:on|onta|toma[nt]?|tomi[a-z]{1,4}|toma[a-z]{1,4})$/

/** What was done to it, from the root of the verb's noun: paahdettu and paahto, maustettu and mauste, suolattu and suola. */
const done = /(?:(?<=[dt])e|(?<=a))tt?[uy](?:[ant]|j[ae][n]?|i[a-z]{2,3}|ssa|sta|lla)?$/

function finnishRoot(word: string): string {
  if (word.length < 4) return word
  const undone = word.replace(done, '')
  if (undone !== word && undone.length >= shortestRest) return finnishBase(undone)
  const without = word.replace(lacking, '')
  if (without !== word && without.length >= shortestRest) return `${finnishBase(without)}+ton`
  const plain = word.replace(adjective, '')
  if (plain !== word && plain.length >= shortestRest) return `${finnishBase(plain)}+inen`
  for (const ending of finnishEndings) {
    if (word.endsWith(ending) && word.length - ending.length >= shortestRest)
      return finnishBase(word.slice(0, -ending.length))
  }
  return finnishBase(word)
}

/** Cuts the stem's vowels and restores the strong grade of its last consonant: konvehde → konveht, leivi → leip. */
function finnishBase(stem: string): string {
  let end = stem.length
  while (end > shortestRoot && 'aeiouyj'.includes(stem.charAt(end - 1))) end--
  return stem
    .slice(0, end)
    .replace(/kk$/, 'k')
    .replace(/pp$/, 'p')
    .replace(/tt$/, 't')
    .replace(/d$/, 't')
    .replace(/v$/, 'p')
}

const swedishEndings = ['erna', 'arna', 'orna', 'en', 'et', 'er', 'ar', 'or', 'an', 'na', 'a', 'e'] as const

function swedishRoot(word: string): string {
  // The definite form of words in -el, -er, -or: tryffeln, smörn.
  let root = word.replace(/(?<=[aeo][lr])n$/, '')
  for (let round = 0; round < 2; round++) {
    const ending = swedishEndings.find((one) => root.endsWith(one) && root.length - one.length >= shortestRoot)
    if (ending === undefined) break
    root = root.slice(0, -ending.length)
  }
  return foldLetters(root)
    .replace(/([bcdfgklmnprstv])\1$/, '$1')
    .replace(/([bdfgkpt])el$/, '$1l')
}
