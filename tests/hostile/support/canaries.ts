/* Values that must not be seen again: what a person types, pays and proves with. Each is used once, and can be told from others. */

export type Kind = 'name' | 'address' | 'mail' | 'phone' | 'token' | 'card' | 'pin' | 'code' | 'text'

const letters = (number: number): string =>
  String(number)
    .padStart(4, '0')
    .replaceAll(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '')

const forms: Record<Kind, (number: number) => string> = {
  name: (number) => `Kanarinen${letters(number)}`,
  address: (number) => `Kanarinkuja${letters(number)} 7 B`,
  mail: (number) => `kanari.${letters(number)}@posti.example`,
  phone: (number) => `+35840${String(number).padStart(7, '0')}`,
  token: (number) => `Kn${String(number).padStart(5, '0')}${'aB3_dE6-gH9x'.repeat(3)}`,
  card: (number) => `45571234${String(number).padStart(8, '0')}`,
  pin: (number) => `90${String(number).padStart(5, '0')}`,
  code: (number) => `KNR${letters(number).toUpperCase()}${number}`,
  text: (number) => `Sirkutus ${letters(number)}`,
}

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
export const kindOf = (field: string): Kind => kindsByField.find(([pattern]) => pattern.test(field))?.[1] ?? 'text'

export function createCanaries() {
  const planted: string[] = []
  /** A fresh one. */
  function canary(kind: Kind): string {
    const made = forms[kind](planted.length + 1)
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

  /** Those that can be read in a text, in any of the ways a text may be written. */
  function seenIn(text: string): string[] {
    const lower = text.toLowerCase()
    return planted.filter((one) =>
      [
        one,
        encodeURIComponent(one),
        one.replaceAll(' ', '+'),
        Buffer.from(one).toString('base64').replaceAll('=', ''),
      ].some((form) => lower.includes(form.toLowerCase())),
    )
  }

  return { planted, canary, plant, seenIn }
}
