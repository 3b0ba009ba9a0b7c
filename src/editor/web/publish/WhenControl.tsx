import { useState } from 'react'
import { type Edge, formatShopTime, isDay, momentOf } from '#src/common/shop-time.ts'
import { momentOfWall } from '#src/common/wall-time.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useEditor } from '../editor-context.ts'
import { endWords, momentWords } from '../moment-words.ts'

interface WhenControlProps {
  id: string
  label: string
  edge: Edge
  /** A moment, or a day alone, ISO 8601; empty: none. */
  value: string
  onChange: (value: string) => void
}

/**
 * A day, with a time of Helsinki or without one, whatever zone the editor's own is in: a day alone begins with its first moment, and as
 * an end it is included. Below it stands the moment that results, also where a change of the clocks makes it another than was typed.
 */
export function WhenControl({ id, label, edge, value, onChange }: WhenControlProps) {
  const t = useText()
  const { words } = useEditor()
  const [first = '', second = ''] = isDay(value)
    ? [value]
    : value === ''
      ? []
      : formatShopTime(new Date(value)).split(' ')
  const [day, setDay] = useState(first)
  const [time, setTime] = useState(second)
  const handle = (newDay: string, newTime: string): void => {
    setDay(newDay)
    setTime(newTime)
    if (newDay === '' || newTime === '') onChange(newDay)
    else onChange(momentOfWall(Date.parse(`${newDay}T${newTime}:00Z`)).toISOString())
  }
  const moment = value === '' ? null : momentOf(value, edge)
  return (
    <fieldset className="edit-field" aria-describedby={`${id}-words`}>
      <legend className="edit-label">{label}</legend>
      <div className="edit-filter">
        <input
          id={id}
          className="edit-input edit-input--short"
          type="date"
          aria-label={`${label}: ${t('/edit/publish/day')}`}
          value={day}
          onChange={({ target }) => handle(target.value, time)}
        />
        <input
          className="edit-input edit-input--short"
          type="time"
          aria-label={`${label}: ${t('/edit/publish/time')}`}
          value={time}
          disabled={day === ''}
          onChange={({ target }) => handle(day, target.value)}
        />
      </div>
      <p className="edit-hint" id={`${id}-words`}>
        {moment && `${edge === 'end' ? endWords(moment, words, t) : momentWords(moment, words)} · `}
        {t('/edit/form/helsinki')}
      </p>
    </fieldset>
  )
}
