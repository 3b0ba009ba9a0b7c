import { useId, useState } from 'react'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'

interface HoursFieldProps {
  label: string
  /** `08:00-20:00`; empty: closed. */
  value: string
  error: string | undefined
  onValue: (value: string) => void
}

/** The hours of a day, or that it is closed. A closing time before the opening is on the next day. */
export function HoursField({ label, value, error, onValue }: HoursFieldProps) {
  const t = useText()
  const errorId = useId()
  // The hours are there again when the day is opened again.
  const [last, setLast] = useState('-')
  const [opens = '', closes = ''] = value.split('-')
  const time = (edge: 'opens' | 'closes', shown: string, onTime: (next: string) => void) => (
    <input
      className="kit-input"
      type="time"
      aria-label={t(`/desk/form/${edge}`, { label })}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      // The end of the day is midnight to a browser.
      value={shown === '24:00' ? '00:00' : shown}
      onChange={({ target }) => onTime(target.value)}
    />
  )
  return (
    <fieldset className="office-form__group office-hours">
      <legend className="kit-legend">{label}</legend>
      <Checkbox
        checked={value !== ''}
        onChange={({ target }) => {
          if (!target.checked) setLast(value)
          onValue(target.checked ? last : '')
        }}
      >
        {t('/desk/form/is-open')}
      </Checkbox>
      {value !== '' && (
        <span className="office-hours__times">
          {time('opens', opens, (next) => onValue(`${next}-${closes}`))}
          {time('closes', closes, (next) => onValue(`${opens}-${next}`))}
        </span>
      )}
      {error && (
        <p id={errorId} className="kit-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
