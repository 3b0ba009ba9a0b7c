import './rich-text.css'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { plainWords } from '../../rules/rich-text/plain-words.ts'
import { Asked, type Question } from './Asked.tsx'
import { FieldWall } from './FieldWall.tsx'
import type { PickLink, PickMedia } from './pickers.ts'
import type { FindPicture } from './picture-view.ts'
import { richTextWords } from './rich-text-words.ts'
import { SourceView } from './SourceView.tsx'
import { isInTable } from './table-commands.ts'
import { TableTools } from './TableTools.tsx'
import { insertFigure } from './text-commands.ts'
import { TextTools } from './TextTools.tsx'
import { useRichText } from './use-rich-text.ts'

export interface RichTextFieldProps {
  /** Stored markup. */
  value: string
  /** Called after each change that a person made, and never otherwise. */
  onChange: (html: string) => void
  label: string
  /** Language of the text. */
  language: string
  isReadOnly?: boolean
  pickLink?: PickLink
  pickMedia?: PickMedia
  /** The id of the element that is typed in. */
  id?: string
  /** How pictures of the library are shown in the text. */
  findPicture?: FindPicture
}

/** A field for a text with structure. What its tools cannot keep as it is, is read here and edited as source. */
export function RichTextField(props: RichTextFieldProps) {
  const words = richTextWords()
  const [isSource, setSource] = useState(false)
  const { value, label, onChange, isReadOnly = false } = props
  const source = (onBack: () => void) => (
    <SourceView value={value} label={label} words={words} isReadOnly={isReadOnly} onChange={onChange} onBack={onBack} />
  )
  return (
    <div className="edit-rt">
      <div className="edit-rt__head">
        <span className="edit-rt__label" aria-hidden="true">
          {label}
        </span>
        <span className="edit-rt__count">{words('/rich-text/words', { count: plainWords(value) })}</span>
      </div>
      <FieldWall
        fallback={(again) => (
          <>
            <p className="edit-rt__fault" role="alert">
              {words('/rich-text/failed')}{' '}
              <button type="button" className="edit-rt__text-button" onClick={again}>
                {words('/rich-text/again')}
              </button>
            </p>
            {source(again)}
          </>
        )}
      >
        {isSource ? source(() => setSource(false)) : <TextView {...props} onSource={() => setSource(true)} />}
      </FieldWall>
    </div>
  )
}

function TextView({ onSource, ...props }: RichTextFieldProps & { onSource: () => void }) {
  const { value, onChange, label, language, isReadOnly = false, pickLink, pickMedia, findPicture, id } = props
  const words = richTextWords()
  const noteId = useId()
  const [question, setQuestion] = useState<Question | null>(null)
  const tools = useRef<{ focus: () => void }>(null)
  const tableTools = useRef<{ focus: () => void }>(null)
  const attributes = useMemo(
    () => ({
      class: 'kit-prose edit-rt__text',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': noteId,
      lang: language,
      ...(id !== undefined && { id }),
      ...(isReadOnly && { 'aria-readonly': 'true' }),
    }),
    [label, language, noteId, isReadOnly, id],
  )
  const { attach, editor, isHeld } = useRichText({
    value,
    onChange,
    isReadOnly,
    attributes,
    ...(findPicture && { findPicture }),
  })
  const isEdited = isHeld && !isReadOnly
  const hasTable = editor !== null && isEdited && isInTable(editor)

  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey && event.key === 'F10') {
      event.preventDefault()
      ;(hasTable ? tableTools : tools).current?.focus()
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      event.stopPropagation()
      setQuestion('link')
    }
  }
  const addPicture = async () => {
    const picked = await pickMedia?.()
    if (picked && editor && !editor.isDestroyed) insertFigure(editor, picked.id, null)
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Keys of the text within are heard on their way up. */}
      <div
        className={isEdited ? 'edit-rt__box' : 'edit-rt__box edit-rt__box--read'}
        onKeyDown={isEdited ? handleKey : undefined}
      >
        {isEdited && editor && (
          <TextTools
            ref={tools}
            editor={editor}
            words={words}
            ask={setQuestion}
            addPicture={pickMedia ? () => void addPicture() : undefined}
          />
        )}
        {isEdited && editor && question !== null && (
          <Asked
            key={question}
            editor={editor}
            question={question}
            words={words}
            pickLink={pickLink}
            onDone={() => setQuestion(null)}
          />
        )}
        <div className="edit-rt__page">
          {hasTable && <TableTools ref={tableTools} editor={editor} words={words} />}
          <div ref={attach} />
        </div>
      </div>
      <div className="edit-rt__foot">
        <span id={noteId}>
          {words(isReadOnly ? '/rich-text/read-only' : isHeld ? '/rich-text/pasted' : '/rich-text/source/only')}
        </span>
        {!isReadOnly && (
          <button type="button" className="edit-rt__text-button" onClick={onSource}>
            {words('/rich-text/edit-source')}
          </button>
        )}
      </div>
    </>
  )
}
