import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'ra-core'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { edgeOfDay, isDay } from '#src/common/shop-time.ts'
import { Button } from '#src/kit/Button.tsx'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Select } from '#src/kit/Select.tsx'
import { SidePanel } from '#src/kit/SidePanel.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { FieldDescription, ResourceDescription } from '../../contract/description.ts'
import { countMost } from '../../contract/records.ts'
import { fetchList } from '../office-api.ts'
import { centsOf, eurosOf } from '../record/money-text.ts'
import { textOf } from '../text-of.ts'
import { dayOf, dayOfEnd, type FilterValues } from './filter-words.ts'

interface FilterPanelProps {
  resource: ResourceDescription
  open: boolean
  onClose: () => void
}

/** All filters of a resource. Its button says how many rows it will show. */
export function FilterPanel(props: FilterPanelProps) {
  const { open, onClose } = props
  const t = useText()
  return (
    <SidePanel open={open} onClose={onClose} title={t('/desk/filter')} closeLabel={t('/desk/close')}>
      {open && <Filters {...props} />}
    </SidePanel>
  )
}

function Filters({ resource, onClose }: FilterPanelProps) {
  const t = useText()
  const { filterValues, setFilters } = useListContext()
  const [draft, setDraft] = useState<FilterValues>(filterValues as FilterValues) // what the address has
  const { q, ...filter } = draft
  const found = useQuery({
    queryKey: ['office', 'found', resource.name, draft],
    queryFn: () => fetchList(resource.name, { ...(typeof q === 'string' && { q }), filter, pageSize: 1 }),
  })
  const count =
    found.data && (found.data.isMore ? t('/desk/over', { count: countMost }) : String(found.data.totalCount))
  return (
    <form
      className="office-form office-filters"
      onSubmit={(event) => {
        event.preventDefault()
        setFilters({ ...draft }, [])
        onClose()
      }}
    >
      {resource.fields
        .filter(({ filters }) => filters)
        .map((field) => (
          <FilterOf key={field.name} field={field} draft={draft} setDraft={setDraft} />
        ))}
      <div className="office-row">
        <Button type="submit">{count === undefined ? t('/desk/show') : t('/desk/show-count', { count })}</Button>
        <Button variant="secondary" onClick={() => setDraft(q === undefined ? {} : { q })}>
          {t('/desk/clear')}
        </Button>
      </div>
    </form>
  )
}

/** Where there are more options, one is chosen from a list. */
const boxesMost = 20

interface FilterOfProps {
  field: FieldDescription
  draft: FilterValues
  setDraft: Dispatch<SetStateAction<FilterValues>>
}

function FilterOf({ field, draft, setDraft }: FilterOfProps) {
  const t = useText()
  const { name, label, kind, options = [] } = field
  const put = (key: string, value: unknown): void =>
    setDraft((before) => {
      const { [key]: _before, ...rest } = before
      return value === undefined ? rest : { ...rest, [key]: value }
    })
  if (kind === 'choice' || kind === 'choices') {
    const given = draft[name]
    const chosen: readonly unknown[] = Array.isArray(given) ? given : []
    if (options.length > boxesMost) {
      return (
        <Select
          label={label}
          value={chosen.length === 1 ? textOf(chosen[0]) : ''}
          onChange={({ target }) => put(name, target.value === '' ? undefined : [target.value])}
          options={[
            { value: '', label: t('/desk/all') },
            ...options
              .toSorted((a, b) => a.label.localeCompare(b.label))
              .map(({ value, label: word }) => ({ value, label: word })),
          ]}
        />
      )
    }
    return (
      <fieldset className="office-form__group">
        <legend className="kit-legend">{label}</legend>
        {options.map(({ value, label: word }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={({ target }) => {
              const next = target.checked ? [...chosen, value] : chosen.filter((one) => one !== value)
              put(name, next.length > 0 ? next : undefined)
            }}
          >
            {word}
          </Checkbox>
        ))}
      </fieldset>
    )
  }
  if (kind === 'yes-no') {
    return (
      <Select
        label={label}
        value={typeof draft[name] === 'boolean' ? String(draft[name]) : ''}
        onChange={({ target }) => put(name, target.value === '' ? undefined : target.value === 'true')}
        options={[
          { value: '', label: t('/desk/any') },
          { value: 'true', label: t('/desk/yes') },
          { value: 'false', label: t('/desk/no') },
        ]}
      />
    )
  }
  if (kind === 'text') {
    return (
      <TextField
        label={label}
        value={typeof draft[name] === 'string' ? draft[name] : ''}
        onChange={({ target }) => put(name, target.value || undefined)}
        maxLength={200}
      />
    )
  }
  return (
    <div className="office-form__row">
      {(['From', 'To'] as const).map((end) => {
        const key = `${name}${end}`
        return (
          <EdgeField
            key={key}
            kind={kind}
            isEnd={end === 'To'}
            label={t(end === 'From' ? '/desk/field-from' : '/desk/field-to', { name: label })}
            value={draft[key]}
            onValue={(value) => put(key, value)}
          />
        )
      })}
    </div>
  )
}

interface EdgeFieldProps {
  kind: 'number' | 'money' | 'moment' | 'day'
  isEnd: boolean
  label: string
  value: unknown
  onValue: (value: unknown) => void
}

/** One end of a range. A day of a moment counts in full, in Helsinki time. */
function EdgeField({ kind, isEnd, label, value, onValue }: EdgeFieldProps) {
  const written = ((): string => {
    if (value === undefined) return ''
    if (kind === 'moment') return isEnd ? dayOfEnd(textOf(value)) : dayOf(textOf(value))
    return kind === 'money' && typeof value === 'number' ? eurosOf(value) : textOf(value)
  })()
  const [typed, setTyped] = useState(written)
  const read = (text: string): unknown => {
    if (text === '') return undefined
    if (kind === 'day') return isDay(text) ? text : undefined
    if (kind === 'moment') {
      if (!isDay(text)) return undefined
      // Both ends are included: the last moment of a day is the one before the next begins.
      return isEnd ? new Date(+edgeOfDay(text, 'end') - 1).toISOString() : edgeOfDay(text, 'begin').toISOString()
    }
    if (kind === 'money') return centsOf(text) ?? undefined
    const number = Number(text.replace(',', '.'))
    return Number.isFinite(number) ? number : undefined
  }
  const isDate = kind === 'moment' || kind === 'day'
  return (
    <TextField
      label={kind === 'money' ? `${label}, €` : label}
      type={isDate ? 'date' : 'text'}
      {...(!isDate && { inputMode: 'decimal' as const })}
      value={value === undefined && isDate ? '' : typed}
      onChange={({ target }) => {
        setTyped(target.value)
        onValue(read(target.value))
      }}
    />
  )
}
