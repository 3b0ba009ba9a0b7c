import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkTablet, normaliseTablet } from '#src/cart/rules/custom-tablet.ts'
import { countries } from '#src/common/countries.ts'
import {
  checkValues,
  countBackText,
  emptyDesign,
  emptyRecipient,
  fromTablet,
  type TabletValues,
  toTablet,
  truncateBackText,
} from './tablet-form.ts'

const right: TabletValues = {
  frontText: 'Onnea, Eeva',
  backText: 'Kolme riviä\nja yksi',
  signature: 'Mikko',
  name: 'Eeva Koski',
  address: 'Kirkkokatu 4 A 7',
  postalCode: '90100',
  city: 'Oulu',
  countryCode: 'FIN',
  phoneCountry: '+358',
  phone: '504431290',
}
const faultOf = (change: Partial<TabletValues>) =>
  Object.entries(checkValues({ ...right, ...change })).map(([field, fault]) => [field, fault.key])

/** Six lines of fifty with their five breaks: 305. */
const fullest = Array.from({ length: 6 }, () => 'x'.repeat(50)).join('\n')

describe('a right form', () => {
  it.each<[string, Partial<TabletValues>]>([
    ['as it is', {}],
    ['a front of one character', { frontText: 'A' }],
    ['a front of 16', { frontText: 'x'.repeat(16) }],
    ['no back and no signature', { backText: '', signature: '' }],
    ['six lines of 50', { backText: fullest }],
    ['306 characters with an empty line', { backText: `${fullest}\n` }],
    ['six lines divided as on Windows', { backText: fullest.replaceAll('\n', '\r\n') }],
    ['a signature of 30', { signature: 'x'.repeat(30) }],
    ['names of 2 characters', { name: 'Ly', address: 'A1', city: 'Ii' }],
    ['names of 255', { name: 'x'.repeat(255), address: 'x'.repeat(255), city: 'x'.repeat(255) }],
    ['a Norwegian postal code of 4', { postalCode: '0150', countryCode: 'NOR' }],
    ['a Swedish postal code of 6 with its space', { postalCode: '111 22', countryCode: 'SE' }],
    ['a postal code of 7 with spaces', { postalCode: '9 01 00' }],
    ['the shortest phone', { phone: '123456' }],
    ['letters written as two code points', { frontText: 'ä'.repeat(16).normalize('NFD') }],
  ])('%s', (_what, change) => {
    expect(faultOf(change)).toEqual([])
  })

  it('goes to every country letters go to, by either code', () => {
    const codes = { FIN: '22100', SWE: '11122', NOR: '0150', DNK: '1050', ISL: '101' }
    for (const { countryCode, alpha2 } of countries) {
      const postalCode = codes[countryCode]
      expect(faultOf({ countryCode, postalCode })).toEqual([])
      expect(faultOf({ countryCode: alpha2, postalCode })).toEqual([])
    }
  })
})

describe('the first fault of a field', () => {
  it.each<[string, Partial<TabletValues>, string, string]>([
    ['no front', { frontText: '' }, 'frontText', 'custom-tablet/front-text-required'],
    ['a front of spaces', { frontText: '   ' }, 'frontText', 'custom-tablet/front-text-required'],
    ['a front of 17', { frontText: 'x'.repeat(17) }, 'frontText', 'custom-tablet/front-text-max-length'],
    ['seven lines', { backText: 'a\n'.repeat(6) + 'a' }, 'backText', 'custom-tablet/back-text-max-length'],
    ['a line of 51', { backText: 'x'.repeat(51) }, 'backText', 'custom-tablet/back-text-max-length-per-line'],
    ['307 characters', { backText: `${fullest}xx` }, 'backText', 'custom-tablet/back-text-max-length'],
    ['a signature of 31', { signature: 'x'.repeat(31) }, 'signature', 'custom-tablet/signature-max-length'],
    ['a cake in front', { frontText: 'Onnea 🎂' }, 'frontText', 'custom-tablet/not-engravable'],
    ['marks on the back', { backText: 'q\u0308\u0308' }, 'backText', 'custom-tablet/not-engravable'],
    ['a turn of direction', { signature: '\u202Eoiva' }, 'signature', 'custom-tablet/not-engravable'],
    ['no name', { name: '' }, 'name', 'forms/name-required'],
    ['a name of 1', { name: 'L' }, 'name', 'forms/name-min-length'],
    ['a name of 256', { name: 'x'.repeat(256) }, 'name', 'forms/name-max-length'],
    ['no address', { address: '' }, 'address', 'forms/address-required'],
    ['an address of 1', { address: 'A' }, 'address', 'forms/address-min'],
    ['an address of 256', { address: 'x'.repeat(256) }, 'address', 'forms/address-max'],
    ['a postal code of letters', { postalCode: '9010A' }, 'postalCode', 'forms/postal-code-invalid'],
    ['a Finnish postal code of 3', { postalCode: '901' }, 'postalCode', 'forms/postal-code-fin'],
    ['a Finnish postal code of 4', { postalCode: '9010' }, 'postalCode', 'forms/postal-code-fin'],
    ['a postal code of 8', { postalCode: '90100901' }, 'postalCode', 'forms/postal-code-max'],
    ['no city', { city: '' }, 'city', 'forms/city-required'],
    ['a city of 1', { city: 'O' }, 'city', 'forms/city-min'],
    ['a city of 256', { city: 'x'.repeat(256) }, 'city', 'forms/city-max'],
    ['no country', { countryCode: '' }, 'countryCode', 'forms/country-required'],
    ['a country of one letter', { countryCode: 'F' }, 'countryCode', 'forms/country-min-length'],
    ['a country nothing is sent to', { countryCode: 'USA' }, 'countryCode', 'forms/country-min-length'],
    ['letters in the phone', { phone: '12345a' }, 'phone', 'forms/phone-number-invalid'],
    ['a phone of 5', { phone: '12345' }, 'phone', 'forms/phone-number-min-length'],
    ['a phone of 16', { phone: '1'.repeat(16) }, 'phone', 'forms/phone-number-invalid'],
    ['no prefix', { phoneCountry: '' }, 'phoneCountry', 'forms/phone-country-required'],
    ['a prefix of 2', { phoneCountry: '+4' }, 'phoneCountry', 'forms/phone-country-min-length'],
  ])('%s', (_what, change, field, key) => {
    expect(faultOf(change)).toEqual([[field, key]])
  })

  it('names the characters that cannot be cut', () => {
    expect(checkValues({ ...right, backText: 'Hei 🎂\n🎂 ✨' }).backText?.characters).toEqual(['🎂', '✨'])
  })

  it('is what the empty form has in all its required fields', () => {
    expect(Object.keys(checkValues({ ...emptyDesign, ...emptyRecipient })).toSorted()).toEqual([
      'address',
      'city',
      'frontText',
      'name',
      'phone',
      'postalCode',
    ])
  })
})

