import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { FieldError } from './Field.tsx'
import { Icon } from './Icon.tsx'

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** The label's text; may hold a link. */
  children: ReactNode
  /** Small, at the right edge: a count. */
  note?: ReactNode
  error?: string | undefined
}

export function Checkbox({ children, note, error, className, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <>
      <label className={clsx('kit-check', input.disabled && 'kit-check--off', className)}>
        <input
          type="checkbox"
          {...input}
          aria-invalid={error ? true : undefined}
          {...(error && { 'aria-describedby': errorId })}
        />
        <span className="kit-check__b">
          <Icon name="check" size="s" />
        </span>
        <span className="kit-check__t">{children}</span>
        {note !== undefined && <span className="kit-check__n kit-num">{note}</span>}
      </label>
      {error && <FieldError id={errorId} text={error} />}
    </>
  )
}
