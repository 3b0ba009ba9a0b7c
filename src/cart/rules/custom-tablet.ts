import { brokenRules, type FieldRule } from '#src/common/field-rules.ts'
import { cleanLine } from '#src/common/clean-text.ts'
import { type PostalCodeAsker, postalCodeFault, normalisePostalCode } from '#src/common/postal-code.ts'
import { normalisePhone, phoneFault } from '#src/common/phone.ts'
import { isEngravable, plainText } from '#src/engraving/rules/engravable.ts'
import { type CustomTablet, type Engraving, tabletLimits } from '../contract/custom-tablet.ts'

const limits = tabletLimits

/** Where letters go (C-3.12): the checkout's countries, by either of their codes. */
const deliveryCountry = /^(FIN?|SWE|SE|NOR?|DNK|DK|ISL?)$/

/** One table for the designer's form and the server; keys have no leading slash. Postal code and phone have separate rules. */
const customTabletRules = {
  frontText: {
    required: 'custom-tablet/front-text-required',
    max: { length: limits.frontText.max, key: 'custom-tablet/front-text-max-length' },
  },
  signature: { max: { length: limits.signature.max, key: 'custom-tablet/signature-max-length' } },
  name: {
    required: 'forms/name-required',
    min: { length: limits.recipient.min, key: 'forms/name-min-length' },
    max: { length: limits.recipient.max, key: 'forms/name-max-length' },
  },
  address: {
    required: 'forms/address-required',
    min: { length: limits.recipient.min, key: 'forms/address-min' },
    max: { length: limits.recipient.max, key: 'forms/address-max' },
  },
  city: {
    required: 'forms/city-required',
    min: { length: limits.recipient.min, key: 'forms/city-min' },
    max: { length: limits.recipient.max, key: 'forms/city-max' },
  },
  countryCode: {
    required: 'forms/country-required',
    pattern: { test: deliveryCountry, key: 'forms/country-min-length' },
  },
} as const satisfies Record<string, FieldRule>

/** The engraving of a tablet, without its recipient. */
export const engravingOf = (flavour: string, tablet: CustomTablet): Engraving => ({
  flavour,
  frontText: tablet.frontText,
  backText: tablet.backText ?? '',
  signature: tablet.signature ?? '',
})

/** Lines are divided by `\n` whatever the sender used, before anything is counted (C-0.5). */
export function normaliseTablet(tablet: CustomTablet): CustomTablet {
  const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const countryCode = tablet.countryCode.trim().toUpperCase()
  return {
    flavour: tablet.flavour,
    frontText: plain(tablet.frontText),
    backText: plainText(tablet.backText ?? '')
      .replace(/[^\S\n]+$/gm, '')
      .replace(/\n+$/, ''),
    signature: plain(tablet.signature ?? ''),
    // A parcel's label must hold no bidirectional, invisible or stacked characters; a text to engrave is refused for them.
    name: cleanLine(tablet.name),
    address: cleanLine(tablet.address),
    postalCode: normalisePostalCode(cleanLine(tablet.postalCode), countryCode),
    city: cleanLine(tablet.city),
    countryCode,
    phone: normalisePhone(tablet.phone),
  }
}

/** Text keys by field of a normalised tablet; empty when it can be engraved. */
export function checkTablet(
  tablet: CustomTablet,
  asker: PostalCodeAsker = 'form',
): Partial<Record<keyof CustomTablet, string>> {
  const broken: Partial<Record<keyof CustomTablet, string>> = brokenRules(customTabletRules, tablet)
  const back = backTextFault(tablet.backText ?? '')
  const postalCode = postalCodeFault(tablet.postalCode, tablet.countryCode, asker)
  const phone = phoneFault(tablet.phone)
  const uncuttable = engravedFields.filter((field) => !isEngravable(tablet[field] ?? ''))
  return {
    ...Object.fromEntries(uncuttable.map((field) => [field, notEngravable])),
    ...broken,
    ...(back !== null && { backText: back }),
    ...(postalCode !== null && { postalCode }),
    ...(phone !== null && { phone }),
  }
}

const engravedFields = ['frontText', 'backText', 'signature'] as const
/** The problem of a text with characters the engraving machine has no outline for. */
export const notEngravable = 'custom-tablet/not-engravable'

function backTextFault(text: string): string | null {
  const { maxLines, maxPerLine, max } = limits.backText
  const lines = text.split('\n')
  if (lines.length > maxLines || text.length > max) return 'custom-tablet/back-text-max-length'
  return lines.some((line) => line.length > maxPerLine) ? 'custom-tablet/back-text-max-length-per-line' : null
}

/** Same design to the same recipient: their quantities add up (C-0.9). */
export const isSameTablet = (left: CustomTablet, right: CustomTablet): boolean =>
  (Object.keys(customTabletRules) as (keyof CustomTablet)[]) // the table's own keys
    .concat('flavour', 'backText', 'postalCode', 'phone')
    .every((field) => (left[field] ?? '') === (right[field] ?? ''))
