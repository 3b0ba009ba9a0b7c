import { cellGap, copper, drawingWidth, edge, gap, muted, rowGap, sheet, size, textWidth } from './pdf-look.ts'
import type { PdfDocument, PdfBlock, PdfColumn, PdfDetail } from './pdf-document.ts'
import type { Pen, Writing } from './pen.ts'

/** Left edge of the facts, which are to the right of the title. */
const factsX = edge.side + textWidth * 0.52
const factsWidth = sheet.width - edge.side - factsX

/** Writes the title, and to its right the facts. */
export function writeHead(pen: Pen, { title, facts }: PdfDocument): void {
  const top = pen.y
  pen.rule({ color: copper, thickness: 2, width: 28 })
  const titled = pen.write(pen.element('H1'), title, top + 14, {
    face: 'display',
    size: size.title,
    width: factsX - edge.side - cellGap,
  })
  pen.moveTo(top + 14)
  writeFacts(pen, facts)
  pen.moveTo(Math.max(pen.y, titled) + gap)
}

function writeFacts(pen: Pen, facts: readonly PdfDetail[]): void {
  const table = pen.element('Table')
  const half = factsWidth * 0.42
  for (const { name, value } of facts) {
    const row = pen.element('TR', table)
    const ends = [
      pen.write(pen.element('TH', row, 'Row'), name, pen.y, { x: factsX, width: half - cellGap, color: muted }),
      pen.write(pen.element('TD', row), value, pen.y, {
        x: factsX + half,
        width: factsWidth - half,
        face: 'strong',
        align: 'right',
      }),
    ]
    row.end()
    pen.moveTo(Math.max(...ends) + 2)
  }
  table.end()
}

export function writeBlock(pen: Pen, block: PdfBlock): void {
  switch (block.kind) {
    case 'groups':
      return writeGroups(pen, block)
    case 'table':
      return writeTable(pen, block)
    case 'sums':
      return writeSums(pen, block)
    case 'text':
      return writeText(pen, block)
    case 'large':
      return writeText(pen, { ...block, lines: [block.value] }, { face: 'strong', size: size.large })
    case 'drawing':
      return writeDrawing(pen, block)
  }
}

type Block<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>

function writeGroups(pen: Pen, { groups }: Block<'groups'>): void {
  const width = (textWidth - cellGap * 2 * (groups.length - 1)) / groups.length
  pen.fit(
    Math.max(
      ...groups.map(({ lines }) => lines.reduce((sum, text) => sum + pen.heightOf(text, { width }), size.heading * 2)),
    ),
  )
  const top = pen.y
  const ends = groups.map(({ heading, lines }, index) => {
    const x = edge.side + index * (width + cellGap * 2)
    let end = pen.write(pen.element('H2'), heading, top, { x, width, size: size.text, color: muted })
    for (const text of lines) end = pen.write(pen.element('P'), text, end, { x, width })
    return end
  })
  pen.moveTo(Math.max(...ends) + gap)
}

function writeText(pen: Pen, { heading, lines }: { heading: string; lines: readonly string[] }, writing: Writing = {}) {
  pen.fit(size.heading * 2 + lines.reduce((sum, text) => sum + pen.heightOf(text, writing), 0))
  if (heading !== '') writeHeading(pen, heading)
  for (const text of lines) pen.moveTo(pen.write(pen.element('P'), text, pen.y, writing))
  pen.skip(gap)
}

function writeDrawing(pen: Pen, { heading, ...drawing }: Block<'drawing'>): void {
  const height = (drawingWidth * drawing.height) / drawing.width
  pen.fit(size.heading * 2 + height)
  writeHeading(pen, heading)
  pen.draw(drawing, height)
  pen.skip(gap)
}

function writeHeading(pen: Pen, heading: string): void {
  pen.moveTo(pen.write(pen.element('H2'), heading, pen.y, { face: 'strong', size: size.heading }) + 4)
}

function writeTable(pen: Pen, { heading, columns, rows }: Block<'table'>): void {
  const cells = placed(columns)
  // A heading stays on one page with its table's head and first row.
  pen.fit(90)
  writeHeading(pen, heading)
  const table = pen.element('Table')
  const names = columns.map(({ name }) => name)
  writeRow(
    pen,
    cells,
    names,
    { color: muted, size: size.small },
    (text, top, writing, row) => pen.write(pen.element('TH', row, 'Column'), text, top, writing),
    pen.element('TR', table),
  )
  for (const row of rows) {
    const height = Math.max(...cells.map(({ width }, index) => pen.heightOf(row[index] ?? '', { width })))
    if (pen.fit(height + rowGap * 2)) repeatHead(pen, cells, names)
    pen.rule()
    pen.skip(rowGap)
    writeRow(
      pen,
      cells,
      row,
      {},
      (text, top, writing, element) => pen.write(pen.element('TD', element), text, top, writing),
      pen.element('TR', table),
    )
  }
  table.end()
  pen.rule()
  pen.skip(gap)
}

/** Repeats the head at the top of a page; screen readers have read it already. */
function repeatHead(pen: Pen, cells: readonly Cell[], names: readonly string[]): void {
  const top = pen.y
  let end = top
  pen.decorate(() => {
    cells.forEach(({ x, width, align }, index) => {
      end = Math.max(end, pen.put(names[index] ?? '', top, { x, width, align, color: muted, size: size.small }))
    })
  })
  pen.moveTo(end + rowGap)
}

interface Cell {
  x: number
  width: number
  align: 'left' | 'right'
}

function placed(columns: readonly PdfColumn[]): Cell[] {
  const gaps = cellGap * (columns.length - 1)
  const fixed = columns.reduce((sum, { width }) => sum + (width ?? 0), 0)
  const open = columns.filter(({ width }) => width === null).length
  const rest = (textWidth - gaps - fixed) / Math.max(1, open)
  let x: number = edge.side
  return columns.map(({ width, isFigure }) => {
    const cell = { x, width: width ?? rest, align: isFigure ? ('right' as const) : ('left' as const) }
    x += cell.width + cellGap
    return cell
  })
}

type Row = ReturnType<Pen['element']>

function writeRow(
  pen: Pen,
  cells: readonly Cell[],
  texts: readonly string[],
  writing: Writing,
  write: (text: string, top: number, writing: Writing, row: Row) => number,
  row: Row,
): void {
  const top = pen.y
  const ends = cells.map((cell, index) => write(texts[index] ?? '', top, { ...writing, ...cell }, row))
  row.end()
  pen.moveTo(Math.max(...ends) + rowGap)
}

function writeSums(pen: Pen, { heading, rows }: Block<'sums'>): void {
  const width = textWidth * 0.48
  const x = edge.side + textWidth - width
  pen.fit(size.heading * 2 + rows.length * 18)
  pen.moveTo(pen.write(pen.element('H2'), heading, pen.y, { x, width, size: size.text, color: muted }) + 4)
  const table = pen.element('Table')
  for (const { name, value, isTotal } of rows) {
    if (isTotal) {
      pen.skip(2)
      pen.rule({ x, width })
      pen.skip(rowGap)
    }
    const row = pen.element('TR', table)
    const writing: Writing = isTotal ? { face: 'strong', size: size.heading } : {}
    const top = pen.y
    const named = pen.write(pen.element('TH', row, 'Row'), name, top, { ...writing, x, width: width - 100 - cellGap })
    const ended = pen.write(pen.element('TD', row), value, top, {
      ...writing,
      x: x + width - 100,
      width: 100,
      align: 'right',
    })
    row.end()
    pen.moveTo(Math.max(named, ended) + 2)
  }
  table.end()
  pen.skip(gap)
}
