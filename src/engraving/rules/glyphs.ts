import data from './glyph-data.json' with { type: 'json' }

/** A closed outline: where it begins and its way from there, in thousandths of the type size, upwards. */
export interface Contour {
  x: number
  y: number
  /** Letter and relative numbers as in an SVG path. */
  commands: readonly { letter: string; numbers: readonly number[] }[]
}

export interface Glyph {
  /** How far the next character stands from this one, in thousandths of the type size. */
  advance: number
  contours: readonly Contour[]
  /** What the outline needs, measured with its control points; empty glyphs have nothing between. */
  left: number
  right: number
  top: number
  bottom: number
}

type Commands = Contour['commands']

/** Rows of relative path commands. */
const contourCommands: readonly Commands[] = data.contours.map((row) =>
  [...row.matchAll(/([a-z])([^a-z]*)/g)].map(([, letter = '', numbers = '']) => ({
    letter,
    numbers: [...numbers.matchAll(/-?\d+/g)].map(([number]) => Number(number)),
  })),
)

/** A row per character: itself, its width, and its contours by their number and the point they begin at. */
const glyphs: ReadonlyMap<string, Glyph> = new Map(data.glyphs.map(readGlyph))

/** A row per left character: itself, and for each character to its right how much closer or wider it stands. */
const kerning: ReadonlyMap<string, number> = new Map(
  data.kerning.flatMap((row) => {
    const [left = '', ...pairs] = row.split(' ')
    return pairs.map((pair): [string, number] => [left + pair.charAt(0), Number(pair.slice(2))])
  }),
)

/** Null for a character the machine cannot cut. A space is a glyph without outlines. */
export const findGlyph = (character: string): Glyph | null => glyphs.get(character) ?? null

/** How much closer (negative) or wider two neighbours stand, in thousandths of the type size. */
export const kerningOf = (left: string, right: string): number => kerning.get(left + right) ?? 0

/** The highest and lowest any character reaches from the base line, in thousandths of the type size. */
export const reach = {
  up: Math.max(...[...glyphs.values()].map(({ top }) => top)),
  down: -Math.min(...[...glyphs.values()].map(({ bottom }) => bottom)),
}

/** Every character that can be cut, the space included. */
export const engravableCharacters: readonly string[] = [...glyphs.keys()]

function readGlyph(row: string): [string, Glyph] {
  // The first character of the row is the glyph's own, which may be the space.
  const [advance = '0', ...places] = row.slice(2).trim().split(' ')
  const contours = places.map((place): Contour => {
    const [index = 0, x = 0, y = 0] = place.split(',').map(Number)
    return { x, y, commands: contourCommands[index] ?? [] }
  })
  const points = contours.flatMap(pointsOf)
  const along = points.map(([x]) => x)
  const upward = points.map(([, y]) => y)
  return [
    row.charAt(0),
    {
      advance: Number(advance),
      contours,
      left: Math.min(0, ...along),
      right: Math.max(0, ...along),
      top: Math.max(0, ...upward),
      bottom: Math.min(0, ...upward),
    },
  ]
}

function pointsOf({ x, y, commands }: Contour): [x: number, y: number][] {
  const points: [number, number][] = [[x, y]]
  let [atX, atY] = [x, y]
  for (const { numbers } of commands) {
    for (let index = 0; index + 1 < numbers.length; index += 2)
      points.push([atX + (numbers[index] ?? 0), atY + (numbers[index + 1] ?? 0)])
    ;[atX, atY] = points.at(-1) ?? [atX, atY]
  }
  return points
}
