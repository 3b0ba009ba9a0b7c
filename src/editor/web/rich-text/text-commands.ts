import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'

/** Style of the block with the caret, by its tag; `p` for loose words as well, and null where it has none. */
export function blockStyle(editor: Editor): string | null {
  const { parent } = editor.state.selection.$from
  if (parent.type.name === 'heading') return String(parent.attrs['tag'])
  return parent.type.name === 'paragraph' || parent.type.name === 'plain' ? 'p' : null
}

export const setBlockStyle = (editor: Editor, tag: string): void =>
  void (tag === 'p'
    ? editor.chain().focus().setNode('paragraph').run()
    : editor.chain().focus().setNode('heading', { tag }).run())

/** The list that holds the caret most closely: `ul`, `ol` or null. */
export function listTag(editor: Editor): string | null {
  const { $from } = editor.state.selection
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type.name === 'list') return String($from.node(depth).attrs['tag'])
  return null
}

export function toggleList(editor: Editor, tag: 'ul' | 'ol'): void {
  const now = listTag(editor)
  if (now === null) editor.chain().focus().setNode('plain').wrapInList('list', { tag }).run()
  else if (now !== tag) editor.chain().focus().updateAttributes('list', { tag }).run()
  else leaveItem(editor)
}

/** Lifts the item out of its list; outside all lists its words are a paragraph. */
export function leaveItem(editor: Editor): boolean {
  return editor
    .chain()
    .focus()
    .liftListItem('listItem')
    .command(({ tr }) => {
      const { from, to } = tr.selection
      const paragraph = editor.schema.nodes['paragraph']
      tr.doc.nodesBetween(from, to, (node, at, parent) => {
        const isOutside = parent?.type.name === 'doc' || parent?.type.name === 'blockquote'
        if (node.type.name === 'plain' && isOutside && paragraph) tr.setNodeMarkup(at, paragraph)
      })
      return true
    })
    .run()
}

/** Enter in an item without words ends the list there. False: the caret is in no such item. */
export function leaveEmptyItem(editor: Editor): boolean {
  const { $from } = editor.state.selection
  const isEmpty = $from.depth > 1 && $from.parent.content.size === 0 && $from.node(-1).childCount === 1
  return isEmpty && $from.node(-1).type.name === 'listItem' && leaveItem(editor)
}

export const toggleQuote = (editor: Editor): void => void editor.chain().focus().toggleWrap('blockquote').run()

/** Adds a term with its definition in place of an empty block, or behind the block with the caret. */
export const insertTerms = (editor: Editor): void =>
  void editor
    .chain()
    .focus()
    .insertContent({
      type: 'definitionList',
      content: [{ type: 'term' }, { type: 'definition', content: [{ type: 'plain' }] }],
    })
    .run()

export const insertFigure = (editor: Editor, id: number, alt: string | null): void =>
  void editor
    .chain()
    .focus()
    .insertContent({
      type: 'figure',
      content: [
        { type: 'plain', content: [{ type: 'image', attrs: { src: `media:${id}`, alt } }] },
        { type: 'figcaption', content: [{ type: 'plain' }] },
      ],
    })
    .run()

/**
 * Enter where a new block of the same kind would be wrong: a term is followed by its definition, a definition by the next term,
 * and a caption by what stands behind its table or figure.
 */
export function enter(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection
  const { term, definition, plain, paragraph } = editor.schema.nodes
  if (!empty || !term || !definition || !plain || !paragraph) return false
  const insert = (at: number, node: typeof paragraph, inner = 1): boolean => {
    const made = node.createAndFill()
    if (!made) return false
    const tr = editor.state.tr.insert(at, made)
    editor.view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at + inner))).scrollIntoView())
    return true
  }
  if ($from.parent.type === term) {
    const isLast = $from.indexAfter(-1) === $from.node(-1).childCount
    if ($from.parent.content.size > 0) return insert($from.after(), definition, 2)
    if (!isLast) return false
    const tr = editor.state.tr.delete($from.before(), $from.after())
    const after = tr.mapping.map($from.after(-1))
    tr.insert(after, paragraph.create())
    editor.view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(after + 1))).scrollIntoView())
    return true
  }
  for (let depth = $from.depth; depth > 0; depth--) {
    const { name } = $from.node(depth).type
    if (name === 'definition' && $from.parent.type === plain && $from.parentOffset === $from.parent.content.size)
      return insert($from.after(depth), term)
    if (name === 'tableCaption') return goToCell(editor, $from.after(depth))
    if (name === 'figcaption') return insert($from.after(depth - 1), paragraph)
    if (name === 'listItem' || name === 'tableCell' || name === 'tableHeader') return false
  }
  return false
}

function goToCell(editor: Editor, at: number): boolean {
  const { tr } = editor.state
  editor.view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at))).scrollIntoView())
  return true
}

/** Attributes of the mark at the selection; null: it is not set. */
export const markAt = (editor: Editor, name: string): Record<string, unknown> | null =>
  editor.isActive(name) ? editor.getAttributes(name) : null

/** Sets a mark on the selection, or on all of the mark that holds the caret. */
export const setMark = (editor: Editor, name: string, attributes: Record<string, string | null>): void =>
  void editor.chain().focus().extendMarkRange(name).setMark(name, attributes).run()

export const removeMark = (editor: Editor, name: string): void =>
  void editor.chain().focus().extendMarkRange(name).unsetMark(name).run()
