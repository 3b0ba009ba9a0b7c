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
 * The designer's form (specification 2, section 5): what it holds, what is wrong with it, and what is sent. The rules are the
 * cart's own table, so that form and server never disagree.
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

/** A text key, with the characters that cannot be cut where there are some. */
export interface FieldFault {
  key: string
  characters?: readonly string[]
}
export type FieldFaults = Partial<Record<TabletField, FieldFault>>

/** What is wrong now, touched or not; empty when it can be sent. */
export function checkValues(values: TabletValues): FieldFaults {
  // On the wire the phone is one string; here its prefix and its local number are checked apart.
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

/** The form on the wire: the phone as one string, prefix first (specification 2, section 3). */
export function toTablet(flavour: string, values: TabletValues): CustomTablet {
  const { phone, phoneCountry, ...rest } = values
  return { flavour, ...rest, phone: joinPhoneNumber(cleanPhone({ prefix: phoneCountry, localNumber: phone })) }
}

/** What the two fields of the number hold once they are left. */
export function cleanPhoneOf({ phoneCountry, phone }: PhoneValues): PhoneValues {
  const { prefix, localNumber } = cleanPhone({ prefix: phoneCountry, localNumber: phone })
  return { phoneCountry: prefix, phone: localNumber }
}

/** A line of the cart, back in the form. */
export function fromTablet(tablet: Omit<CustomTablet, 'flavour'>): TabletValues {
  const { phone, backText = '', signature = '', ...rest } = tablet
  return { ...rest, backText, signature, ...phoneParts(phone) }
}

function phoneParts(saved: string): PhoneValues {
  const isKnown = phonePrefixes.some((prefix) => saved.startsWith(prefix) && saved.length > prefix.length)
  const { prefix, localNumber } = isKnown ? parsePhoneNumber(saved) : { prefix: defaultPhonePrefix, localNumber: '' }
  return { phoneCountry: prefix, phone: localNumber }
}

/**
 * What fits on the back of what was typed: at most six lines of fifty characters and 306 in all, the rest falls away as it is
 * typed or pasted. No character is cut in two.
 */
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

/** Lines, and characters without the breaks between them: what the counter shows (C-0.5). */
export function countBackText(text: string): { lines: number; characters: number } {
  const lines = text === '' ? [] : plainText(text).split('\n')
  return { lines: lines.length, characters: lines.reduce((sum, line) => sum + line.length, 0) }
}
