import { plainText } from './engravable.ts'
import { type Contour } from './glyphs.ts'
import { advances, layOut, type PlacedLine } from './layout.ts'
import { largestType, maxDrawnLines, plate, type Side, signatureBox, textBoxes } from './plate.ts'

/*
 * The only code that turns text into the cut path: preview, cart, order, mail and production sheet all draw it. Pure: the same
 * text gives exactly the same path in the browser and on the server.
 */

/**
 * Returns the outlines of one side as SVG path data, in plate units with one decimal. Characters that the machine cannot cut
 * are left out; only the back has a signature. Empty if nothing is to be cut.
 */
export function drawSide(side: Side, text: string, signature = ''): string {
  const lines = layOut(plainText(text), {
    box: textBoxes[side],
    largest: largestType[side],
    maxLines: side === 'front' ? 1 : maxDrawnLines,
    align: 'center',
  })
  if (side === 'front') return pathOf(lines)
  const name = layOut(plainText(signature).replaceAll('\n', ' '), {
    box: signatureBox,
    largest: largestType.signature,
    maxLines: 1,
    align: 'end',
  })
  return pathOf([...lines, ...name])
}

/** Returns one side as a separate SVG file: outlines alone on a transparent background. `colour` is a hex colour. */
export function sideSvg(path: string, colour: string): string {
  const { width, height } = plate
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="${colour}" d="${path}"/></svg>`
}

/** Returns the outlines of placed lines, one after the other. */
export const pathOf = (lines: readonly PlacedLine[]): string => lines.map(linePath).join('')

function linePath({ text, x, baseline, size }: PlacedLine): string {
  const scale = size / 1000
  let path = ''
  for (const { glyph, at } of advances(text))
    for (const contour of glyph.contours) path += contourPath(contour, x + at * scale, baseline, scale)
  return path
}

/** Rounds each point by itself and writes it relative to the previous rounded one, so that errors do not add up. */
function contourPath(contour: Contour, originX: number, baseline: number, scale: number): string {
  const across = (x: number) => Math.round((originX + x * scale) * 10)
  const down = (y: number) => Math.round((baseline - y * scale) * 10)
  let [x, y] = [contour.x, contour.y]
  let [atX, atY] = [across(x), down(y)]
  let path = `M${numbers([atX, atY])}`
  for (const { letter, numbers: steps } of contour.commands) {
    const moved: number[] = []
    for (let index = 0; index + 1 < steps.length; index += 2)
      moved.push(across(x + (steps[index] ?? 0)) - atX, down(y + (steps[index + 1] ?? 0)) - atY)
    x += steps.at(-2) ?? 0
    y += steps.at(-1) ?? 0
    ;[atX, atY] = [across(x), down(y)]
    path += letter + numbers(moved)
  }
  return `${path}z`
}

/** Writes tenths as decimals, without separators that SVG can do without. */
const numbers = (tenths: readonly number[]): string =>
  tenths.map((tenth, index) => (index > 0 && tenth >= 0 ? ' ' : '') + String(tenth / 10)).join('')
