import { describe, expect, it } from 'vitest'
import { businessIdFault, normaliseBusinessId } from './business-id.ts'

describe('a company’s id', () => {
  it.each([
    ['0112038-9', 'FIN', null],
    ['01120389', 'FIN', null],
    ['FI01120389', 'FIN', null],
    ['1927400-1', 'FIN', null],
    ['0201256-6', 'FIN', null],
    ['0112038-8', 'FIN', 'forms/business-id-fin'],
    ['0112083-9', 'FIN', 'forms/business-id-fin'],
    ['112038-9', 'FIN', 'forms/business-id-fin'],
    ['yritys', 'FIN', 'forms/business-id-fin'],
    ['', 'FIN', null],
    ['  ', 'SWE', null],
    ['556036-0793', 'SWE', null],
    ['914 778 271', 'NOR', null],
    ['123', 'SWE', 'forms/business-id-invalid'],
    ['<b>556036</b>', 'SWE', 'forms/business-id-invalid'],
  ])('%j in %s: %s', (id, countryCode, fault) => {
    expect(businessIdFault(id, countryCode)).toBe(fault)
  })

  it('notices every digit that is wrong, and every two that have changed places', () => {
    const right = '01120389'
    for (let at = 0; at < 8; at += 1) {
      const digits = right.split('')
      digits[at] = String((Number(digits[at]) + 3) % 10)
      expect(businessIdFault(digits.join(''), 'FIN')).toBe('forms/business-id-fin')
      const swapped = right.split('')
      ;[swapped[at], swapped[at + 1]] = [swapped[at + 1] ?? '', swapped[at] ?? '']
      if (at < 6 && right[at] !== right[at + 1]) expect(businessIdFault(swapped.join(''), 'FIN')).not.toBeNull()
    }
  })

  it('is written as in its country', () => {
    expect(normaliseBusinessId(' fi 0112038 9', 'FIN')).toBe('0112038-9')
    expect(normaliseBusinessId('se556036079301', 'SWE')).toBe('SE556036079301')
  })
})
