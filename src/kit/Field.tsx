import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { clsx } from 'clsx'
import { Icon } from './Icon.tsx'

/** Attributes that connect a control with its label, hint and error; spread on the input. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldTexts {
  label: string
  /** Small word after the label, for instance that the field may be left empty. */
  note?: string | undefined
  hint?: ReactNode
  /** What is wrong and what to do; the field is marked invalid while it is set. */
  error?: string | undefined
}

interface FieldProps extends FieldTexts {
  id?: string | undefined
  className?: string | undefined
  /** Under the control, before the error: a counter. */
  below?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** Label above, hint under it, control, error under that. */
export function Field({ label, note, hint, error, id, className, below, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={clsx('kit-field', className)}>
      <label htmlFor={controlId}>
        {label}
        {note && <small> {note}</small>}
      </label>
      {hint && (
        <span className="kit-hint" id={hintId}>
          {hint}
        </span>
      )}
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {below}
      {error && <FieldError id={errorId} text={error} />}
    </div>
  )
}

export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="kit-error" id={id}>
      <Icon name="warning" />
      <span>{text}</span>
    </p>
  )
}

type TextFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'children'>

/** A one-line field; everything an input takes goes to the input. */
export function TextField({ label, note, hint, error, id, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} note={note} hint={hint} error={error} id={id} className={className}>
      {(control) => <input className="kit-input" {...input} {...control} />}
    </Field>
  )
}
