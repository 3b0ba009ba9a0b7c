import { findGlyph, kerningOf, reach } from './glyphs.ts'
import { type Box, lineHeight } from './plate.ts'

/** A line with its size and place; `x` is the origin of its first character. */
export interface PlacedLine {
  text: string
  x: number
  baseline: number
  size: number
}

export interface TextStyle {
  box: Box
  /** Largest type, in plate units; layout only makes it smaller. */
  largest: number
  /** Lines after breaking; a text with more line breaks than that gets them all. */
  maxLines: number
  align: 'center' | 'end'
}

/** Factor from one tried size to the next smaller one. */
const shrink = 0.97

/**
 * Returns the largest layout that fits the box, with long lines broken at spaces into lines of similar width. Words are never
 * broken: the type gets smaller until they fit.
 */
export function layOut(text: string, style: TextStyle): PlacedLine[] {
  const paragraphs = text.split('\n').map((line) => line.split(' ').filter((word) => word !== ''))
  if (paragraphs.every((words) => words.length === 0)) return []
  const { box, largest } = style
  const maxLines = Math.max(style.maxLines, paragraphs.length)
  const tallest = box.height / heightOf(paragraphs.length)
  for (let size = Math.min(largest, tallest); ; size *= shrink) {
    const width = (box.width / size) * 1000
    const broken = breakAll(paragraphs, width)
    if (broken === null) continue
    const lines = broken.flat()
    if (lines.length > maxLines || heightOf(lines.length) * size > box.height + slack) continue
    const even = broken.flatMap((own, index) => evenly(paragraphs[index] ?? [], width, own))
    return place(even, size, style)
  }
}

/** Tolerance for floating-point errors, in plate units. */
const slack = 1e-6

/** Returns the height of that many lines with their reach above and below, in type sizes. */
const heightOf = (lines: number): number => (reach.up + reach.down) / 1000 + (lines - 1) * lineHeight

function place(lines: readonly string[], size: number, { box, align }: TextStyle): PlacedLine[] {
  const top = box.y + (box.height - heightOf(lines.length) * size) / 2
  return lines.map((text, index) => {
    const { left, right } = extent(text)
    const room = box.width - ((right - left) * size) / 1000
    const start = box.x + (align === 'center' ? room / 2 : room)
    return {
      text,
      size,
      x: start - (left * size) / 1000,
      baseline: top + (reach.up / 1000 + index * lineHeight) * size,
    }
  })
}

/** Breaks paragraphs into lines; null if a word is wider than the line. Widths are thousandths of the type size. */
function breakAll(paragraphs: readonly string[][], width: number): string[][] | null {
  const broken: string[][] = []
  for (const words of paragraphs) {
    const lines = breakLine(words, width)
    if (lines === null) return null
    broken.push(lines)
  }
  return broken
}

function breakLine(words: readonly string[], width: number): string[] | null {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) line = longer
    else if (line === '' || widthOf(word) > width) return null
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}

/** Balances the same number of lines to the least width, so that the last line is not much shorter. */
function evenly(words: readonly string[], width: number, broken: string[]): string[] {
  let best = broken
  if (broken.length < 2) return best
  let [low, high] = [0, width]
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2
    const tried = breakLine(words, middle)
    if (tried !== null && tried.length === broken.length) {
      best = tried
      high = middle
    } else low = middle
  }
  return best
}

function widthOf(text: string): number {
  const { left, right } = extent(text)
  return right - left
}

/** Extent of a line's outlines, from the first character's origin. Characters without a glyph are left out. */
function extent(text: string): { left: number; right: number } {
  let [left, right] = [0, 0]
  for (const { glyph, at } of advances(text)) {
    left = Math.min(left, at + glyph.left)
    right = Math.max(right, at + glyph.right)
  }
  return { left, right }
}

/** Yields the glyphs of a line, each with its distance from the first, in thousandths of the type size. */
export function* advances(text: string) {
  let at = 0
  let before = ''
  for (const character of text) {
    const glyph = findGlyph(character)
    if (glyph === null) continue
    at += kerningOf(before, character)
    yield { glyph, at }
    at += glyph.advance
    before = character
  }
}
