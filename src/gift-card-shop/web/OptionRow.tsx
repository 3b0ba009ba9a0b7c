import { useId } from 'react'

interface OptionRowProps<Value extends string> {
  legend: string
  options: readonly { value: Value; label: string; note?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Two or three options in one joined row, each a word and a small line; radio buttons for keyboard and screen reader. */
export function OptionRow<Value extends string>({ legend, options, value, onChange }: OptionRowProps<Value>) {
  const name = useId()
  return (
    <fieldset className="gift-shop-options">
      <legend className="kit-legend">{legend}</legend>
      <div className="gift-shop-options__row" style={{ gridTemplateColumns: `repeat(${options.length}, 1fr)` }}>
        {options.map((option) => (
          <label key={option.value} className="gift-shop-option kit-num">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <b>{option.label}</b>
            {option.note && <small>{option.note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
