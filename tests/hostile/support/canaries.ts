/* Values that must not be seen again: what a person types, pays and proves with. Each is used once, and can be told from others. */

export type Kind = 'name' | 'address' | 'mail' | 'phone' | 'token' | 'card' | 'pin' | 'code' | 'text'

/** Digits in the number of a canary: each canary of a kind has the same length, so that a pattern finds it whole. */
const digits = 5
const numbered = (number: number): string => String(number).padStart(digits, '0')
const letters = (number: number): string =>
  numbered(number).replaceAll(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '')

const forms: Record<Kind, (number: number) => string> = {
  name: (number) => `Kanarinen${letters(number)}`,
  address: (number) => `Kanarinkuja${letters(number)} 7 B`,
  mail: (number) => `kanari.${letters(number)}@posti.example`,
  phone: (number) => `+35840${String(number).padStart(7, '0')}`,
  token: (number) => `Kn${numbered(number)}${'aB3_dE6-gH9x'.repeat(3)}`,
  card: (number) => `45571234${String(number).padStart(8, '0')}`,
  pin: (number) => `90${numbered(number)}`,
  code: (number) => `KNR${letters(number).toUpperCase()}${numbered(number)}`,
  text: (number) => `Sirkutus ${letters(number)}`,
}

/** Every digit at every place, so that a character that is the same in all of them never changes. */
const sampleNumbers = [0, 11_111, 22_222, 33_333, 44_444, 55_555, 66_666, 77_777, 88_888, 99_999]

/** All ways in which a text may be written down. */
export const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  encodeURIComponent,
  (text) => text.replaceAll(' ', '+'),
  (text) => Buffer.from(text).toString('base64').replaceAll('=', ''),
]

/**
 * The expression finds everything that can be a canary, in any spelling, in a text in lower case. The pattern of a form in one
 * spelling holds the characters that all numbers share, and a class of characters where numbers differ.
 */
const anyCanary = new RegExp(
  `(?=(${Object.values(forms)
    .flatMap((form) =>
      spellings.map((spell) => {
        const [first, ...others] = sampleNumbers.map((number) => spell(form(number)).toLowerCase())
        return (first ?? '')
          .split('')
          .map((character, at) =>
            others.every((other) => other[at] === character) ? character.replace(/\W/, String.raw`\$&`) : '[a-z0-9+/]',
          )
          .join('')
      }),
    )
    .filter((pattern, at, all) => all.indexOf(pattern) === at)
    .join('|')}))`,
  'g',
)

const kindsByField: readonly [RegExp, Kind][] = [
  [/mail/i, 'mail'],
  // What browsers tell of faults is written down, without what says who somebody is.
  [/^message$/, 'card'],
  [/^stack$/, 'token'],
  [/phone|number$/i, 'phone'],
  [/address|city|line\d/i, 'address'],
  [/card/i, 'card'],
  [/pin|security|expiry/i, 'pin'],
  [/token|key|secret|signature|result|^md$|pares|anonymous_id|authorization|cookie/i, 'token'],
  [/code|coupon|order/i, 'code'],
  [/name|recipient|holder/i, 'name'],
]
const kindOf = (field: string): Kind => kindsByField.find(([pattern]) => pattern.test(field))?.[1] ?? 'text'

export function createCanaries() {
  const planted: string[] = []
  const bySpelling = new Map<string, string>()
  /** How many of the planted canaries `bySpelling` holds. */
  let known = 0
  /** A fresh one. */
  function canary(kind: Kind): string {
    const number = planted.length + 1
    if (number >= 10 ** digits) throw new Error('There are more canaries than their numbers have digits for')
    const made = forms[kind](number)
    planted.push(made)
    return made
  }

  /** The value with a canary in each field that `takes` accepts, at every depth. */
  function plant(value: unknown, takes: (field: string, text: string) => boolean, field = ''): unknown {
    if (typeof value === 'string') return takes(field, value) ? canary(kindOf(field)) : value
    if (Array.isArray(value)) return value.map((entry) => plant(entry, takes, field))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, plant(entry, takes, name)]))
  }

  /** The canaries that can be read in a text, in any spelling and in any case of letters. */
  function seenIn(text: string): string[] {
    for (const one of planted.slice(known)) for (const spell of spellings) bySpelling.set(spell(one).toLowerCase(), one)
    known = planted.length
    const found = [...text.toLowerCase().matchAll(anyCanary)].map(([, written = '']) => bySpelling.get(written))
    return [...new Set(found.filter((one) => one !== undefined))]
  }

  return { planted, canary, plant, seenIn }
}
