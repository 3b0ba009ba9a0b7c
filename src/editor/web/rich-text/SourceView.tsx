import { useId } from 'react'
import { openRichText } from '../../rules/rich-text/open-rich-text.ts'
import { sourceProblems } from '../../rules/rich-text/source-problems.ts'
import { markupOfHtml } from './markup-of-html.ts'
import { RichTextIcon } from './RichTextIcon.tsx'
import type { RichTextWords } from './rich-text-words.ts'

interface SourceViewProps {
  value: string
  label: string
  words: RichTextWords
  isReadOnly: boolean
  onChange: (html: string) => void
  onBack: () => void
}

/** The markup itself, with what the site leaves out of it. */
export function SourceView({ value, label, words, isReadOnly, onChange, onBack }: SourceViewProps) {
  const id = useId()
  const problems = sourceProblems(markupOfHtml(value))
  const isHeld = openRichText(value, markupOfHtml) !== null
  return (
    <>
      <textarea
        className="edit-rt__source"
        aria-label={words('/rich-text/source/label', { label })}
        aria-describedby={`${id}-check`}
        value={value}
        rows={14}
        spellCheck={false}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An output holds no paragraphs. */}
      <div className="edit-rt__check-list" id={`${id}-check`} role="status">
        {problems.length === 0 && <p>{words('/rich-text/source/whole')}</p>}
        {problems.map(({ tag, attribute }) => (
          <p key={`${tag} ${attribute ?? ''}`} className="edit-rt__fault">
            <RichTextIcon name="warning" />
            {attribute === undefined
              ? words('/rich-text/source/tag', { tag })
              : words('/rich-text/source/attribute', { tag, attribute })}
          </p>
        ))}
        {!isHeld && <p>{words('/rich-text/source/only')}</p>}
      </div>
      {isHeld && (
        <div className="edit-rt__foot">
          <button type="button" className="edit-rt__text-button" onClick={onBack}>
            {words('/rich-text/source/back')}
          </button>
        </div>
      )}
    </>
  )
}
