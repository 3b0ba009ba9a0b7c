import { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { ModelNode } from '../../rules/rich-text/model.ts'
import { openRichText } from '../../rules/rich-text/open-rich-text.ts'
import { readForeign } from '../../rules/rich-text/read-markup.ts'
import { writeMarkup } from '../../rules/rich-text/write-markup.ts'
import { editorExtensions } from './editor-extensions.ts'
import { markupOfHtml } from './markup-of-html.ts'
import { PasteParser } from './pasted.ts'
import { type FindPicture, pictureView } from './picture-view.ts'

interface RichTextOptions {
  value: string
  /** Called with the new markup after each change that a person made, and never otherwise. */
  onChange: (html: string) => void
  isReadOnly?: boolean
  /** Attributes of the element that is typed in: its name, its language. */
  attributes?: Record<string, string>
  findPicture?: FindPicture
}

export interface RichText {
  /** The ref of the element that the text is shown in; it stays empty otherwise. */
  attach: (host: HTMLElement | null) => void
  /** Null until the host is there. */
  editor: Editor | null
  /** False where saving would change what is stored: the text is shown, and can be edited as source only. */
  isHeld: boolean
}

interface Opened {
  html: string
  doc: ModelNode
  isHeld: boolean
}

function open(html: string): Opened {
  const doc = openRichText(html, markupOfHtml)
  return { html, doc: doc ?? { type: 'doc', content: readForeign(markupOfHtml(html)) }, isHeld: doc !== null }
}

/** A text that is typed in an element of the caller's: in the form, or in its place on the page. */
export function useRichText({
  value,
  onChange,
  isReadOnly = false,
  attributes,
  findPicture,
}: RichTextOptions): RichText {
  const [host, attach] = useState<HTMLElement | null>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [opened, setOpened] = useState(() => open(value))
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  /** What was opened or given out last. Another value comes from elsewhere: from undo, or from another person. */
  const known = useRef(value)
  /** The document as it was opened: who takes all changes back gets the stored text, to the letter. */
  const original = useRef<{ html: string; doc: Node | null }>({ html: value, doc: null })
  const latest = useRef({ onChange, findPicture })
  const isEditable = opened.isHeld && !isReadOnly
  const given = JSON.stringify(attributes ?? {})

  useEffect(() => {
    latest.current = { onChange, findPicture }
  })

  useEffect(() => {
    if (value === known.current) return
    known.current = value
    const next = open(value)
    setOpened(next)
    if (!editor || editor.isDestroyed || next.isHeld !== opened.isHeld) return
    const doc = editor.schema.nodeFromJSON(next.doc)
    original.current = { html: value, doc }
    const { tr } = editor.state
    tr.replaceWith(0, tr.doc.content.size, doc.content)
    editor.view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true))
  }, [value, editor, opened])

  // The text changes with each letter, its editor does not: it is made once more only where it opens another way.
  const start = useRef(opened)
  useEffect(() => {
    start.current = opened
  }, [opened])

  useEffect(() => {
    if (!host) return
    const made = new Editor({
      element: host,
      extensions: editorExtensions.map((extension) =>
        extension.name === 'pictureView'
          ? pictureView.configure({ find: async (id) => (await latest.current.findPicture?.(id)) ?? null })
          : extension,
      ),
      content: start.current.doc,
      editable: isEditable,
      injectCSS: false,
      editorProps: { attributes: JSON.parse(given) as Record<string, string> }, // written above
      onTransaction: refresh,
      onUpdate({ editor: { state }, transaction }) {
        if (!transaction.docChanged) return
        const { html, doc } = original.current
        known.current = doc && state.doc.eq(doc) ? html : writeMarkup(state.doc.toJSON() as ModelNode) // as its own rules write it
        latest.current.onChange(known.current)
      },
    })
    made.view.setProps({ clipboardParser: new PasteParser(made.schema) })
    original.current = { html: start.current.html, doc: made.state.doc }
    setEditor(made)
    return () => {
      setEditor(null)
      made.destroy()
    }
  }, [host, isEditable, given])

  return { attach, editor: editor?.isDestroyed === true ? null : editor, isHeld: opened.isHeld }
}
