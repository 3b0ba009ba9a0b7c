import type { Language } from '../src/common/locale.ts'

/*
 * Alphabetical order as the standards have it (SFS 4600 for Finnish, Svenska Akademien's order for Swedish, the dictionary's
 * for English), written out letter by letter: what the shop's sorted names are compared with. Knows the letters, figures and
 * signs that names of products are made of.
 */

interface Letter {
  base: string
  /** 0 for the plain letter; where everything else is equal, marks decide. */
  mark: number
}

const latin = 'abcdefghijklmnopqrstuvwxyz'
const own: Record<Language, string> = { fi: `${latin}åäö`, sv: `${latin}åäö`, en: latin }
/** Foreign letters that stand with one of the language's own. */
const foreign: Record<Language, Readonly<Record<string, Letter>>> = {
  fi: { ü: { base: 'y', mark: 2 }, é: { base: 'e', mark: 1 } },
  sv: { ü: { base: 'y', mark: 2 }, é: { base: 'e', mark: 1 } },
  en: {
    å: { base: 'a', mark: 2 },
    ä: { base: 'a', mark: 3 },
    ö: { base: 'o', mark: 3 },
    ü: { base: 'u', mark: 3 },
    é: { base: 'e', mark: 1 },
  },
}
/** Before figures, which come before letters. */
const signs = ' _-–,;:!?./\'"()[]{}@*\\&#%+<=>|~$'

interface Unit {
  /** First signs, then numbers by their value, then letters. */
  weight: readonly [kind: number, value: number]
  mark: number
  isCapital: boolean
}

const known = new Map<string, Unit[]>()

function unitsOf(text: string, language: Language): Unit[] {
  const key = `${language} ${text}`
  const units = known.get(key) ?? readUnits(text, language)
  known.set(key, units)
  return units
}

function readUnits(text: string, language: Language): Unit[] {
  const units: Unit[] = []
  for (const [part] of text.normalize('NFC').replaceAll('\u00a0', ' ').matchAll(/\d+|./gsu)) {
    const lower = part.toLowerCase()
    const isCapital = lower !== part
    if (/^\d/.test(part)) units.push({ weight: [1, Number(part)], mark: 0, isCapital })
    else if (signs.includes(part)) units.push({ weight: [0, signs.indexOf(part)], mark: 0, isCapital })
    else {
      const letter = own[language].includes(lower) ? { base: lower, mark: 0 } : foreign[language][lower]
      if (letter === undefined) throw new Error(`No place in the alphabet is known for “${part}” of “${text}”`)
      units.push({ weight: [2, own[language].indexOf(letter.base)], mark: letter.mark, isCapital })
    }
  }
  return units
}

/** Letters first; then marks; then small before capital. */
export function compareByAlphabet(a: string, b: string, language: Language): number {
  const [left, right] = [unitsOf(a, language), unitsOf(b, language)]
  const shorter = Math.min(left.length, right.length)
  for (let at = 0; at < shorter; at++) {
    const [one, other] = [left[at]?.weight ?? [0, 0], right[at]?.weight ?? [0, 0]]
    if (one[0] !== other[0]) return one[0] - other[0]
    if (one[1] !== other[1]) return one[1] - other[1]
  }
  if (left.length !== right.length) return left.length - right.length
  for (let at = 0; at < shorter; at++) {
    const difference = (left[at]?.mark ?? 0) - (right[at]?.mark ?? 0)
    if (difference !== 0) return difference
  }
  for (let at = 0; at < shorter; at++) {
    const difference = Number(left[at]?.isCapital) - Number(right[at]?.isCapital)
    if (difference !== 0) return difference
  }
  return 0
}
