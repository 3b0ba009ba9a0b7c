import { type SyntheticEvent, useId, useState } from 'react'
import type { Editor } from '@tiptap/core'
import { anchorName } from '#src/content/contract/rich-text-markup.ts'
import { isLinkAddress } from '../../rules/rich-text/attributes.ts'
import type { PickLink } from './pickers.ts'
import type { RichTextWords } from './rich-text-words.ts'
import { markAt, removeMark, setMark } from './text-commands.ts'

export type Question = 'link' | 'abbreviation' | 'language' | 'time' | 'anchor' | 'alt'

/** What is asked about the words, and what the answer becomes. */
interface Ask {
  mark?: string
  attribute: string
  isGood: (answer: string) => boolean
}
const asks: Readonly<Record<Question, Ask>> = {
  link: { mark: 'link', attribute: 'href', isGood: (answer) => answer !== '' && isLinkAddress(answer) },
  abbreviation: { mark: 'abbreviation', attribute: 'title', isGood: () => true },
  language: { mark: 'language', attribute: 'lang', isGood: (answer) => /^[a-z]{2,8}(-[a-z\d]{2,8})?$/i.test(answer) },
  time: { mark: 'time', attribute: 'datetime', isGood: () => true },
  anchor: { attribute: 'id', isGood: (answer) => answer === '' || anchorName.test(answer) },
  alt: { attribute: 'alt', isGood: () => true },
}
const nodeOf = (question: Question): string => (question === 'anchor' ? 'heading' : 'image')

interface AskedProps {
  editor: Editor
  question: Question
  words: RichTextWords
  pickLink: PickLink | undefined
  onDone: () => void
}

/** A line under the tools that asks what a tool needs to know. */
export function Asked({ editor, question, words, pickLink, onDone }: AskedProps) {
  const { mark, attribute, isGood } = asks[question]
  const now = mark === undefined ? editor.getAttributes(nodeOf(question)) : (markAt(editor, mark) ?? {})
  const [answer, setAnswer] = useState(() => String(now[attribute] ?? ''))
  const [isNewTab, setNewTab] = useState(now['target'] === '_blank')
  const [isBad, setBad] = useState(false)
  const id = useId()
  const isSet = mark !== undefined && markAt(editor, mark) !== null

  const finish = () => {
    onDone()
    editor.commands.focus()
  }
  const setAttributes = (given: string) => {
    if (mark === undefined) {
      const value = given === '' && question === 'anchor' ? null : given
      editor
        .chain()
        .focus()
        .updateAttributes(nodeOf(question), { [attribute]: value === '' ? null : value })
        .run()
    } else {
      const tab = isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : { target: null, rel: null }
      setMark(editor, mark, { [attribute]: given, ...(question === 'link' && tab) })
    }
    finish()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // The field stands inside the form of the block.
    event.stopPropagation()
    if (isGood(answer.trim())) setAttributes(answer.trim())
    else setBad(true)
  }
  const pick = async () => {
    const picked = await pickLink?.(answer === '' ? null : answer)
    if (typeof picked === 'string') setAttributes(picked)
  }
  const hasWords = question === 'link' || question === 'anchor' || question === 'language'

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys of its field set the answer or leave it.
    <fieldset
      className="edit-rt__ask"
      aria-label={words(`/rich-text/ask/${question}`)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation()
          finish()
        }
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text')
          submit(event)
      }}
    >
      <label className="edit-rt__label" htmlFor={id}>
        {words(`/rich-text/ask/${question}`)}
      </label>
      <input
        id={id}
        className="edit-rt__input"
        value={answer}
        autoComplete="off"
        aria-invalid={isBad}
        aria-describedby={isBad ? `${id}-fault` : undefined}
        ref={(input) => input?.focus({ preventScroll: true })}
        onChange={(event) => {
          setAnswer(event.target.value)
          setBad(false)
        }}
      />
      {isBad && hasWords && (
        <p className="edit-rt__fault" id={`${id}-fault`} role="alert">
          {words(`/rich-text/ask/bad/${question}`)}
        </p>
      )}
      {question === 'link' && (
        <label className="edit-rt__check">
          <input type="checkbox" checked={isNewTab} onChange={(event) => setNewTab(event.target.checked)} />
          {words('/rich-text/new-tab')}
        </label>
      )}
      <div className="edit-rt__row">
        <button type="button" className="edit-rt__button edit-rt__button--first" onClick={submit}>
          {words('/rich-text/set')}
        </button>
        {question === 'link' && pickLink && (
          <button type="button" className="edit-rt__button" onClick={() => void pick()}>
            {words('/rich-text/pick')}
          </button>
        )}
        {isSet && mark !== undefined && (
          <button
            type="button"
            className="edit-rt__button"
            onClick={() => {
              removeMark(editor, mark)
              finish()
            }}
          >
            {words('/rich-text/remove')}
          </button>
        )}
        <button type="button" className="edit-rt__button" onClick={finish}>
          {words('/rich-text/cancel')}
        </button>
      </div>
    </fieldset>
  )
}
