import { isText, type Markup, type MarkupElement } from './markup.ts'
import { filled, type ModelAttributes, type ModelMark, type ModelNode } from './model.ts'

interface MarkupReader {
  isStrict: boolean
  /** Throws in a strict reader. */
  refuse(): void
  attributes(element: MarkupElement): Record<string, string>
  words(children: readonly Markup[], marks: readonly ModelMark[]): ModelNode[]
  flow(children: readonly Markup[], marks: readonly ModelMark[]): ModelNode[]
}

/** Reads a table. Rows stand in it directly and know their section, as the table commands expect. */
export function readTable(reader: MarkupReader, table: MarkupElement, marks: readonly ModelMark[]): ModelNode[] {
  const rows: ModelNode[] = []
  let caption: ModelNode | null = null
  let group = 0
  for (const child of table.children) {
    if (isText(child)) reader.refuse()
    else if (child.tag === 'caption' && caption === null && rows.length === 0) {
      const words = reader.words(child.children, marks)
      caption = { type: 'tableCaption', attrs: reader.attributes(child), ...filled(words) }
    } else if (child.tag === 'thead' || child.tag === 'tbody' || child.tag === 'tfoot') {
      const isHead = child.tag === 'thead' && rows.length === 0
      if (Object.keys(child.attributes).length > 0 || child.children.length === 0 || (child.tag !== 'tbody' && !isHead))
        reader.refuse()
      for (const row of child.children)
        rows.push(...readRow(reader, row, { section: isHead ? 'head' : 'body', group }, marks))
      group++
    } else reader.refuse()
  }
  if (rows.length === 0 || !isRegular(rows)) reader.refuse()
  if (rows.length === 0) return []
  // What is pasted has lost its sections on the way, and its first row of headings is its head.
  const [first] = rows
  if (!reader.isStrict && first?.content?.every(({ type }) => type === 'tableHeader'))
    first.attrs = { ...first.attrs, section: 'head' }
  const content = [...(caption ? [caption] : []), { type: 'table', content: rows }]
  return [{ type: 'tableBox', attrs: reader.attributes(table), content }]
}

function readRow(reader: MarkupReader, row: Markup, place: ModelAttributes, marks: readonly ModelMark[]): ModelNode[] {
  if (isText(row) || row.tag !== 'tr') {
    reader.refuse()
    return []
  }
  const cells = row.children.flatMap((cell): ModelNode[] => {
    if (isText(cell) || (cell.tag !== 'td' && cell.tag !== 'th')) {
      reader.refuse()
      return []
    }
    const { colspan = 1, rowspan = 1, ...attrs } = reader.attributes(cell)
    return [
      {
        type: cell.tag === 'th' ? 'tableHeader' : 'tableCell',
        attrs: { ...attrs, colspan: Number(colspan), rowspan: Number(rowspan) },
        content: reader.flow(cell.children, marks),
      },
    ]
  })
  if (cells.length === 0) reader.refuse()
  return cells.length > 0 ? [{ type: 'tableRow', attrs: { ...place, ...reader.attributes(row) }, content: cells }] : []
}

/** Whether every row has the same number of columns; the editing library would mend any other table by itself. */
function isRegular(rows: readonly ModelNode[]): boolean {
  const taken = rows.map(() => new Set<number>())
  let isWhole = true
  for (const [at, row] of rows.entries()) {
    let column = 0
    for (const { attrs } of row.content ?? []) {
      while (taken[at]?.has(column)) column++
      for (let down = 0; down < Number(attrs?.['rowspan']); down++)
        for (let right = 0; right < Number(attrs?.['colspan']); right++) {
          if (taken[at + down] === undefined || taken[at + down]?.has(column + right)) isWhole = false
          taken[at + down]?.add(column + right)
        }
    }
  }
  const width = taken[0]?.size
  return isWhole && taken.every((columns) => columns.size === width && Math.max(...columns) === columns.size - 1)
}
