/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a native select cannot show the
   joined list of the design; the button has the keys for all rows */
import { type KeyboardEvent, useId, useState } from 'react'
import { Icon } from './Icon.tsx'
import type { SelectOption } from './Select.tsx'

interface SortSelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly SelectOption<Value>[]
  onChange: (value: Value) => void
  /** The label is read out but not shown before the value. */
  hideLabel?: boolean
}

/**
 * A short list joined to its button. Focus stays on the button: arrows, Home and End move the marked row, a letter jumps,
 * Enter or Space chooses, Escape, Tab and a click elsewhere close without choosing.
 */
export function SortSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
  hideLabel = false,
}: SortSelectProps<Value>) {
  const id = useId()
  const [active, setActive] = useState<number | null>(null)
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )
  const open = active !== null

  const choose = (index: number) => {
    const option = options[index]
    setActive(null)
    if (option && option.value !== value) onChange(option.value)
  }
  const handleKey = (event: KeyboardEvent) => {
    const next = nextRow(event.key, active, chosen, options)
    if (next === 'choose' && open) choose(active)
    else if (next === 'close') setActive(null)
    else if (typeof next === 'number') setActive(next)
    else return
    if (event.key !== 'Tab') event.preventDefault()
  }

  return (
    <div className="kit-sort">
      <button
        type="button"
        className="kit-select"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-activedescendant={open ? `${id}-${active}` : undefined}
        onClick={() => setActive(open ? null : chosen)}
        onKeyDown={handleKey}
        onBlur={() => setActive(null)}
      >
        <span>
          <span className={hideLabel ? 'kit-visually-hidden' : undefined} id={`${id}-label`}>
            {label}:{' '}
          </span>
          <span id={`${id}-value`}>{options[chosen]?.label}</span>
        </span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size="s" />
      </button>
      <div className="kit-list" role="listbox" id={`${id}-list`} aria-labelledby={`${id}-label`} hidden={!open}>
        {options.map((option, index) => (
          // Rows only take the pointer, and keep focus from leaving the button.
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            className={index === active ? 'kit-list__active' : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            {option.label}
            {index === chosen && <Icon name="check" size="s" />}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Returns the row a key leads to, or the key's other action; null: the key does nothing here. */
export function nextRow(
  key: string,
  active: number | null,
  chosen: number,
  options: readonly { label: string }[],
): number | 'choose' | 'close' | null {
  const last = options.length - 1
  if (active === null) return ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key) ? chosen : null
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, last)
    case 'ArrowUp':
      return Math.max(active - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'Enter':
    case ' ':
      return 'choose'
    case 'Escape':
    case 'Tab':
      return 'close'
    default: {
      if (key.length !== 1) return null
      const starts = (index: number) => options[index]?.label.toLowerCase().startsWith(key.toLowerCase())
      const order = options.map((_, step) => (active + 1 + step) % options.length)
      return order.find(starts) ?? null
    }
  }
}
