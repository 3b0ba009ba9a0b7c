import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import known from './phone-countries.json' with { type: 'json' }
import { phonePrefixes } from './phone.ts'
import { phoneText } from './phone-text.ts'

describe('a telephone number as people read it', () => {
  it.each([
    ['+358405123380', '+358 40 5123380'],
    ['+35891234567', '+358 9 1234567'],
    ['+46701234567', '+46 70 123 45 67'],
    ['+4722123456', '+47 22 12 34 56'],
    ['+4531234567', '+45 31 23 45 67'],
    ['+3546111234', '+354 611 1234'],
    // Of a country that nothing is sent to, or no number at all.
    ['+447911123456', '+447911123456'],
    ['0401234567', '0401234567'],
    ['+358', '+358'],
    ['', ''],
  ])('%j is %j', (saved, said) => {
    expect(phoneText(saved)).toBe(said)
  })
})

it('the table of countries is the library’s, of those that are delivered to', () => {
  const file = 'node_modules/libphonenumber-js/metadata.min.json'
  const all = JSON.parse(readFileSync(file, 'utf8')) as typeof known & {
    country_calling_codes: Record<string, string[]>
    countries: Record<string, unknown[]>
  }
  const codes = Object.fromEntries(
    Object.entries(all.country_calling_codes).filter(([code]) => phonePrefixes.some((prefix) => prefix === `+${code}`)),
  )
  const names = Object.values(codes).flat()
  const wanted = {
    version: all.version,
    country_calling_codes: codes,
    countries: Object.fromEntries(names.map((name) => [name, all.countries[name]])),
    nonGeographic: {},
  }
  const path = 'src/common/phone-countries.json'
  if (process.env['WRITE_PHONES'] === '1') writeFileSync(path, `${JSON.stringify(wanted, null, 2)}\n`)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(wanted)
})
