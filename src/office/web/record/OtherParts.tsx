import { Link } from 'react-router'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { AnyRecord } from '../../contract/records.ts'
import { recordPath } from '../list/list-path.ts'
import { useFormats } from '../use-formats.ts'
import { useResource } from '../use-office.ts'
import { Section } from './Section.tsx'
import { Timeline, type TimelineRow } from './Timeline.tsx'

const head = new Set(['id', 'version', 'actions', 'timeline'])
type Entry = Readonly<Record<string, unknown>>

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists inside a record, each as a section with a table, and its timeline last. */
export function OtherParts({ record, known }: { record: AnyRecord; known: ReadonlySet<string> }) {
  const t = useText()
  const timeline = record['timeline']
  return (
    <>
      {Object.entries(record).map(([name, value]) => {
        if (head.has(name) || known.has(name) || !Array.isArray(value)) return null
        const rows: readonly unknown[] = value
        const entries = rows.filter(isEntry)
        return entries.length === 0 ? null : <EntryTable key={name} name={name} entries={entries} />
      })}
      {Array.isArray(timeline) && timeline.length > 0 && (
        <Section title={t('/desk/part/timeline')}>
          <Timeline rows={timeline as TimelineRow[]} />
        </Section>
      )}
    </>
  )
}

/** The number of an order, as a link for a person who may open it. */
export function OrderNumber({ value }: { value: unknown }) {
  const canOpen = useResource('orders') !== undefined
  if (typeof value !== 'string' || value === '') return <span className="office-muted">–</span>
  return canOpen ? (
    <Link className="office-id" to={recordPath('orders', value)}>
      {value}
    </Link>
  ) : (
    value
  )
}

function EntryTable({ name, entries }: { name: string; entries: readonly Entry[] }) {
  const t = useText()
  const { money, moment } = useFormats()
  const columns = Object.keys(entries[0] ?? {}).filter((column) => column !== 'id')
  const words = (column: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–'
    if (typeof value === 'boolean') return t(value ? '/desk/yes' : '/desk/no')
    if (column.endsWith('Cents')) return money(value)
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return moment(value)
    if (isEntry(value)) return typeof value['label'] === 'string' ? value['label'] : ''
    return Array.isArray(value) ? value.map(String).join(', ') : String(value as string | number) // what JSON has besides
  }
  return (
    <Section title={t(`/desk/part/${name}`)}>
      <table className="office-table office-table--cards office-table--plain">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={column.endsWith('Cents') ? 'office-num' : undefined}>
                {t(`/desk/field/${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, row) => (
            <tr key={row}>
              {columns.map((column) => (
                <td
                  key={column}
                  data-label={t(`/desk/field/${column}`)}
                  className={column.endsWith('Cents') ? 'office-num' : undefined}
                >
                  {column === 'orderNumber' ? <OrderNumber value={entry[column]} /> : words(column, entry[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
