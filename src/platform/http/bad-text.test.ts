import { describe, expect, it } from 'vitest'
import { hasBadText, withoutBadText } from './bad-text.ts'

const nested = (depth: number): unknown => {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

describe('bad text', () => {
  it.each([
    ['nothing', undefined, false],
    ['null', null, false],
    ['a number', 1, false],
    ['a word', 'Kääpiö', false],
    ['an empty word', '', false],
    ['a whole pair of surrogates', '🍫', false],
    ['line separators', '\u2028\u2029', false],
    ['NUL', 'a\u0000b', true],
    ['a lone high surrogate', 'a\ud83c', true],
    ['a lone low surrogate', '\udf6b', true],
    ['a pair the wrong way round', '\udf6b\ud83c', true],
    ['bad text deep inside', { a: [{ b: ['x', '\u0000'] }] }, true],
    ['bad text in a name', { a: [{ 'b\u0000': 1 }] }, true],
    ['the depth honest clients reach', nested(20), false],
    ['a depth nobody needs', nested(26), true],
    ['a depth that would exhaust the stack', nested(100_000), true],
  ])('%s', (_what, value, expected) => expect(hasBadText(value)).toBe(expected))
})

describe('without bad text', () => {
  it('the rest stays as it is', () => {
    const value = { name: 'Kääpiö 🍫', list: [1, null, true] }
    expect(withoutBadText(value)).toEqual(value)
  })

  it.each([
    ['a\u0000b', 'a\uFFFDb'],
    ['a\ud83c', 'a\uFFFD'],
    [{ 'b\u0000': ['\udf6b'] }, { 'b\uFFFD': ['\uFFFD'] }],
  ])('%j becomes storable', (value, expected) => expect(withoutBadText(value)).toEqual(expected))

  it('nothing is nested deeper than can be stored', () => {
    expect(hasBadText(withoutBadText(nested(100_000)))).toBe(false)
  })
})
