import { findGlyph } from './glyphs.ts'

/** Normalises a text: composed letters (`ä`, not `a` and dots), `\n` between lines, ordinary spaces. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[\t\u00a0\u2007\u2009\u202f]/g, ' ')

/**
 * Lists the characters that the machine cannot cut, each once and in the text's order; empty if all can be. Invisible ones
 * (combining marks, controls, direction marks) are named by code point, `U+202E`.
 */
export function listUnengravable(text: string): string[] {
  const uncuttable = Array.from(plainText(text)).filter(
    (character) => character !== '\n' && findGlyph(character) === null,
  )
  return [...new Set(uncuttable.map(nameOf))]
}

export const isEngravable = (text: string): boolean => listUnengravable(text).length === 0

function nameOf(character: string): string {
  if (!/[\p{M}\p{C}\p{Z}]/u.test(character)) return character
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
