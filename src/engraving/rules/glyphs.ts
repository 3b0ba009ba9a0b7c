import data from './glyph-data.json' with { type: 'json' }

/** A closed outline: its starting point and path, in thousandths of the type size, upwards. */
export interface Contour {
  x: number
  y: number
  /** Letter and relative numbers as in an SVG path. */
  commands: readonly { letter: string; numbers: readonly number[] }[]
}

export interface Glyph {
  /** Distance to the next character, in thousandths of the type size. */
  advance: number
  contours: readonly Contour[]
  /** Bounds of the outline including control points; empty glyphs have zero width. */
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

/** One row per character: itself, its advance, and its contours by number and starting point. */
const glyphs: ReadonlyMap<string, Glyph> = new Map(data.glyphs.map(readGlyph))

/** One row per left character: itself, and for each right neighbour how much closer or wider it stands. */
const kerning: ReadonlyMap<string, number> = new Map(
  data.kerning.flatMap((row) => {
    const [left = '', ...pairs] = row.split(' ')
    return pairs.map((pair): [string, number] => [left + pair.charAt(0), Number(pair.slice(2))])
  }),
)

/** Finds a glyph; null if the machine cannot cut the character. A space is a glyph without outlines. */
export const findGlyph = (character: string): Glyph | null => glyphs.get(character) ?? null

/** Returns how much closer (negative) or wider two neighbours stand, in thousandths of the type size. */
export const kerningOf = (left: string, right: string): number => kerning.get(left + right) ?? 0

/** Highest and lowest reach of any character from the base line, in thousandths of the type size. */
export const reach = {
  up: Math.max(...[...glyphs.values()].map(({ top }) => top)),
  down: -Math.min(...[...glyphs.values()].map(({ bottom }) => bottom)),
}

/** All characters that can be cut, including the space. */
export const engravableCharacters: readonly string[] = [...glyphs.keys()]

function readGlyph(row: string): [string, Glyph] {
  // A row begins with the glyph's character, which may be the space.
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
