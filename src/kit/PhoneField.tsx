import { type ComponentPropsWithRef, useId } from 'react'
import { FieldError, type FieldTexts } from './Field.tsx'
import { Icon } from './Icon.tsx'

interface PhoneFieldProps extends Omit<FieldTexts, 'note'> {
  prefixLabel: string
  numberLabel: string
  prefixes: readonly string[]
  prefix: ComponentPropsWithRef<'select'>
  number: ComponentPropsWithRef<'input'>
}

/** Country prefix and local number: one question, two controls, one error message. */
export function PhoneField({
  label,
  hint,
  error,
  prefixLabel,
  numberLabel,
  prefixes,
  prefix,
  number,
}: PhoneFieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="kit-field">
      <span className="kit-label" id={id}>
        {label}
      </span>
      {hint && (
        <span className="kit-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <fieldset className="kit-phone" aria-labelledby={id}>
        <div className="kit-pick">
          <select className="kit-input kit-num" aria-label={prefixLabel} {...prefix}>
            {prefixes.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
        <input
          className="kit-input kit-num"
          type="tel"
          inputMode="tel"
          aria-label={numberLabel}
          aria-describedby={described || undefined}
          {...number}
        />
      </fieldset>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}
