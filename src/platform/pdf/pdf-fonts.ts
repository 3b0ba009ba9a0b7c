import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'

/** Fonts of printed documents, cut by `scripts/cut-paper-fonts.mjs`. `display` has Greek and Cyrillic letters too. */
export const faces = ['text', 'strong', 'display'] as const
export type Face = (typeof faces)[number]

const files: Readonly<Record<Face, string>> = {
  text: 'hanken-grotesk.ttf',
  strong: 'hanken-grotesk-bold.ttf',
  display: 'eb-garamond.ttf',
}

interface LoadedFace {
  /** The parsed font, which the writer takes as a font: parsing one takes longer than writing a page with it. */
  font: Uint8Array
  letters: ReadonlySet<number>
}

type ParsedFont = Uint8Array & { characterSet: number[]; glyphForCodePoint: (point: number) => unknown }

const loaded = new Map<Face, LoadedFace>()

/** Reads the font when the first document is written: most processes write none. */
export function loadFace(face: Face): LoadedFace {
  const known = loaded.get(face)
  if (known) return known
  const probe = new PDFDocument({ autoFirstPage: false })
  probe.font(readFileSync(join(import.meta.dirname, 'fonts', files[face])))
  // The parsed font inside, which its types do not show; it is accepted in place of a file's bytes.
  const { font } = (probe as unknown as { _font: { font: ParsedFont } })._font
  // Registers each glyph as its own letter first: met first as a part of another (the ı of an i), it would be lost in
  // copied text.
  for (const point of font.characterSet) font.glyphForCodePoint(point)
  const made = { font, letters: new Set(font.characterSet) }
  loaded.set(face, made)
  return made
}

/** Characters of one font; `said` is the original text when no font has its letters and `text` shows signs. */
export interface Run {
  face: Face
  text: string
  said: string | null
}

/** Shown for each character that no font has: an emoji of several code points counts as one. */
const unknownSign = '?'
const signs = new Intl.Segmenter('fi', { granularity: 'grapheme' })

/**
 * A line in pieces of one font each: names are written in all the world's letters, and none may turn into a box or stop a
 * receipt. A character that no font has is shown as a sign, and kept as it is for copying, searching and screen readers;
 * when no font has a letter's marks, the bare letter is shown.
 */
export function runsOf(line: string, face: Face): Run[] {
  const runs: Run[] = []
  const add = (run: Run): void => {
    const last = runs.at(-1)
    if (last?.face !== run.face || (last.said === null) !== (run.said === null)) return void runs.push(run)
    last.text += run.text
    if (last.said !== null) last.said += run.said
  }
  for (const { segment } of signs.segment(line.normalize('NFC'))) {
    const letters = Array.from(segment, (text) => ({ text, found: faceOf(text, face) }))
    const [first] = letters
    if (letters.every(({ found }) => found !== null))
      for (const { text, found } of letters) add({ face: found ?? face, text, said: null })
    else if (/^\s+$/u.test(segment)) add({ face, text: ' ', said: null })
    else add({ face: first?.found ?? face, text: first?.found ? first.text : unknownSign, said: segment })
  }
  return runs
}

/** Whether a name can be printed: it has a letter or a digit that some font has. */
export const isPrintable = (text: string): boolean => runsOf(text, 'text').some((run) => /[\p{L}\p{N}]/u.test(run.text))

function faceOf(letter: string, wanted: Face): Face | null {
  const point = letter.codePointAt(0) ?? 0
  return [wanted, ...faces].find((face) => loadFace(face).letters.has(point)) ?? null
}
