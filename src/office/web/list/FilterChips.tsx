import { useListContext } from 'ra-core'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { FieldDescription, ResourceDescription } from '../../contract/description.ts'
import { isEmpty } from '../office-api.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { useFormats } from '../use-formats.ts'
import { filterNames, filterWords, type FilterValues } from './filter-words.ts'

/** The fields by which a list is narrowed now. */
export const narrowing = (resource: ResourceDescription, values: FilterValues): FieldDescription[] =>
  resource.fields.filter((field) => filterNames(field).some((name) => !isEmpty(values[name])))

/** What the list is narrowed to, each with a cross. */
export function FilterChips({ resource }: { resource: ResourceDescription }) {
  const t = useText()
  const formats = useFormats()
  const { filterValues, setFilters } = useListContext()
  const values = filterValues as FilterValues // what the address has
  const narrowed = narrowing(resource, values)
  if (narrowed.length === 0) return null
  const without = (names: readonly string[]) =>
    setFilters(Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))), [])
  return (
    <div className="office-chips">
      {narrowed.map((field) => (
        <span key={field.name} className="office-chip">
          <span>
            {field.label}: <b>{filterWords(field, values, formats, t)}</b>
          </span>
          <button
            type="button"
            aria-label={t('/desk/filter-remove', { name: field.label })}
            onClick={() => without(filterNames(field))}
          >
            <OfficeIcon name="close" size="xs" />
          </button>
        </span>
      ))}
      <button type="button" className="office-t" onClick={() => without(narrowed.flatMap(filterNames))}>
        {t('/desk/clear')}
      </button>
    </div>
  )
}
