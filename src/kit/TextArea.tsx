import { clsx } from 'clsx'
import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react'
import { characterCount } from '#src/common/characters.ts'
import { Field, type FieldTexts } from './Field.tsx'

interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'children' | 'maxLength'> {
  /** Characters allowed. A person can write more, so that pasted text is never cut silently; the counter shows it. */
  limit: number
  /** Left of the counter. */
  aside?: string
}

const lengthOf = (value: unknown): number => (typeof value === 'string' ? characterCount(value) : 0)

export function TextArea({ label, note, hint, error, id, className, limit, aside, onChange, ...area }: TextAreaProps) {
  const [typed, setTyped] = useState(lengthOf(area.defaultValue))
  const used = area.value === undefined ? typed : lengthOf(area.value)
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(characterCount(event.target.value))
    onChange?.(event)
  }
  const counter = (
    <p className={clsx('kit-counter kit-num', used > limit && 'kit-counter--over')}>
      {aside && <span>{aside}</span>}
      <span>
        {used} / {limit}
      </span>
    </p>
  )
  return (
    <Field label={label} note={note} hint={hint} error={error} id={id} className={className} below={counter}>
      {(control) => <textarea className="kit-input" rows={2} {...area} {...control} onChange={handleChange} />}
    </Field>
  )
}
