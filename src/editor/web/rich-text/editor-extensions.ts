import { Extension, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core'
import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { schemaExtensions } from './extensions.ts'
import { pictureView } from './picture-view.ts'
import { goToNextCell, goToPreviousCell } from './table-commands.ts'
import { enter, leaveEmptyItem, leaveItem, listTag } from './text-commands.ts'

/** Keys, and what becomes of `- `, `1. `, `> ` and `## ` at the beginning of a block. */
const keys = Extension.create({
  name: 'keys',
  priority: 200,
  addKeyboardShortcuts() {
    const toggle = (name: string) => () => this.editor.chain().toggleMark(name).run()
    return {
      'Mod-b': toggle('strong'),
      'Mod-i': toggle('emphasis'),
      'Mod-u': toggle('underline'),
      'Shift-Enter': () => this.editor.commands.insertContent({ type: 'hardBreak' }),
      Enter: () => enter(this.editor) || leaveEmptyItem(this.editor) || this.editor.commands.splitListItem('listItem'),
      Tab: () => goToNextCell(this.editor) || this.editor.commands.sinkListItem('listItem'),
      'Shift-Tab': () => goToPreviousCell(this.editor) || (listTag(this.editor) !== null && leaveItem(this.editor)),
      Backspace: () => {
        const { $from, empty } = this.editor.state.selection
        const isAtStart = empty && $from.parentOffset === 0 && $from.depth > 1 && $from.index(-1) === 0
        return isAtStart && $from.node(-1).type.name === 'listItem' && leaveItem(this.editor)
      },
    }
  },
  addInputRules() {
    const { list, blockquote, heading } = this.editor.schema.nodes
    if (!list || !blockquote || !heading) return []
    return [
      wrappingInputRule({ find: /^[-*]\s$/, type: list, getAttributes: { tag: 'ul' } }),
      wrappingInputRule({ find: /^1\.\s$/, type: list, getAttributes: { tag: 'ol' } }),
      wrappingInputRule({ find: /^>\s$/, type: blockquote }),
      ...['h2', 'h3', 'h4'].map((tag, at) =>
        textblockTypeInputRule({ find: new RegExp(`^#{${at + 2}}\\s$`), type: heading, getAttributes: { tag } }),
      ),
    ]
  },
})

export const editorExtensions = [...schemaExtensions, keys, UndoRedo, Gapcursor, pictureView]
