import { localeTag, shopTimeZone } from '#src/common/locale.ts'
import { formatShopTime } from '#src/common/shop-time.ts'
import { momentOfWall } from '#src/common/wall-time.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useEditor } from '../editor-context.ts'

interface DateControlProps {
  id: string
  /** A moment or a day, ISO 8601; empty: none. */
  value: string
  onChange: (value: string) => void
  describedBy?: string | undefined
  isReadOnly?: boolean
  label?: string
}

/** A time as clocks in Helsinki show it, whatever zone the editor's own is in; stored as a moment. */
export function DateControl({ id, value, onChange, describedBy, isReadOnly = false, label }: DateControlProps) {
  const t = useText()
  const { words } = useEditor()
  const moment = value === '' || Number.isNaN(Date.parse(value)) ? null : new Date(value)
  const handle = (wall: string): void =>
    onChange(wall === '' ? '' : momentOfWall(Date.parse(`${wall}:00Z`)).toISOString())
  return (
    <div>
      <input
        id={id}
        className="edit-input edit-input--short"
        type="datetime-local"
        aria-label={label}
        aria-describedby={describedBy}
        readOnly={isReadOnly}
        value={moment ? formatShopTime(moment).replace(' ', 'T') : ''}
        onChange={({ target }) => handle(target.value)}
      />
      <p className="edit-hint">
        {moment ? `${dayOf(moment, words)} · ${t('/edit/form/helsinki')}` : t('/edit/form/helsinki')}
      </p>
    </div>
  )
}

const dayOf = (moment: Date, words: 'fi' | 'en'): string =>
  new Intl.DateTimeFormat(localeTag(words), {
    timeZone: shopTimeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  }).format(moment)
