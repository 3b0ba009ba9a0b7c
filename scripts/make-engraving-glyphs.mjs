import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'

/*
 * Makes the outlines the engraving machine follows, from the font package: each character that can be cut, with its width and
 * its path in units of a thousandth of the type size, and the pairs that stand closer or wider than their widths say. Run it
 * after the list of characters or the package changes, and commit what it writes:
 *
 *   node scripts/make-engraving-glyphs.mjs
 */

const project = join(import.meta.dirname, '..')
const target = join(project, 'src/engraving/rules/glyph-data.json')
const weight = 500

const characters = [
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~',
  '¡¢£§©«°±·»½¿×÷–—‘’‚“”„•…€',
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ',
  'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŊŋŐőŒœŔŕŘřŚśŞşŠšȘșŤťŦŧȚțŪūŮůŰűŲųŹźŻżŽžŸ',
].join('')

/** Closer than this no eye sees a difference in chocolate. */
const leastKerning = 8
/** Characters of the texts people write: kerning of the others is not worth its bytes. */
const kerned = /[A-Za-zÀ-ÖØ-öø-ÿŠŽšž0-9.,:;!?'’”“"()–-]/

/** How far a curve may lie from the font's own: 0.03 mm of the largest letters. */
const tolerance = 1.5
const cornerDegrees = 14

const fonts = await Promise.all(
  ['latin', 'latin-ext'].map(async (part) => {
    const whole = await readFile(
      join(project, `node_modules/@fontsource-variable/eb-garamond/files/eb-garamond-${part}-wght-italic.woff2`),
    )
    const still = await subsetFont(whole, characters, { targetFormat: 'truetype', variationAxes: { wght: weight } })
    return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(still)))
  }),
)

const found = new Map()
for (const character of characters) {
  for (const font of fonts) {
    const glyph = font.nominalGlyph(character.codePointAt(0))
    if (glyph === undefined || found.has(character)) continue
    found.set(character, { font, glyph, advance: font.glyphHAdvance(glyph), contours: contoursOf(font, glyph) })
  }
}
const missing = Array.from(characters).filter((character) => !found.has(character))
if (missing.length > 0) throw new Error(`The font has no ${missing.join(' ')}`)

// Letters share their parts: the ring of å is that of Å, its body the a.
const contours = [...new Set([...found.values()].flatMap((glyph) => glyph.contours.map(({ path }) => path)))]
const glyphs = [...found].map(([character, { advance, contours: own }]) =>
  [character, Math.round(advance), ...own.map(({ path, x, y }) => `${contours.indexOf(path)},${x},${y}`)].join(' '),
)
const pairs = kerningPairs()
const about = `Written by scripts/make-engraving-glyphs.mjs from EB Garamond Italic ${weight} (SIL Open Font License 1.1, src/kit/fonts/OFL-eb-garamond.txt).`
await writeFile(target, `${JSON.stringify({ about, contours, glyphs, kerning: pairs }, null, 2)}\n`)
console.log(`${found.size} characters of ${contours.length} contours, ${pairs.length} rows of kerning`)

/** Closed outlines: where each begins, and its way from there in relative commands. */
function contoursOf(font, glyph) {
  const contours = []
  let segments = []
  let start = [0, 0]
  let at = start
  for (const { type, values } of font.glyphToJson(glyph)) {
    const points = Array.from({ length: values.length / 2 }, (_, index) => [values[index * 2], values[index * 2 + 1]])
    if (type === 'M') {
      start = points[0]
      at = start
      segments = []
    } else if (type === 'Z') {
      if (!isSame(at, start)) segments.push([at, start])
      contours.push({ x: Math.round(start[0]), y: Math.round(start[1]), path: relativePath(start, smooth(segments)) })
    } else {
      const end = points.at(-1)
      if (!isSame(at, end)) segments.push([at, ...points])
      at = end
    }
  }
  return contours
}

/**
 * The package's outlines are made of many short quadratic curves; runs of them that have no corner become one cubic curve
 * wherever it stays within `tolerance` of them.
 */
function smooth(segments) {
  const made = []
  let first = 0
  while (first < segments.length) {
    let best = { curve: segments[first], next: first + 1 }
    if (segments[first].length === 3) {
      const run = [segments[first]]
      for (let next = first + 1; next < segments.length; next += 1) {
        if (segments[next].length !== 3 || isCorner(segments[next - 1], segments[next])) break
        run.push(segments[next])
        const curve = fit(run)
        if (curve !== null) best = { curve, next: next + 1 }
        else if (run.length > 8) break
      }
    }
    made.push(best.curve)
    first = best.next
  }
  return made
}

