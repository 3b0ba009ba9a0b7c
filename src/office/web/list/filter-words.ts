import type { TextFunction } from '#src/shell/web/text/use-text.ts'
import { dayOverAt, formatShopTime } from '#src/common/shop-time.ts'
import { textOf } from '../text-of.ts'
import type { FieldDescription } from '../../contract/description.ts'
import type { formatsOf } from '../use-formats.ts'

type Formats = ReturnType<typeof formatsOf>
export type FilterValues = Readonly<Record<string, unknown>>

/** The names under which a field stands in the filter. */
export const filterNames = ({ name, kind }: FieldDescription): readonly string[] =>
  kind === 'number' || kind === 'money' || kind === 'moment' || kind === 'day' ? [`${name}From`, `${name}To`] : [name]

/** The day that the end of a period of moments is in. */
export const dayOfEnd = (written: string): string => dayOverAt(new Date(+new Date(written) + 1)) ?? dayOf(written)
export const dayOf = (written: string): string => formatShopTime(new Date(written)).slice(0, 10)

/** What a field is narrowed to, in words; null: it is not. */
export function filterWords(
  field: FieldDescription,
  values: FilterValues,
  formats: Formats,
  t: TextFunction,
): string | null {
  const [first = '', second = ''] = filterNames(field).map((name) => values[name])
  const isSet = (value: unknown): boolean =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  if (!isSet(first) && !isSet(second)) return null
  const labelOf = (value: unknown) => field.options?.find((option) => option.value === value)?.label ?? textOf(value)
  const edge = (value: unknown, isEnd: boolean): string => {
    if (field.kind === 'money') return formats.money(value)
    if (field.kind === 'moment') return formats.day(isEnd ? dayOfEnd(textOf(value)) : textOf(value))
    if (field.kind === 'day') return formats.day(textOf(value))
    return textOf(value)
  }
  switch (field.kind) {
    case 'yes-no':
      return t(first === true ? '/desk/yes' : '/desk/no')
    case 'choice':
    case 'choices':
      return Array.isArray(first) ? first.map(labelOf).join(', ') : labelOf(first)
    case 'text':
      return textOf(first)
    case 'number':
    case 'money':
    case 'moment':
    case 'day':
      if (!isSet(second)) return t('/desk/from', { value: edge(first, false) })
      if (!isSet(first)) return t('/desk/until', { value: edge(second, true) })
      return `${edge(first, false)}–${edge(second, true)}`
  }
}
