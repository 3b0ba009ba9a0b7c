import sanitizeHtml from 'sanitize-html'
import { anchorOf } from '#src/common/anchor.ts'
import { words } from '#src/common/words.ts'

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

function cleanValue(name: string, value: string): string | null {
  if (name === 'xmlns') return namespace
  if (name === 'id') return /^[\w-]+$/.test(value) ? anchorOf(value) : null
  if (name === 'href') return /^#[\w-]+$/.test(value) ? `#${anchorOf(value.slice(1))}` : null
  const part = ownPart.exec(value.trim())?.[1]
  if (part !== undefined) return `url(#${anchorOf(part)})`
  return plain.test(value) && !/url\s*\(/i.test(value) ? value.replaceAll(/\s+/g, ' ').trim() : null
}

const options: sanitizeHtml.IOptions = {
  allowedTags: shapes,
  allowedAttributes: { '*': attributes },
  allowedSchemes: [],
  // The parts' own names are what is allowed; a shape's depth has no use beyond this.
  nestingLimit: 40,
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

/** The drawing with nothing in it but shapes, or null: it is no drawing, or says not how large it is. */
export function cleanVector(text: string): Vector | null {
  if (/<!ENTITY/i.test(text) || !/<svg[\s>]/.test(text)) return null
  const markup = sanitizeHtml(text, options).trim()
  const [, , , width, height] = box.exec(markup) ?? []
  const [w, h] = [Math.round(Number(width)), Math.round(Number(height))]
  const isOne = markup.endsWith('</svg>') && markup.split('<svg').length === 2
  return isOne && w > 0 && h > 0 && w <= 10_000 && h <= 10_000 ? { markup, width: w, height: h } : null
}
