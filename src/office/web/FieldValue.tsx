import { useText } from '#src/shell/web/text/use-text.ts'
import type { FieldDescription, FieldKind, OptionDescription, Turn } from '../contract/description.ts'
import { isEntry } from './record/record-words.ts'
import { textOf } from './text-of.ts'
import { useFormats } from './use-formats.ts'

const looks: Record<Turn, string> = {
  ours: 'due',
  blocked: 'stop',
  others: 'go',
  waiting: 'wait',
  done: 'ok',
  over: 'off',
}

/** A state by mark and word: the mark and its colour say whose turn it is. */
export function State({ turn, children }: { turn: Turn; children: string }) {
  return <span className={`office-state office-state--${looks[turn]}`}>{children}</span>
}

/** A mark for each of several things, such as the parcels of an order, and a word for all. */
function Marks({ options, words }: { options: readonly OptionDescription[]; words: string }) {
  return (
    <span className="office-parcels">
      {options.map(({ turn = 'waiting' }, index) => (
        <i key={index} className={`office-parcel--${looks[turn]}`} />
      ))}
      <span>{words}</span>
    </span>
  )
}

/** Figures stand at the right. */
export const isFigure = (kind: FieldKind): boolean => kind === 'number' || kind === 'money'

/** A value as people read it, by the kind of its field. */
export function FieldValue({ field, value }: { field: FieldDescription; value: unknown }) {
  const t = useText()
  const formats = useFormats()
  // A record has its words with it.
  if (isEntry(value) && 'value' in value) return <FieldValue field={field} value={value['value']} />
  if (value === null || value === undefined || value === '') return <span className="office-muted">–</span>
  const optionOf = (one: unknown) => field.options?.find((option) => option.value === one)
  switch (field.kind) {
    case 'money':
      return <b>{formats.money(value)}</b>
    case 'number':
      return formats.number(value) || textOf(value)
    case 'moment':
      return typeof value === 'string' ? <time dateTime={value}>{formats.moment(value)}</time> : null
    case 'day':
      return typeof value === 'string' ? <time dateTime={value}>{formats.day(value)}</time> : null
    case 'yes-no':
      return t(value === true ? '/desk/yes' : '/desk/no')
    case 'choice': {
      const option = optionOf(value)
      const label = option?.label ?? textOf(value)
      return option?.turn ? <State turn={option.turn}>{label}</State> : label
    }
    case 'choices': {
      if (!Array.isArray(value)) return textOf(value)
      const chosen: readonly unknown[] = value
      if (chosen.length === 0) return <span className="office-muted">–</span>
      const options = chosen.map((one) => optionOf(one) ?? { value: textOf(one), label: textOf(one) })
      const words = [...new Set(options.map(({ label }) => label))].join(', ')
      return options.some(({ turn }) => turn !== undefined) ? <Marks options={options} words={words} /> : words
    }
    case 'text':
      return textOf(value)
  }
}
