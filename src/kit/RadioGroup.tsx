import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { FieldError } from './Field.tsx'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  note?: ReactNode
  disabled?: boolean
}

interface RadioGroupProps<Value extends string> {
  legend: string
  /** The legend is read out but not shown. */
  hideLegend?: boolean
  options: readonly RadioOption<Value>[]
  /** Null: nothing chosen yet. */
  value: Value | null
  onChange: (value: Value) => void
  error?: string | undefined
  /** Form field name; a generated one when left out. */
  name?: string
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, hideLegend = false, options, value, onChange, error } = props
  const id = useId()
  const errorId = `${id}-error`
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={hideLegend ? 'kit-visually-hidden' : 'kit-legend'}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={clsx('kit-check kit-check--r', option.disabled && 'kit-check--off')}>
          <input
            type="radio"
            name={props.name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className="kit-check__b" />
          <span className="kit-check__t">{option.label}</span>
          {option.note !== undefined && <span className="kit-check__n kit-num">{option.note}</span>}
        </label>
      ))}
      {error && <FieldError id={errorId} text={error} />}
    </fieldset>
  )
}
