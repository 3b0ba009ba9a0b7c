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

  it.each([
    ['one after the other', '\u0301\u0316\u0332'.repeat(4_000)],
    ['with joiners between', '\u0316\u0332\u200d'.repeat(4_000)],
    ['with what is not seen between', '\u0316\u200b\u2060\u00ad'.repeat(4_000)],
  ])('lose marks that pile up over a letter, %s', (_how, marks) => {
    expect(cleanLine(`Ole${marks}!`)).toMatch(/^Ol.{1,5}!$/u)
    expect(cleanParagraphs(`Ole${marks}\nSe${marks}`)).toMatch(/^Ol.{1,4}\nS.{1,4}$/u)
  })

  it.each([
    ['alone', '\u0336'.repeat(10_000), ''],
    ['in front', '\u0336\u0301Aino', 'Aino'],
    ['behind a space', 'Aino \u0336\u200d\u0336Virta', 'Aino Virta'],
  ])('keep no marks without a letter: %s', (_where, typed, kept) => {
    expect([cleanLine(typed), cleanParagraphs(typed)]).toEqual([kept, kept])
  })

  it.each(['नमस्ते', 'สวัสดีที่รัก', 'می‌خواهم', 'Nguyễn Thị Ánh', '🏳️‍⚧️👩‍❤️‍💋‍👨1️⃣', 'Za\u0335lg\u0335o\u0335'])(
    'keep what is written so: %s',
    (typed) => expect(cleanLine(typed)).toBe(typed.normalize('NFC')),
  )

  it('stay as they are when they are cleaned again', () => {
    const typed = `a\u200b\u0308 \u0301${'\u0332\u200d'.repeat(9)}\n\n\n e\u2060\u0301\u200f`
    expect(cleanParagraphs(cleanParagraphs(typed))).toBe(cleanParagraphs(typed))
    expect(cleanLine(cleanLine(typed))).toBe(cleanLine(typed))
  })

  it('keep their paragraphs, with one empty line at most', () => {
    expect(cleanParagraphs('  yksi \r\n\r\n\r\n\r\n kaksi\tkolme\u2028neljä\n')).toBe('yksi\n\nkaksi kolme\nneljä')
  })
})
