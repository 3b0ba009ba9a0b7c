import { type CustomTablet, tabletLimits } from '#src/cart/contract/custom-tablet.ts'
import { checkTablet, normaliseTablet, notEngravable } from '#src/cart/rules/custom-tablet.ts'
import { homeCountryCode, homeTelephonePrefix } from '#src/common/countries.ts'
import { brokenRules } from '#src/common/field-rules.ts'
import {
  cleanPhone,
  defaultPhonePrefix,
  joinPhoneNumber,
  parsePhoneNumber,
  phonePrefixes,
  phoneRules,
} from '#src/common/phone.ts'
import { listUnengravable, plainText } from '#src/engraving/rules/engravable.ts'

/*
 * Form of the designer (specification 2, section 5): its values, validation and request. It validates with the cart's own
 * rules, so that form and server always agree.
 */

export interface DesignValues {
  frontText: string
  backText: string
  signature: string
}
export interface RecipientValues {
  name: string
  address: string
  postalCode: string
  city: string
  countryCode: string
  phoneCountry: string
  phone: string
}
export type TabletValues = DesignValues & RecipientValues
export type TabletField = keyof TabletValues
type PhoneValues = Pick<RecipientValues, 'phone' | 'phoneCountry'>

export const emptyDesign: DesignValues = { frontText: '', backText: '', signature: '' }
export const emptyRecipient: RecipientValues = {
  name: '',
  address: '',
  postalCode: '',
  city: '',
  phone: '',
  countryCode: homeCountryCode,
  phoneCountry: homeTelephonePrefix,
}

export const designFields = ['frontText', 'backText', 'signature'] as const satisfies readonly TabletField[]
export const recipientFields = [
  'name',
  'address',
  'postalCode',
  'city',
  'countryCode',
  'phoneCountry',
  'phone',
] as const satisfies readonly TabletField[]

/** A text key, with the characters that cannot be cut, if any. */
export interface FieldFault {
  key: string
  characters?: readonly string[]
}
export type FieldFaults = Partial<Record<TabletField, FieldFault>>

/** Returns all present faults, touched or not; empty if the form can be sent. */
export function checkValues(values: TabletValues): FieldFaults {
  // The API has the phone as one string; the form checks prefix and local number separately.
  const { phone: _, ...broken } = checkTablet(normaliseTablet(toTablet('', values)))
  const keys: Partial<Record<TabletField, string>> = { ...broken, ...brokenRules(phoneRules, cleanPhoneOf(values)) }
  const faults: FieldFaults = {}
  for (const field of [...designFields, ...recipientFields]) {
    const key = keys[field]
    if (key === undefined) continue
    faults[field] = key === notEngravable ? { key, characters: listUnengravable(values[field]) } : { key }
  }
  return faults
}

export const hasFault = (faults: FieldFaults, fields: readonly TabletField[]): boolean =>
  fields.some((field) => faults[field] !== undefined)

/** Builds the request: the phone as one string, prefix first (specification 2, section 3). */
export function toTablet(flavour: string, values: TabletValues): CustomTablet {
  const { phone, phoneCountry, ...rest } = values
  return { flavour, ...rest, phone: joinPhoneNumber(cleanPhone({ prefix: phoneCountry, localNumber: phone })) }
}

/** Returns the two phone fields as they are cleaned on blur. */
export function cleanPhoneOf({ phoneCountry, phone }: PhoneValues): PhoneValues {
  const { prefix, localNumber } = cleanPhone({ prefix: phoneCountry, localNumber: phone })
  return { phoneCountry: prefix, phone: localNumber }
}

/** Turns a cart line into form values. */
export function fromTablet(tablet: Omit<CustomTablet, 'flavour'>): TabletValues {
  const { phone, backText = '', signature = '', ...rest } = tablet
  return { ...rest, backText, signature, ...phoneParts(phone) }
}

function phoneParts(saved: string): PhoneValues {
  const isKnown = phonePrefixes.some((prefix) => saved.startsWith(prefix) && saved.length > prefix.length)
  const { prefix, localNumber } = isKnown ? parsePhoneNumber(saved) : { prefix: defaultPhonePrefix, localNumber: '' }
  return { phoneCountry: prefix, phone: localNumber }
}

/** Truncates a typed or pasted back text to six lines of fifty characters and 306 in all. No character is cut in two. */
export function truncateBackText(typed: string): string {
  const { maxLines, maxPerLine, max } = tabletLimits.backText
  const lines = plainText(typed).split('\n').slice(0, maxLines)
  return firstUnits(lines.map((line) => firstUnits(line, maxPerLine)).join('\n'), max)
}

function firstUnits(text: string, most: number): string {
  if (text.length <= most) return text
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length > most) break
    kept += character
  }
  return kept
}

/** Counts lines, and characters without line breaks, for the counter (C-0.5). */
export function countBackText(text: string): { lines: number; characters: number } {
  const lines = text === '' ? [] : plainText(text).split('\n')
  return { lines: lines.length, characters: lines.reduce((sum, line) => sum + line.length, 0) }
}
