import { describe, expect, it } from 'vitest'
import { diffWords } from './word-diff.ts'

const said = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, words }) => ({ same: '', added: '+', taken: '-' })[kind] + words)
    .join(' | ')

describe('two texts word by word', () => {
  it.each([
    ['one two three', 'one two three', 'one two three'],
    ['', 'new words', '+new words'],
    ['old words', '', '-old words'],
    ['order by 17 December', 'order by 15 December', 'order by | -17 | +15 | December'],
    ['a b c d', 'b c d a', '-a | b c d | +a'],
    ['milk  chocolate\n bar', 'milk chocolate bar', 'milk chocolate bar'],
  ])('%j and %j: %s', (before, after, expected) => {
    expect(said(before, after)).toBe(expected)
  })

  it('of any length are compared in bounded work', () => {
    const words = (mark: string) => Array.from({ length: 20_000 }, (_, place) => `${mark}${place}`).join(' ')
    expect(diffWords(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['taken', 'added'])
  })
})
