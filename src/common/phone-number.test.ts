import { describe, expect, it } from 'vitest'
import { isPhoneNumber, readPhoneNumber } from './phone-number.ts'
import { cleanPhone, joinPhoneNumber } from './phone.ts'

/** What the two fields of a form send, and what the server stores of it. */
const stored = (prefix: string, localNumber: string): string =>
  readPhoneNumber(joinPhoneNumber(cleanPhone({ prefix, localNumber })))

describe('one number for every way of writing it', () => {
  it.each([
    ['+358', '405123380'],
    ['+358', '0405123380'],
    ['+358', '040 512 3380'],
    ['+358', '040-512 3380'],
    ['+358', '(040) 512\u00a03380'],
    ['+358', '+358 40 512 3380'],
    ['+358', '+358 (0)40 512 3380'],
    ['+358', '+358 (0) 40 512 3380'],
    ['+358', '00358405123380'],
    ['+358', '00 358 40 512 3380'],
    ['+358', '358405123380'],
    ['+358', '3580405123380'],
    ['+358', '\u202a+358 40 512 3380\u202c'],
    ['+358', 'tel:+358-40-512-3380'],
    ['+358', '＋３５８ ４０ ５１２ ３３８０'],
    ['+46', '+358 40 512 3380'],
    ['+47', '00358 (0)40 512 3380'],
  ])('%s and %j is +358405123380', (prefix, typed) => {
    expect(stored(prefix, typed)).toBe('+358405123380')
  })

  it.each([
    ['+46', '070-123 45 67', '+46701234567'],
    ['+46', '46701234567', '+46701234567'],
    ['+358', '0046701234567', '+46701234567'],
    ['+47', '4741234567', '+4741234567'],
    ['+45', '4532123456', '+4532123456'],
    ['+354', '3545812345', '+3545812345'],
  ])('%s and %j is %s', (prefix, typed, number) => {
    expect(stored(prefix, typed)).toBe(number)
  })
})

describe('digits that begin like a country code and are a number as they stand', () => {
  it.each([
    ['of Norway', '+47', '47123456', '+4747123456'],
    ['of Denmark', '+45', '45123456', '+4545123456'],
    ['of Lund', '+46', '046-12 34 56', '+4646123456'],
    ['of Lund without its 0', '+46', '46123456', '+4646123456'],
    ['of Tampere', '+358', '03 584 0512', '+35835840512'],
  ])('%s stay whole', (_where, prefix, typed, number) => {
    expect(stored(prefix, typed)).toBe(number)
  })
})

describe('what is no number in any reading', () => {
  it.each([
    ['+358', '123', '+358123'],
    ['+47', '4712', '+474712'],
    ['+358', '00405123380', '+358+405123380'],
    ['+358', '04a', '+3584a'],
  ])('%s and %j stays as it was typed: %s', (prefix, typed, kept) => {
    expect(stored(prefix, typed)).toBe(kept)
    expect(isPhoneNumber(kept)).toBe(false)
  })
})

it.each([
  ['00358405123380', '+358405123380'],
  ['+358 (0)40 512 3380', '+358405123380'],
  ['+358358405123380', '+358405123380'],
  ['+3580405123380', '+358405123380'],
  ['+1 202 555 0123', '+12025550123'],
  ['0405123380', '0405123380'],
  ['', ''],
])('%j on the wire is stored as %j', (wire, number) => {
  expect(readPhoneNumber(wire)).toBe(number)
})