it('form and server agree on every form', () => {
  const text = fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('', 'a', 'Onnea', '🎂', 'x'.repeat(51), 'a\nb'))
  const values = fc.record({
    frontText: text,
    backText: text,
    signature: text,
    name: text,
    address: text,
    postalCode: text,
    city: text,
    countryCode: fc.constantFrom('FIN', 'SWE', '', 'XX'),
    phoneCountry: fc.constantFrom('+358', '+46'),
    phone: fc.oneof(fc.stringMatching(/^\d{0,17}$/), text),
  })
  fc.assert(
    fc.property(values, (form) => {
      const isFine = Object.keys(checkValues(form)).length === 0
      return !isFine || Object.keys(checkTablet(normaliseTablet(toTablet('X', form)))).length === 0
    }),
    { numRuns: 500 },
  )
})

describe('the wire', () => {
  it('has the phone as one string, prefix first, and the flavour', () => {
    expect(toTablet('KV8000-TUMM', right)).toEqual({
      flavour: 'KV8000-TUMM',
      frontText: 'Onnea, Eeva',
      backText: 'Kolme riviä\nja yksi',
      signature: 'Mikko',
      name: 'Eeva Koski',
      address: 'Kirkkokatu 4 A 7',
      postalCode: '90100',
      city: 'Oulu',
      countryCode: 'FIN',
      phone: '+358504431290',
    })
  })

  it('comes back to the form as it went, and an unknown prefix as an empty number with the usual one', () => {
    const { flavour: _, ...tablet } = toTablet('X', right)
    expect(fromTablet(tablet)).toEqual(right)
    expect(fromTablet({ ...tablet, phone: '+1555' })).toMatchObject({ phoneCountry: '+46', phone: '' })
    expect(fromTablet({ ...tablet, phone: '+358' })).toMatchObject({ phoneCountry: '+46', phone: '' })
  })
})

describe('the back text', () => {
  it('is cut to six lines of fifty and 306 in all, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'ä', '\n', '\r\n', ' ', '🎂'), maxLength: 500 }), (typed) => {
        const kept = truncateBackText(typed)
        const lines = kept.split('\n')
        const isWhole = !/[\ud800-\udbff](?![\udc00-\udfff])/.test(kept)
        return lines.length <= 6 && lines.every((line) => line.length <= 50) && kept.length <= 306 && isWhole
      }),
    )
  })

  it('is left alone while it fits', () => {
    expect(truncateBackText(fullest)).toBe(fullest)
    expect(truncateBackText('a\r\nb')).toBe('a\nb')
    expect(truncateBackText(`${'x'.repeat(49)}🎂`)).toBe('x'.repeat(49))
  })

  it.each([
    ['', 0, 0],
    ['abc', 1, 3],
    ['abc\n', 2, 3],
    ['ab\r\ncd\n\nef', 4, 6],
  ])('%j has %i lines of %i characters', (text, lines, characters) => {
    expect(countBackText(text)).toEqual({ lines, characters })
  })
})
