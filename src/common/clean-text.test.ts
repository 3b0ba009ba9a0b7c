import { describe, expect, it } from 'vitest'
import { cleanLine, cleanParagraphs } from './clean-text.ts'

describe('texts that people write', () => {
  it.each([
    ['a line break in a title', 'Hyvä\r\n  suklaa\t!', 'Hyvä suklaa !'],
    ['markup, which stays text', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['text turned round', 'abc\u202Edcba\u202C \u2066x\u2069', 'abcdcba x'],
    ['terminal escapes', '\u001b[31mred\u001b[0m\u0007', '[31mred[0m'],
    ['invisible fillers', 'a\u200bb\u2060c\ufeffd\u00ade', 'abcde'],
    ['emoji, joined ones too', 'Nam 👩‍🍳❤️', 'Nam 👩‍🍳❤️'],
    ['letters in two pieces', 'a\u0308iti', 'äiti'],
  ])('%s', (_what, typed, kept) => {
    expect(cleanLine(typed)).toBe(kept)
  })

  it('lose marks that pile up over a letter', () => {
    expect(cleanLine(`e${'\u0301\u0316\u0332'.repeat(4000)}!`).length).toBeLessThan(10)
  })

  it('keep their paragraphs, with one empty line at most', () => {
    expect(cleanParagraphs('  yksi \r\n\r\n\r\n\r\n kaksi\tkolme\u2028neljä\n')).toBe('yksi\n\nkaksi kolme\nneljä')
  })
})
