import { brokenRules, type FieldRule } from '#src/common/field-rules.ts'
import { type CustomTablet, tabletLimits } from '../contract/custom-tablet.ts'

const limits = tabletLimits

/** One table for the designer's form and the server; keys without the leading slash. */
export const customTabletRules = {
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
  postalCode: {
    pattern: { test: limits.postalCode.pattern, key: 'forms/postal-code-invalid' },
    min: { length: limits.postalCode.min, key: 'forms/postal-code-min' },
    max: { length: limits.postalCode.max, key: 'forms/postal-code-max' },
  },
  city: {
    required: 'forms/city-required',
    min: { length: limits.recipient.min, key: 'forms/city-min' },
    max: { length: limits.recipient.max, key: 'forms/city-max' },
  },
  countryCode: {
    required: 'forms/country-required',
    pattern: { test: /^[A-Za-z]{2,3}$/, key: 'forms/country-min-length' },
  },
  phone: {
    required: 'forms/phone-country-required',
    pattern: { test: /^\+\d*$/, key: 'forms/phone-number-invalid' },
    // Two digits of prefix at least, then six of the number.
    min: { length: 1 + 2 + limits.phone.minDigits, key: 'forms/phone-number-min-length' },
    max: { length: 1 + 4 + limits.phone.maxDigits, key: 'forms/phone-number-invalid' },
  },
} as const satisfies Record<string, FieldRule>

/** Lines are divided by `\n` whatever the sender used, before anything is counted (C-0.5). */
export function normaliseTablet(tablet: CustomTablet): CustomTablet {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  return {
    flavour: tablet.flavour,
    frontText: plain(tablet.frontText),
    backText: (tablet.backText ?? '')
      .replace(/\r\n?/g, '\n')
      .replace(/[^\S\n]+$/gm, '')
      .replace(/\n+$/, ''),
    signature: plain(tablet.signature ?? ''),
    name: plain(tablet.name),
    address: plain(tablet.address),
    postalCode: plain(tablet.postalCode),
    city: plain(tablet.city),
    countryCode: tablet.countryCode.trim().toUpperCase(),
    phone: tablet.phone.replace(/\s/g, ''),
  }
}

/** Text keys by field of a normalised tablet; empty when it can be engraved. */
export function checkTablet(tablet: CustomTablet): Partial<Record<keyof CustomTablet, string>> {
  const broken: Partial<Record<keyof CustomTablet, string>> = brokenRules(customTabletRules, tablet)
  const back = backTextFault(tablet.backText ?? '')
  return back === null ? broken : { ...broken, backText: back }
}

function backTextFault(text: string): string | null {
  const { maxLines, maxPerLine, max } = limits.backText
  const lines = text.split('\n')
  if (lines.length > maxLines || text.length > max) return 'custom-tablet/back-text-max-length'
  return lines.some((line) => line.length > maxPerLine) ? 'custom-tablet/back-text-max-length-per-line' : null
}

/** Same design to the same recipient: their quantities add up (C-0.9). */
export const isSameTablet = (left: CustomTablet, right: CustomTablet): boolean =>
  (Object.keys(customTabletRules) as (keyof CustomTablet)[]) // the table's own keys
    .concat('flavour', 'backText')
    .every((field) => (left[field] ?? '') === (right[field] ?? ''))
