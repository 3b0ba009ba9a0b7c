import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type Command, TextSelection } from '@tiptap/pm/state'
import * as tables from '@tiptap/pm/tables'

/* Commands of a table. The library's own know nothing of head rows, scopes and captions. */

export const isInTable = (editor: Editor): boolean => tables.isInTable(editor.state)

const run = (editor: Editor, command: Command): boolean =>
  command(editor.state, (tr) => editor.view.dispatch(tr), editor.view)

export function insertTable(editor: Editor): void {
  const { tableBox, table, tableRow, tableHeader, tableCell } = editor.schema.nodes
  if (!tableBox || !table || !tableRow || !tableHeader || !tableCell) return
  const row = (cell: () => Node | null, section: string): Node =>
    tableRow.create(
      { section },
      [cell(), cell(), cell()].flatMap((made) => made ?? []),
    )
  const body = () => row(() => tableCell.createAndFill(), 'body')
  const head = row(() => tableHeader.createAndFill({ scope: 'col' }), 'head')
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      const made = tableBox.create(null, table.create(null, [head, body(), body()]))
      tr.replaceSelectionWith(made)
      // The caret goes into the first cell, which lies before the place where it came out.
      tr.doc.nodesBetween(0, tr.selection.to, (node, at) => {
        if (node.type === tableBox && node.eq(made)) tr.setSelection(TextSelection.near(tr.doc.resolve(at + 4)))
        return node.type !== tableBox
      })
      return true
    })
    .run()
}

/** Headings of a new row or column get the scope that their place gives them. */
function withScopes(editor: Editor, command: Command): void {
  const before = new Set<Node>()
  eachHeader(editor, (cell) => before.add(cell))
  if (!run(editor, command)) return
  const { tr } = editor.state
  eachHeader(editor, (cell, at, isHead) => {
    if (!before.has(cell) && cell.attrs['scope'] === null) tr.setNodeAttribute(at, 'scope', isHead ? 'col' : 'row')
  })
  if (tr.docChanged) editor.view.dispatch(tr)
}

function eachHeader(editor: Editor, see: (cell: Node, at: number, isHead: boolean) => void): void {
  if (!tables.isInTable(editor.state)) return
  const { table, tableStart } = tables.selectedRect(editor.state)
  table.forEach((row, offset) =>
    row.forEach((cell, within) => {
      const isHead = row.attrs['section'] === 'head'
      if (cell.type.name === 'tableHeader') see(cell, tableStart + offset + 1 + within, isHead)
    }),
  )
}

/** Whether the selection lies in the head. Above it there is no place for a row. */
export const isInHead = (editor: Editor): boolean => {
  if (!isInTable(editor)) return false
  const { table, top } = tables.selectedRect(editor.state)
  return table.maybeChild(top)?.attrs['section'] === 'head'
}

export const addRowAbove = (editor: Editor): void => withScopes(editor, tables.addRowBefore)
export const addRowBelow = (editor: Editor): void => withScopes(editor, tables.addRowAfter)
export const addColumn = (editor: Editor): void => withScopes(editor, tables.addColumnAfter)
export const removeRow = (editor: Editor): void => void run(editor, tables.deleteRow)
export const removeColumn = (editor: Editor): void => void run(editor, tables.deleteColumn)

export const canMerge = (editor: Editor): boolean => tables.mergeCells(editor.state)
export const canSplit = (editor: Editor): boolean => tables.splitCell(editor.state)
export const mergeOrSplit = (editor: Editor): void =>
  void run(editor, canMerge(editor) ? tables.mergeCells : tables.splitCell)

/** The first row becomes the head, or the head becomes rows like the others. */
export function toggleHead(editor: Editor): void {
  if (!isInTable(editor)) return
  const { tableHeader, tableCell } = editor.schema.nodes
  const { table, tableStart } = tables.selectedRect(editor.state)
  const { tr } = editor.state
  const hasHead = table.firstChild?.attrs['section'] === 'head'
  table.forEach((row, offset, index) => {
    if (hasHead ? row.attrs['section'] !== 'head' : index > 0) return
    tr.setNodeAttribute(tableStart + offset, 'section', hasHead ? 'body' : 'head')
    row.forEach((cell, within) => {
      const at = tableStart + offset + 1 + within
      tr.setNodeMarkup(at, hasHead ? tableCell : tableHeader, { ...cell.attrs, scope: hasHead ? null : 'col' })
    })
  })
  editor.view.dispatch(tr)
}

/** The first column names its rows, or does not. */
export function toggleRowNames(editor: Editor): void {
  if (!isInTable(editor)) return
  const { tableHeader, tableCell } = editor.schema.nodes
  const { table, tableStart } = tables.selectedRect(editor.state)
  const { tr } = editor.state
  const hasNames = namesRows(editor)
  table.forEach((row, offset) => {
    const cell = row.firstChild
    if (row.attrs['section'] === 'head' || !cell) return
    const attrs = { ...cell.attrs, scope: hasNames ? null : 'row' }
    tr.setNodeMarkup(tableStart + offset + 1, hasNames ? tableCell : tableHeader, attrs)
  })
  editor.view.dispatch(tr)
}

export const hasHead = (editor: Editor): boolean =>
  isInTable(editor) && tables.selectedRect(editor.state).table.firstChild?.attrs['section'] === 'head'

export const namesRows = (editor: Editor): boolean =>
  isInTable(editor) && tables.selectedRect(editor.state).table.lastChild?.firstChild?.type.name === 'tableHeader'

/** Removes the table with its caption. */
export function removeTable(editor: Editor): void {
  const { $from } = editor.state.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type.name !== 'tableBox') continue
    editor.view.dispatch(editor.state.tr.delete($from.before(depth), $from.after(depth)))
    editor.view.focus()
    return
  }
}

/** Adds a caption above the table, or goes to the one it has. */
export function goToCaption(editor: Editor): void {
  const { $from } = editor.state.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const box = $from.node(depth)
    if (box.type.name !== 'tableBox') continue
    const { tr } = editor.state
    const start = $from.start(depth)
    const caption = editor.schema.nodes['tableCaption']
    if (caption && box.firstChild?.type !== caption) tr.insert(start, caption.create())
    editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))))
    editor.view.focus()
    return
  }
}

/** The next cell; behind the last one a new row begins. */
export function goToNextCell(editor: Editor): boolean {
  if (!isInTable(editor)) return false
  if (run(editor, tables.goToNextCell(1))) return true
  addRowBelow(editor)
  return run(editor, tables.goToNextCell(1))
}
export const goToPreviousCell = (editor: Editor): boolean => isInTable(editor) && run(editor, tables.goToNextCell(-1))
