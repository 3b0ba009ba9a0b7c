import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf, proportional } from '../../../tests/support/growth.ts'
import plates from '../../../demo/images/plates/plates.json' with { type: 'json' }
import { drawSide, sideSvg } from './drawing.ts'
import { isEngravable, listUnengravable, plainText } from './engravable.ts'
import { engravableCharacters, findGlyph, reach } from './glyphs.ts'
import { layOut } from './layout.ts'
import { type Box, largestType, maxDrawnLines, plate, sides, signatureBox, textBoxes } from './plate.ts'

/** Every point of a path, control points too, in plate units. */
function pointsOf(path: string): [x: number, y: number][] {
  const points: [number, number][] = []
  let [atX, atY] = [0, 0]
  for (const [, letter = '', rest = ''] of path.matchAll(/([Mlqcz])([^Mlqcz]*)/g)) {
    const numbers = Array.from(rest.matchAll(/-?\d+(?:\.\d+)?/g), ([number]) => Number(number))
    const [baseX, baseY] = letter === 'M' ? [0, 0] : [atX, atY]
    for (let index = 0; index + 1 < numbers.length; index += 2)
      points.push([baseX + (numbers[index] ?? Number.NaN), baseY + (numbers[index + 1] ?? Number.NaN)])
    if (numbers.length > 0) [atX, atY] = points.at(-1) ?? [0, 0]
  }
  return points
}

const isInside = (path: string, boxes: readonly Box[]): boolean =>
  pointsOf(path).every(([x, y]) =>
    boxes.some(
      (box) =>
        x >= box.x - 0.15 && x <= box.x + box.width + 0.15 && y >= box.y - 0.15 && y <= box.y + box.height + 0.15,
    ),
  )

const cuttable = fc.constantFrom(...engravableCharacters)
const line = (max: number) => fc.string({ unit: cuttable, maxLength: max })
const backText = fc.array(line(50), { minLength: 1, maxLength: 6 }).map((lines) => lines.join('\n'))
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 306 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"/><text>x</text>',
    '\u202Ekonnea',
    'e\u0301'.repeat(50),
    '👩‍👩‍👧',
    ']]>&lt;',
  ),
)

describe('the drawing of a side', () => {
  it('stays inside the text’s own place on the plate, whatever fits the form', () => {
    fc.assert(fc.property(line(16), (text) => isInside(drawSide('front', text), [textBoxes.front])))
    fc.assert(
      fc.property(backText, line(30), (text, name) =>
        isInside(drawSide('back', text, name), [textBoxes.back, signatureBox]),
      ),
      { numRuns: 60 },
    )
  })

  it('is made of finite coordinates with one decimal', () => {
    fc.assert(
      fc.property(backText, line(30), (text, name) => {
        const path = drawSide('back', text, name)
        return (
          /^[Mlqcz\d .-]*$/.test(path) &&
          Array.from(path.matchAll(/-?\d+(\.\d+)?/g), ([number]) => number).every((number) =>
            /^-?\d+(\.\d)?$/.test(number),
          )
        )
      }),
      { numRuns: 60 },
    )
  })

  it('is the same for the same words, however they are spelt in code points', () => {
    fc.assert(
      fc.property(backText, (text) => {
        const path = drawSide('back', text)
        return (
          path === drawSide('back', text) && path === drawSide('back', text.normalize('NFD').replaceAll('\n', '\r\n'))
        )
      }),
      { numRuns: 60 },
    )
  })

  it('is a file of one path, whatever is put in: no text, no reference, no script', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sides), hostile, hostile, (side, text, name) => {
        const svg = sideSvg(drawSide(side, text, name), '#cbb08f')
        return /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1400 700" width="1400" height="700"><path fill="#cbb08f" d="[Mlqcz\d .-]*"\/><\/svg>$/.test(
          svg,
        )
      }),
    )
  })

  it('shows every character of the font, the space as nothing', () => {
    for (const character of engravableCharacters)
      expect(drawSide('front', character) === '', character).toBe(character === ' ')
  })

  it('changes with every word, and with the side the words are on', () => {
    const words = ['Onnea', 'Onnea, Eeva', 'onnea', 'Onnéa']
    expect(new Set(words.flatMap((word) => [drawSide('front', word), drawSide('back', word)])).size).toBe(8)
    expect(drawSide('back', 'Onnea', 'Mikko')).toContain(drawSide('back', 'Onnea'))
    expect(drawSide('front', 'Onnea', 'Mikko')).toBe(drawSide('front', 'Onnea'))
    expect(drawSide('back', '', '')).toBe('')
  })

  it('takes time in proportion to the length of the texts, far beyond the longest that may be engraved', () => {
    const draw = (size: number) => drawSide('back', 'W'.repeat(size), 'W'.repeat(30))
    expect(growthOf(draw, 300)).toBeLessThan(proportional)
  })
})

