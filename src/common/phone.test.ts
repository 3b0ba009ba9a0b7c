import { describe, expect, it } from 'vitest'
import { cleanPhone, joinPhoneNumber, parsePhoneNumber, splitPhoneNumber } from './phone.ts'

describe('parsing a saved phone number', () => {
  it.each([
    ['+358401234567', '+358', '401234567'],
    ['+358 40 123 4567', '+358', '401234567'],
    ['00358401234567', '+358', '401234567'],
    ['00 46 70 123 45 67', '+46', '701234567'],
    ['+354 581-2345', '+354', '5812345'],
    ['+47 (22) 12 34 56', '+47', '22123456'],
    ['+45.32.12.34.56', '+45', '32123456'],
    ['+1 202 555 0100', '+46', ''],
    ['0401234567', '+46', ''],
    ['', '+46', ''],
    ['abc', '+46', ''],
  ])('%j gives %s and %s', (saved, prefix, localNumber) => {
    expect(parsePhoneNumber(saved)).toEqual({ prefix, localNumber })
  })

  it.each(['+358', '00358', '+46 ', '+45-'])('throws for %j, which has nothing after the prefix', (saved) => {
    expect(() => parsePhoneNumber(saved)).toThrow(/nothing after/)
  })
})

describe('dividing a number on the wire', () => {
  it.each([
    ['+358401234567', '+358', '401234567'],
    ['+3584012ab', '+358', '4012ab'],
    ['+9912345678', '+99', '12345678'],
    ['+4', '+4', ''],
    ['0401234567', '', '0401234567'],
    ['', '', ''],
  ])('%j gives %j and %j', (wire, prefix, localNumber) => {
    expect(splitPhoneNumber(wire)).toEqual({ prefix, localNumber })
  })

  it('is the inverse of joining', () => {
    const phone = { prefix: '+46', localNumber: '701234567' }
    expect(splitPhoneNumber(joinPhoneNumber(phone))).toEqual(phone)
  })
})

it.each([
  ['+358', '040 512-3380', '+358', '405123380'],
  ['+46', '(070) 123 45 67', '+46', '701234567'],
  ['+45', '40 51 23', '+45', '405123'],
  ['+46', '+358 40 512 3380', '+358', '405123380'],
  ['+358', '358405123380', '+358', '358405123380'],
  ['+358', '+49 30 1234567', '+358', '+49301234567'],
  ['+358', '04a', '+358', '4a'],
])('the fields %s and %j hold %s and %j when they are left', (prefix, typed, clean, localNumber) => {
  expect(cleanPhone({ prefix, localNumber: typed })).toEqual({ prefix: clean, localNumber })
})

it('a text that is no number is left as it is, however long', () => {
  const localNumber = '+358'.repeat(100_000)
  expect(cleanPhone({ prefix: '+358', localNumber })).toEqual({ prefix: '+358', localNumber })
})
