import { brokenRule, type FieldRule } from './field-rules.ts'

/** Rules of every postal code, whatever its country (specification 2 and 3, section 5); keys without the leading slash. */
const anyPostalCode = {
  pattern: { test: /^[\d ]*$/, key: 'forms/postal-code-invalid' },
  min: { length: 4, key: 'forms/postal-code-min' },
  max: { length: 7, key: 'forms/postal-code-max' },
} as const satisfies FieldRule

interface PostalFormat {
  digits: number
  /** Number of digits before the space; 0: written without a space. */
  spaceAfter: number
  key: string
}

const finland: PostalFormat = { digits: 5, spaceAfter: 0, key: 'forms/postal-code-fin' } // Åland's too
const sweden: PostalFormat = { digits: 5, spaceAfter: 3, key: 'forms/postal-code-swe' }
const norway: PostalFormat = { digits: 4, spaceAfter: 0, key: 'forms/postal-code-nor' }
const denmark: PostalFormat = { digits: 4, spaceAfter: 0, key: 'forms/postal-code-dnk' }
const iceland: PostalFormat = { digits: 3, spaceAfter: 0, key: 'forms/postal-code-isl' }

/** Formats by either code of the country. */
const formats: ReadonlyMap<string, PostalFormat> = new Map([
  ...(['FIN', 'FI'] as const).map((code) => [code, finland] as const),
  ...(['SWE', 'SE'] as const).map((code) => [code, sweden] as const),
  ...(['NOR', 'NO'] as const).map((code) => [code, norway] as const),
  ...(['DNK', 'DK'] as const).map((code) => [code, denmark] as const),
  ...(['ISL', 'IS'] as const).map((code) => [code, iceland] as const),
])

/**
 * The caller: a form requires the number of digits of the country, so that a slip is seen while it can be mended; a call
 * over the wire must keep only the rule for every country, because programs write addresses too, and parcels find their way
 * with them.
 */
export type PostalCodeAsker = 'form' | 'wire'

/**
 * The text key of a postal code's fault, or null: first the faults of any country, then, for a form, the number of digits
 * of its country, wherever the spaces are; an empty field gets that message too. An unknown country has no further rule;
 * Iceland's three digits are enough there, though elsewhere four characters are the least.
 */
export function postalCodeFault(typed: string, countryCode: string, asker: PostalCodeAsker = 'form'): string | null {
  const broken = brokenRule(anyPostalCode, typed)
  const format = formatOf(countryCode)
  if (asker === 'wire' && (broken === null || format !== iceland)) return broken
  if (format === undefined || broken === anyPostalCode.pattern.key || broken === anyPostalCode.max.key) return broken
  return digitsOf(typed).length === format.digits ? null : format.key
}

/** Writes the code in its country's form: `111 22` in Sweden, `00500` in Finland. An invalid code is only trimmed. */
export function normalisePostalCode(typed: string, countryCode: string): string {
  const format = formatOf(countryCode)
  const digits = digitsOf(typed)
  if (format === undefined || postalCodeFault(typed, countryCode) !== null) return typed.trim()
  const { spaceAfter } = format
  return spaceAfter === 0 ? digits : `${digits.slice(0, spaceAfter)} ${digits.slice(spaceAfter)}`
}

const formatOf = (countryCode: string): PostalFormat | undefined => formats.get(countryCode.trim().toUpperCase())
const digitsOf = (typed: string): string => typed.replaceAll(' ', '').trim()
