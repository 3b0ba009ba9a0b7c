import { drawingWidth, edge, ink, leading, line, muted, pageEnd, sheet, size, textWidth } from './pdf-look.ts'
import type { PdfDocument } from './pdf-document.ts'
import { type Face, runsOf } from './pdf-fonts.ts'

type Element = ReturnType<PDFKit.PDFDocument['struct']>

export interface Writing {
  x?: number
  width?: number
  face?: Face
  size?: number
  color?: string
  align?: 'left' | 'right'
}

interface Rule {
  x: number
  width: number
  color: string
  thickness: number
}

export type Pen = ReturnType<typeof createPen>

/** Writes from top to bottom, each element with its role for screen readers. `y` is where the next element begins. */
export function createPen(doc: PDFKit.PDFDocument) {
  const root = doc.struct('Document')
  doc.addStructure(root)
  let y: number = edge.top

  function style({ face = 'text', size: points = size.text, color = ink }: Writing): void {
    doc.font(face).fontSize(points).fillColor(color)
  }

  /** Returns where the text ends; a text of several fonts is written in consecutive parts of the line. */
  function put(text: string, top: number, writing: Writing = {}): number {
    const { x = edge.side, width = textWidth, align = 'left', face = 'text' } = writing
    const runs = runsOf(text, face)
    const shared = { width, align, lineGap: leading, features: ['tnum' as const, 'kern' as const] }
    runs.forEach((run, index) => {
      style({ ...writing, face: run.face })
      const options = { ...shared, continued: index < runs.length - 1 }
      if (run.said !== null) doc.markContent('Span', { actual: run.said })
      if (index === 0) doc.text(run.text, x, top, options)
      else doc.text(run.text, options)
      if (run.said !== null) doc.endMarkedContent()
    })
    return runs.length === 0 ? top : doc.y
  }

  function heightOf(text: string, writing: Writing = {}): number {
    style(writing)
    return doc.heightOfString(text || ' ', { width: writing.width ?? textWidth, lineGap: leading })
  }

  /** Draws decoration and repetitions, which screen readers skip. */
  function decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    doc.markContent('Artifact', { type })
    draw()
    doc.endMarkedContent()
  }

  return {
    get y() {
      return y
    },
    /** Moves down, or back up for a neighbouring column. */
    moveTo(to: number): void {
      y = to
    },
    skip(points: number): void {
      y += points
    },
    put,
    heightOf,
    decorate,

    /** Pages until now. */
    get pages() {
      return doc.bufferedPageRange().count
    },
    newPage(): void {
      doc.addPage()
      y = edge.top
    },

    /** Begins a new page when less height is left; true when it does. */
    fit(height: number): boolean {
      if (y + height <= pageEnd) return false
      doc.addPage()
      y = edge.top
      return true
    },

    /** An element of the structure tree inside its parent; for a header cell `scope` says what it heads. */
    element(type: string, parent: Element = root, scope?: 'Column' | 'Row'): Element {
      // `scope` is newer than the types.
      const made = doc.struct(type, (scope ? { scope } : {}) as PDFKit.Mixins.StructureElementOptions)
      parent.add(made)
      return made
    },
    /** Writes as this element; returns where it ends. */
    write(element: Element, text: string, top: number, writing?: Writing): number {
      let end = top
      element.add(() => {
        end = put(text, top, writing)
      })
      element.end()
      return end
    },

    /** Draws outlines in a frame of this height. */
    draw({ path, alt, width }: { path: string; alt: string; width: number }, height: number): void {
      const bbox = [edge.side, y, edge.side + drawingWidth, y + height]
      // `bbox` is newer than the types.
      const figure = doc.struct('Figure', { alt, bbox } as PDFKit.Mixins.StructureElementOptions)
      root.add(figure)
      const top = y
      figure.add(() => {
        doc.rect(edge.side, top, drawingWidth, height).lineWidth(0.75).strokeColor(line).stroke()
        doc
          .save()
          .translate(edge.side, top)
          .scale(drawingWidth / width)
        doc.path(path).fillColor(ink).fill()
        doc.restore()
      })
      figure.end()
      y += height
    },

    rule({ x = edge.side, width = textWidth, color = line, thickness = 0.75 }: Partial<Rule> = {}): void {
      decorate(() => {
        doc
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(thickness)
          .strokeColor(color)
          .stroke()
      })
    },

    /** Writes the feet of the document's own pages, `from` until the next one's. */
    writeFeet({ foot, pageOf }: PdfDocument, from: number, until: number): void {
      const count = until - from
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(from + page)
        // Text below the margin would otherwise begin another page.
        doc.page.margins.bottom = 0
        decorate(() => {
          const top = sheet.height - 44
          const small = { size: size.small, color: muted }
          put(foot, top, { ...small, width: textWidth - 80 })
          put(pageOf(page + 1, count), top, { ...small, x: sheet.width - edge.side - 76, width: 76, align: 'right' })
        }, 'Pagination')
      }
    },
  }
}
