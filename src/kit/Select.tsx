import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import { Icon } from './Icon.tsx'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
}

type SelectProps = FieldTexts & Omit<ComponentPropsWithRef<'select'>, 'children'> & { options: readonly SelectOption[] }

/** The browser's native list with the shop's styles: it works on every phone. */
export function Select({ label, note, hint, error, id, className, options, ...select }: SelectProps) {
  return (
    <Field label={label} note={note} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <div className="kit-pick">
          <select className="kit-input" {...select} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      )}
    </Field>
  )
}
