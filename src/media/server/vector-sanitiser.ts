import { createHash } from 'node:crypto'
import sanitizeHtml from 'sanitize-html'
import { words } from '#src/common/comma-list.ts'

/*
 * Drawings stand inside pages, so nothing of them may act, load, link or style: an allow-list of shapes, paints and numbers. What
 * is not on it goes; text, comments and declarations go as well.
 */

const shapes = words(`
  svg, g, path, circle, ellipse, rect, line, polyline, polygon, defs, symbol, use, linearGradient, radialGradient, stop,
  clipPath, mask, pattern
`)

const attributes = words(`
  xmlns, viewBox, preserveAspectRatio, id, href, d, points, cx, cy, r, rx, ry, x, y, x1, x2, y1, y2, fx, fy, width, height,
  transform, fill, fill-opacity, fill-rule, clip-rule, clip-path, mask, opacity, offset, stop-color, stop-opacity,
  stroke, stroke-width, stroke-linecap, stroke-linejoin, stroke-miterlimit, stroke-dasharray, stroke-dashoffset,
  stroke-opacity, gradientUnits, gradientTransform, patternUnits, patternTransform, clipPathUnits, maskUnits,
  vector-effect, color
`)

const namespace = 'http://www.w3.org/2000/svg'
/** Numbers, colours, roles as `var(--accent)`, transforms; a part of the same drawing is the one thing that may be named. */
const plain = /^[\w\s.,%#()+-]*$/
const ownPart = /^url\(#([\w-]+)\)$/

/** What a part is called without the prefix of a drawing that was cleaned before. */
const nameOf = (id: string): string => id.replace(/^(?:t-[0-9a-f]{24}-)+(?=[\w-])/, '')

function cleanValue(name: string, value: string): string | null {
  if (name === 'xmlns') return namespace
  if (name === 'id') return /^[\w-]+$/.test(value) ? nameOf(value) : null
  if (name === 'href') return /^#[\w-]+$/.test(value) ? `#${nameOf(value.slice(1))}` : null
  const part = ownPart.exec(value.trim())?.[1]
  if (part !== undefined) return `url(#${nameOf(part)})`
  return plain.test(value) && !/url\s*\(/i.test(value) ? value.replaceAll(/\s+/g, ' ').trim() : null
}

const options: sanitizeHtml.IOptions = {
  allowedTags: shapes,
  allowedAttributes: { '*': attributes },
  allowedSchemes: [],
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  nonTextTags: ['script', 'style', 'foreignObject', 'title', 'desc', 'metadata'],
  textFilter: () => '',
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attribs).flatMap(([name, value]) => {
          // A drawing is as large as its place.
          if (tagName === 'svg' && (name === 'width' || name === 'height')) return []
          const clean = cleanValue(name, value)
          return clean === null ? [] : [[name, clean]]
        }),
      ),
    }),
  },
}

const box = /^<svg\b[^>]*\bviewBox="([-\d.eE+]+)[ ,]+([-\d.eE+]+)[ ,]+([-\d.eE+]+)[ ,]+([-\d.eE+]+)"/

export interface Vector {
  markup: string
  width: number
  height: number
}

/** A shape's depth has no use beyond this, and the parser's time grows with it. */
const maxDepth = 40
const tooDeep = new Error('The drawing is nested too deep')

/** Null: it is nested too deep. */
function shapesOf(text: string): string | null {
  let depth = 0
  const onOpenTag = (): void => {
    if (++depth > maxDepth) throw tooDeep
  }
  try {
    return sanitizeHtml(text, { ...options, onOpenTag, onCloseTag: () => void depth-- }).trim()
  } catch (error) {
    if (error === tooDeep) return null
    throw error
  }
}

/** Removes references to parts the drawing lacks: on a page they would name parts of another drawing. */
function dropDangling(markup: string): string {
  const own = new Set([...markup.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id))
  return markup.replaceAll(/ (?:href="#|[\w-]+="url\(#)([\w-]+)\)?"/g, (reference, id) =>
    own.has(id) ? reference : '',
  )
}

/** Gives the parts names that no other drawing has and that cleaning again does not change. */
function nameParts(markup: string): string {
  const prefix = `t-${createHash('sha256').update(markup).digest('hex').slice(0, 24)}-`
  return markup.replaceAll(/ (?:id="|href="#|[\w-]+="url\(#)(?=[\w-])/g, (before) => before + prefix)
}

/** Elements a browser may have to draw; a drawing as large as the library takes has a third of it. */
const maxDrawn = 10_000

interface Part {
  inner: Part[]
  /** Parts that are drawn in it, or paint, clip or mask it. */
  names: string[]
}

/** How many elements a browser draws of clean markup, with every part as often as it is named; infinite for what names itself. */
function countDrawn(markup: string): number {
  const root: Part = { inner: [], names: [] }
  const open = [root]
  const byId = new Map<string, Part>()
  for (const [, end, attributes = ''] of markup.matchAll(/<(\/?)\w+([^>]*)>/g)) {
    if (end) {
      open.pop()
      continue
    }
    const names = [...attributes.matchAll(/(?:href="|url\()#([\w-]+)/g)].flatMap(([, name]) => name ?? [])
    const part: Part = { inner: [], names }
    const id = / id="([\w-]+)"/.exec(attributes)?.[1]
    if (id !== undefined && !byId.has(id)) byId.set(id, part)
    open.at(-1)?.inner.push(part)
    open.push(part)
  }
  const known = new Map<Part, number>()
  function count(part: Part, depth: number): number {
    const before = known.get(part)
    if (before !== undefined) return before
    if (depth > 2 * maxDepth) return Infinity
    known.set(part, Infinity)
    let sum = 1
    for (const one of [...part.inner, ...part.names.flatMap((name) => byId.get(name) ?? [])])
      sum += count(one, depth + 1)
    known.set(part, sum)
    return sum
  }
  return count(root, 0)
}

/**
 * The drawing with nothing in it but shapes, or null: it is no drawing, says not how large it is, or names its parts so that they
 * multiply without measure.
 */
export function cleanVector(text: string): Vector | null {
  if (/<!ENTITY/i.test(text) || !/<svg[\s>]/.test(text)) return null
  const plainNames = shapesOf(text)
  if (plainNames === null || countDrawn(plainNames) > maxDrawn) return null
  const markup = nameParts(dropDangling(plainNames))
  const [, , , width, height] = box.exec(markup) ?? []
  const [w, h] = [Math.round(Number(width)), Math.round(Number(height))]
  const isOne = markup.endsWith('</svg>') && markup.split('<svg').length === 2
  return isOne && w > 0 && h > 0 && w <= 10_000 && h <= 10_000 ? { markup, width: w, height: h } : null
}