describe('the size of the type', () => {
  const style = { box: textBoxes.back, largest: largestType.back, maxLines: maxDrawnLines, align: 'center' as const }

  it('is the largest for a short text, and smaller only as far as it must be', () => {
    expect(layOut('Moi', style)[0]?.size).toBe(largestType.back)
    const wide = layOut('Rakkaudella äidille', { ...style, maxLines: 1, largest: 400 })[0]
    expect(wide?.size).toBeGreaterThan(100)
    expect(wide?.size).toBeLessThan(400)
  })

  it('breaks a long line at a space, into lines of like width', () => {
    const lines = layOut('Kolmekymmentä vuotta ja yhä sama nauru joka aamu', style)
    expect(lines.map(({ text }) => text)).toEqual(['Kolmekymmentä vuotta ja', 'yhä sama nauru joka aamu'])
  })

  it('never breaks a word, and keeps the shopper’s own lines', () => {
    expect(layOut('x'.repeat(50), style)).toHaveLength(1)
    expect(layOut('a\n\nb', style).map(({ text }) => text)).toEqual(['a', '', 'b'])
  })

  it('leaves room for the highest and the lowest character there is', () => {
    expect(reach.up).toBe(Math.max(...engravableCharacters.map((one) => findGlyph(one)?.top ?? 0)))
    expect(isInside(drawSide('front', 'ÅŐ(]|gjȚ'), [textBoxes.front])).toBe(true)
  })
})

describe('what cannot be cut', () => {
  it.each([
    ['Hyvää 🎂', ['🎂']],
    ['a\u0323bc', ['ạ']],
    ['q\u0308', ['U+0308']],
    ['\u202Eonnea', ['U+202E']],
    ['tab\u0007', ['U+0007']],
    ['привет', ['п', 'р', 'и', 'в', 'е', 'т']],
    ['\ud800', ['U+D800']],
    ['漢字漢', ['漢', '字']],
  ])('%j is named: %j', (text, named) => {
    expect(listUnengravable(text)).toEqual(named)
    expect(isEngravable(text)).toBe(false)
  })

  it('is nothing in the letters of the three languages, punctuation and figures', () => {
    for (const text of ['ÅÄÖåäöÉéÜüß ŠšŽž', '0123456789', `.,:;!?'"’”“„()–—-…&@%€/+*#=`, 'a\u0308 \u00a0', 'a\r\nb'])
      expect(listUnengravable(text), text).toEqual([])
    expect(plainText('a\u0308\r\nb')).toBe('ä\nb')
  })
})

it('the places of the texts are those of the plate pictures', () => {
  for (const [name, facts] of Object.entries(plates.plates)) {
    const side = facts.side as (typeof sides)[number] // the file's own words
    const scaled = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => ({
      x: Math.round(x * plate.width),
      y: Math.round(y * plate.height),
      width: Math.round(w * plate.width),
      height: Math.round(h * plate.height),
    })
    expect(scaled(facts.text), name).toEqual(textBoxes[side])
    if (side === 'back') expect(scaled(facts.signature), name).toEqual(signatureBox)
  }
})