/** The cubic curve nearest to these quadratic ones; null when it strays from them. */
function fit(run) {
  const points = run.flatMap((segment, index) =>
    [0, 0.25, 0.5, 0.75, ...(index === run.length - 1 ? [1] : [])].map((t) => pointAt(segment, t)),
  )
  const [p0, p3] = [points[0], points.at(-1)]
  const t0 = unit(minus(run[0][1], run[0][0]))
  const t1 = unit(minus(run.at(-1)[1], run.at(-1)[2]))
  let lengths = [0]
  for (let index = 1; index < points.length; index += 1)
    lengths.push(lengths[index - 1] + size(minus(points[index], points[index - 1])))
  let times = lengths.map((length) => length / lengths.at(-1))
  for (let round = 0; round < 6; round += 1) {
    const curve = leastSquares(points, times, p0, p3, t0, t1)
    if (curve === null) return null
    const strays = Math.max(...points.map((point, index) => size(minus(cubicAt(curve, times[index]), point))))
    if (strays <= tolerance) return curve
    times = times.map((time, index) => nearer(curve, points[index], time))
  }
  return null
}

function leastSquares(points, times, p0, p3, t0, t1) {
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  for (const [index, point] of points.entries()) {
    const t = times[index]
    const [b0, b1, b2, b3] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
    const [a0, a1] = [times2(t0, b1), times2(t1, b2)]
    const rest = minus(point, plus(times2(p0, b0 + b1), times2(p3, b2 + b3)))
    c00 += dot(a0, a0)
    c01 += dot(a0, a1)
    c11 += dot(a1, a1)
    x0 += dot(a0, rest)
    x1 += dot(a1, rest)
  }
  const determinant = c00 * c11 - c01 * c01
  if (Math.abs(determinant) < 1e-9) return null
  const [alpha, beta] = [(x0 * c11 - x1 * c01) / determinant, (x1 * c00 - x0 * c01) / determinant]
  return alpha <= 0 || beta <= 0 ? null : [p0, plus(p0, times2(t0, alpha)), plus(p3, times2(t1, beta)), p3]
}

/** One step of Newton's method towards the time of the curve's point nearest to `point`. */
function nearer(curve, point, time) {
  const step = 1e-3
  const distance = (t) => size(minus(cubicAt(curve, t), point)) ** 2
  const [before, here, after] = [distance(time - step), distance(time), distance(time + step)]
  const curvature = (after - 2 * here + before) / step ** 2
  const moved = curvature <= 0 ? time : time - (after - before) / (2 * step) / curvature
  return Math.min(1, Math.max(0, moved))
}

function isCorner(one, next) {
  const [a, b] = [unit(minus(one[2], one[1])), unit(minus(next[1], next[0]))]
  return dot(a, b) < Math.cos((cornerDegrees * Math.PI) / 180)
}

/** Whole numbers from one rounded point to the next, so that nothing adds up. */
function relativePath(start, segments) {
  const letters = { 2: 'l', 3: 'q', 4: 'c' }
  let [x, y] = start.map(Math.round)
  const parts = segments.map((segment) => {
    const points = segment.slice(1).map((point) => point.map(Math.round))
    const numbers = points.flatMap(([px, py]) => [px - x, py - y])
    ;[x, y] = points.at(-1)
    return (
      letters[segment.length] +
      numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : number)).join('')
    )
  })
  return parts.join('')
}

function pointAt([a, b, c], t) {
  return plus(plus(times2(a, (1 - t) ** 2), times2(b, 2 * t * (1 - t))), times2(c, t * t))
}
function cubicAt([a, b, c, d], t) {
  const near = plus(times2(a, (1 - t) ** 3), times2(b, 3 * t * (1 - t) ** 2))
  return plus(near, plus(times2(c, 3 * t * t * (1 - t)), times2(d, t ** 3)))
}
function plus(a, b) {
  return [a[0] + b[0], a[1] + b[1]]
}
function minus(a, b) {
  return [a[0] - b[0], a[1] - b[1]]
}
function times2(a, factor) {
  return [a[0] * factor, a[1] * factor]
}
function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1]
}
function size(a) {
  return Math.hypot(a[0], a[1])
}
function unit(a) {
  return times2(a, 1 / (size(a) || 1))
}
function isSame(a, b) {
  return a[0] === b[0] && a[1] === b[1]
}

/** Rows of one left character: `A V=-60 W=-55`. */
function kerningPairs() {
  const letters = [...found.keys()].filter((character) => kerned.test(character))
  return letters.flatMap((left) => {
    const row = letters.flatMap((right) => {
      const change = kerning(left, right)
      return Math.abs(change) < leastKerning ? [] : [`${right}=${change}`]
    })
    return row.length === 0 ? [] : [`${left} ${row.join(' ')}`]
  })
}

function kerning(left, right) {
  const { font } = found.get(left)
  if (found.get(right).font !== font) return 0
  const buffer = new harfbuzz.Buffer()
  buffer.addText(left + right)
  buffer.guessSegmentProperties()
  const withoutLigatures = ['liga', 'clig', 'calt'].map((tag) => new harfbuzz.Feature(tag, 0))
  harfbuzz.shape(font, buffer, withoutLigatures)
  const [first, second] = buffer.getGlyphInfosAndPositions()
  if (first?.codepoint !== found.get(left).glyph || second?.codepoint !== found.get(right).glyph) return 0
  return Math.round((first.xAdvance ?? 0) - found.get(left).advance)
}
