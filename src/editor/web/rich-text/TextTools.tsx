import type { Editor } from '@tiptap/core'
import { type ReactNode, type Ref, useState } from 'react'
import { Dropdown } from '#src/kit/Dropdown.tsx'
import type { Question } from './Asked.tsx'
import { RichTextIcon, type RichTextIconName } from './RichTextIcon.tsx'
import type { RichTextWords } from './rich-text-words.ts'
import { insertTable, isInTable } from './table-commands.ts'
import { blockStyle, insertTerms, listTag, setBlockStyle, toggleList, toggleQuote } from './text-commands.ts'
import { Toolbar } from './Toolbar.tsx'

interface TextToolsProps {
  editor: Editor
  words: RichTextWords
  ask: (question: Question) => void
  /** Left out: there is no library to pick from. */
  addPicture: (() => void) | undefined
  ref?: Ref<{ focus: () => void }> | undefined
}

interface Tool {
  name: RichTextIconName
  isOn?: boolean
  keys?: string
  run: () => unknown
}

const styles = ['p', 'h2', 'h3', 'h4'] as const
const smallMarks = ['underline', 'strike', 'small', 'superscript', 'subscript', 'source', 'quotation'] as const

export function TextTools({ editor, words, ask, addPicture, ref }: TextToolsProps) {
  const style = blockStyle(editor)
  const list = listTag(editor)
  const toggle = (name: string) => () => editor.chain().focus().toggleMark(name).run()
  const groups: Tool[][] = [
    [
      { name: 'bold', isOn: editor.isActive('strong'), keys: 'Control+B', run: toggle('strong') },
      { name: 'italic', isOn: editor.isActive('emphasis'), keys: 'Control+I', run: toggle('emphasis') },
      { name: 'link', isOn: editor.isActive('link'), keys: 'Control+K', run: () => ask('link') },
    ],
    [
      { name: 'ul', isOn: list === 'ul', run: () => toggleList(editor, 'ul') },
      { name: 'ol', isOn: list === 'ol', run: () => toggleList(editor, 'ol') },
      { name: 'quote', isOn: editor.isActive('blockquote'), run: () => toggleQuote(editor) },
    ],
    [
      {
        name: 'table',
        isOn: isInTable(editor),
        run: () => (isInTable(editor) ? editor.commands.focus() : insertTable(editor)),
      },
      ...(addPicture ? [{ name: 'picture' as const, run: addPicture }] : []),
    ],
  ]
  return (
    <Toolbar ref={ref} label={words('/rich-text/tools')} onLeave={() => editor.commands.focus()}>
      <select
        className="edit-rt__style"
        aria-label={words('/rich-text/style')}
        value={style ?? ''}
        onChange={(event) => setBlockStyle(editor, event.target.value)}
      >
        {style === null && <option value="">{words('/rich-text/style/none')}</option>}
        {styles.map((tag) => (
          <option key={tag} value={tag}>
            {words(`/rich-text/style/${tag}`)}
          </option>
        ))}
      </select>
      {groups.map((tools) => (
        <span key={tools[0]?.name} className="edit-rt__group">
          {tools.map((tool) => (
            <button
              key={tool.name}
              type="button"
              className="edit-rt__tool"
              title={words(`/rich-text/${tool.name}`)}
              aria-label={words(`/rich-text/${tool.name}`)}
              aria-keyshortcuts={tool.keys}
              aria-pressed={tool.isOn}
              onClick={tool.run}
            >
              <RichTextIcon name={tool.name} />
            </button>
          ))}
          {tools === groups.at(-1) && <More editor={editor} words={words} ask={ask} />}
        </span>
      ))}
    </Toolbar>
  )
}

function More({ editor, words, ask }: Pick<TextToolsProps, 'editor' | 'words' | 'ask'>) {
  // A chosen entry closes the list: a new one is made, which is closed.
  const [chosen, setChosen] = useState(0)
  const row = (key: string, run: () => unknown, isOn?: boolean): ReactNode => (
    <button
      key={key}
      type="button"
      className="kit-dropdown__row edit-rt__entry"
      aria-pressed={isOn}
      onClick={() => {
        setChosen(chosen + 1)
        run()
      }}
    >
      {words(`/rich-text/${key}`)}
    </button>
  )
  const insert = (content: object) => () => editor.chain().focus().insertContent(content).run()
  return (
    <Dropdown
      key={chosen}
      label={words('/rich-text/more')}
      icon={<RichTextIcon name="more" />}
      className="edit-rt__more"
    >
      {smallMarks.map((name) => row(name, () => editor.chain().focus().toggleMark(name).run(), editor.isActive(name)))}
      {row('abbreviation', () => ask('abbreviation'))}
      {row('language', () => ask('language'))}
      {row('time', () => ask('time'))}
      {editor.isActive('heading') && row('anchor', () => ask('anchor'))}
      {editor.isActive('image') && row('alt', () => ask('alt'))}
      {row('terms', () => insertTerms(editor))}
      {row('address', () => editor.chain().focus().toggleWrap('address').run(), editor.isActive('address'))}
      {row('rule', insert({ type: 'rule' }))}
      {row('plain', () => editor.chain().focus().unsetAllMarks().run())}
    </Dropdown>
  )
}
