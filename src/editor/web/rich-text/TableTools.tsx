import type { Editor } from '@tiptap/core'
import { type Ref, useLayoutEffect, useRef } from 'react'
import { RichTextIcon } from './RichTextIcon.tsx'
import type { RichTextWords } from './rich-text-words.ts'
import * as table from './table-commands.ts'
import { Toolbar } from './Toolbar.tsx'

/** Where the table with the caret begins, in px from the top of the element that holds the text. */
function topOfTable(editor: Editor): number {
  const { $from } = editor.state.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type.name !== 'tableBox') continue
    const shown = editor.view.nodeDOM($from.before(depth))
    if (shown instanceof HTMLElement)
      return shown.getBoundingClientRect().top - editor.view.dom.getBoundingClientRect().top
  }
  return 0
}

interface TableToolsProps {
  editor: Editor
  words: RichTextWords
  ref?: Ref<{ focus: () => void }> | undefined
}

/** The tools of the table with the caret, in words, above it. */
export function TableTools({ editor, words, ref }: TableToolsProps) {
  const over = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (over.current) over.current.style.top = `${topOfTable(editor)}px`
  })

  const tool = (key: string, run: (editor: Editor) => void, more: { isOn?: boolean; isOff?: boolean } = {}) => (
    <button
      type="button"
      aria-pressed={more.isOn}
      disabled={more.isOff}
      onClick={() => {
        run(editor)
        editor.commands.focus()
      }}
    >
      {words(`/rich-text/table/${key}`)}
    </button>
  )
  const isMerging = table.canMerge(editor)
  return (
    <div ref={over} className="edit-rt__over">
      <Toolbar
        ref={ref}
        label={words('/rich-text/table/tools')}
        className="edit-rt__tools--table"
        onLeave={() => editor.commands.focus()}
      >
        {tool('above', table.addRowAbove, { isOff: table.isInHead(editor) })}
        {tool('below', table.addRowBelow)}
        {tool('column', table.addColumn)}
        {tool('remove-row', table.removeRow)}
        {tool('remove-column', table.removeColumn)}
        <span className="edit-rt__line" />
        {tool('caption', table.goToCaption)}
        {tool('head', table.toggleHead, { isOn: table.hasHead(editor) })}
        {tool('names', table.toggleRowNames, { isOn: table.namesRows(editor) })}
        {tool(isMerging || !table.canSplit(editor) ? 'merge' : 'split', table.mergeOrSplit, {
          isOff: !isMerging && !table.canSplit(editor),
        })}
        <span className="edit-rt__line" />
        <button type="button" aria-label={words('/rich-text/table/remove')} onClick={() => table.removeTable(editor)}>
          <RichTextIcon name="trash" />
        </button>
      </Toolbar>
    </div>
  )
}
