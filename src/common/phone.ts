import { brokenRules, type FieldRule } from './field-rules.ts'

/** Fallback when a saved number has no known prefix (C-0.8). A form begins with the prefix of its country. */
export const defaultPhonePrefix = '+46'

/** What a phone number must be, in every form and on the wire (specification 3, section 5): the prefix and the local number. */
export const phoneRules = {
  phoneCountry: {
    required: 'forms/phone-country-required',
    pattern: { test: /^\+\d*$/, key: 'forms/phone-country-required' },
    min: { length: 3, key: 'forms/phone-country-min-length' },
    max: { length: 5, key: 'forms/phone-country-required' },
  },
  phone: {
    pattern: { test: /^\d*$/, key: 'forms/phone-number-invalid' },
    min: { length: 6, key: 'forms/phone-number-min-length' },
    // No number in the world has more than 15 digits with its prefix.
    max: { length: 14, key: 'forms/phone-number-invalid' },
  },
} as const satisfies Record<string, FieldRule>

/** Country prefixes a saved number is recognised by, in the order they are tried (specification 3, section 5). */
export const phonePrefixes = ['+358', '+354', '+46', '+47', '+45'] as const

export const isKnownPrefix = (prefix: string): boolean => phonePrefixes.some((known) => known === prefix)

export interface PhoneNumber {
  /** `+358` */
  prefix: string
  /** Digits only. */
  localNumber: string
}

/**
 * A saved number for the form: spaces go, a leading 00 becomes +, other characters go. Without a known prefix the form
 * starts empty with the default one. A known prefix with nothing after it throws: such a number can't have been saved.
 */
export function parsePhoneNumber(saved: string): PhoneNumber {
  const compact = saved.replace(/\s/g, '').replace(/^00/, '+')
  const number = (compact.startsWith('+') ? '+' : '') + compact.replace(/\D/g, '')
  const prefix = phonePrefixes.find((known) => number.startsWith(known))
  if (prefix === undefined) return { prefix: defaultPhonePrefix, localNumber: '' }
  const localNumber = number.slice(prefix.length)
  if (localNumber === '') throw new Error('A phone number has nothing after its country prefix')
  return { prefix, localNumber }
}

/** The wire form of what the form holds (C-4.6). */
export const joinPhoneNumber = (phone: PhoneNumber): string => `${phone.prefix}${phone.localNumber}`

/** Prefixes of countries that write a 0 before the area code, which is dropped after the prefix. */
const trunkZeroPrefixes: readonly string[] = ['+358', '+46']
/** Spaces, dashes, brackets and the invisible characters that address books leave between digits. */
const separators = /[\s\p{Cc}\p{Cf}\p{M}\p{Pd}\u2212()[\]./]/gu

/** A longer text, blanks included, is no number, and is left to the rules as it is. */
const longestTyped = 100

/** Keeps the digits and writes a `00` before a prefix as +. Anything but digits and separators stays, for the rules to see. */
function compactPhone(typed: string): string {
  if (typed.length > longestTyped) return typed
  const written = typed.normalize('NFKD').replace(/^([^\d+]*(?:\+|00)[\d\s]*)\(0\)/, '$1')
  const compact = written.replace(separators, '').replace(/^(?:tel:)+/i, '')
  return compact.replace(/^00/, '+')
}

/** Normalises every way of writing a number; a known prefix in the second field replaces the chosen one. */
export function cleanPhone({ prefix, localNumber }: PhoneNumber): PhoneNumber {
  if (!isKnownPrefix(prefix)) return { prefix, localNumber }
  const local = compactPhone(localNumber)
  if (local.length > longestTyped) return { prefix, localNumber: local }
  const known = phonePrefixes.find((one) => local.startsWith(one) && local.length > one.length)
  if (known !== undefined) return cleanPhone({ prefix: known, localNumber: local.slice(known.length) })
  const hasTrunkZero = trunkZeroPrefixes.includes(prefix) && /^0\d/.test(local)
  return hasTrunkZero ? cleanPhone({ prefix, localNumber: local.slice(1) }) : { prefix, localNumber: local }
}

/** A number on the wire as the form's two fields would hold it. Letters stay, so that the rules see what the shopper typed. */
export function splitPhoneNumber(wire: string): PhoneNumber {
  const compact = compactPhone(wire)
  const known = phonePrefixes.find((one) => compact.startsWith(one))
  if (known !== undefined) return cleanPhone({ prefix: known, localNumber: compact.slice(known.length) })
  const prefix = /^\+\d{0,2}/.exec(compact)?.[0] ?? ''
  return { prefix, localNumber: compact.slice(prefix.length) }
}

export const normalisePhone = (wire: string): string => joinPhoneNumber(splitPhoneNumber(wire))

/** The text key of a fault in a number on the wire, or null. */
export function phoneFault(wire: string): string | null {
  const { prefix, localNumber } = splitPhoneNumber(wire)
  const { phoneCountry, phone } = brokenRules(phoneRules, { phoneCountry: prefix, phone: localNumber })
  return phoneCountry ?? phone ?? null
}
