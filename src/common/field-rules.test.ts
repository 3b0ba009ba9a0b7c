import { describe, expect, it } from 'vitest'
import { brokenRule, brokenRules, type FieldRule } from './field-rules.ts'

const rule: FieldRule = {
  required: 'required',
  pattern: { test: /^[\d ]+$/, key: 'pattern' },
  min: { length: 4, key: 'min' },
  max: { length: 7, key: 'max' },
}
const optional: FieldRule = { pattern: { test: /^\d+$/, key: 'pattern' }, max: { length: 3, key: 'max' } }

describe('the rules of a field', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['00x', 'pattern'],
    ['123', 'min'],
    ['1234', null],
    [' 1234567 ', null],
    ['12345678', 'max'],
  ])('are tried in order, on the trimmed value: %j is %s', (value, key) => {
    expect(brokenRule(rule, value)).toBe(key)
  })

  it.each([
    ['', null],
    ['x', 'pattern'],
    ['1234', 'max'],
  ])('leave an empty field alone that need not be filled in: %j is %s', (value, key) => {
    expect(brokenRule(optional, value)).toBe(key)
  })

  it('name every field that is broken, and one that is missing', () => {
    expect(brokenRules({ code: rule, extra: optional }, { extra: 'x' })).toEqual({ code: 'required', extra: 'pattern' })
    expect(brokenRules({ code: rule, extra: optional }, { code: '00100', extra: '' })).toEqual({})
  })
})
