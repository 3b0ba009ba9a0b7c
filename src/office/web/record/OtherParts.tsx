import { clsx } from 'clsx'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { AnyRecord } from '../../contract/records.ts'
import { FieldValue } from '../FieldValue.tsx'
import { recordPath } from '../list/list-path.ts'
import { textOf } from '../text-of.ts'
import { useResource } from '../use-office.ts'
import { type Entry, isEntry, isLong, isQuiet, saysNothing, useValueWords, wordFor } from './record-words.ts'
import { columnsOf, TextTable } from './EntryLists.tsx'
import { Section } from './Section.tsx'
import { Timeline, type TimelineRow } from './Timeline.tsx'

interface OtherPartsProps {
  record: AnyRecord
  /** Names that stand somewhere else on the page. */
  known: ReadonlySet<string>
}

/** The lists inside a record that have something in them, by their names. */
export function listsOf(record: AnyRecord, known: ReadonlySet<string>): [name: string, entries: Entry[]][] {
  return Object.entries(record).flatMap(([name, value]) => {
    if (name === 'timeline' || isQuiet(name) || known.has(name) || !Array.isArray(value)) return []
    const rows: readonly unknown[] = value
    const entries = rows.filter(isEntry)
    return entries.length === 0 ? [] : [[name, entries] satisfies [string, Entry[]]]
  })
}

/** Lists inside a record, each as a section with a table, what was written at length, and its timeline last. */
export function OtherParts({ record, known }: OtherPartsProps) {
  const t = useText()
  const { timeline, text } = record
  return (
    <>
      {listsOf(record, known).map(([name, entries]) => {
        const Table = 'language' in (entries[0] ?? {}) && entries.length > 1 ? TextTable : EntryTable
        return <Table key={name} name={name} entries={entries} />
      })}
      {typeof text === 'string' && text !== '' && !known.has('text') && (
        <Section title={t('/desk/part/text')}>
          <p className="office-written office-said">{text}</p>
        </Section>
      )}
      {record['isHidden'] === true && <p className="office-muted">{t('/desk/text-hidden')}</p>}
      {Array.isArray(timeline) && timeline.length > 0 && (
        <Section title={t('/desk/part/timeline')}>
          <Timeline rows={timeline as TimelineRow[]} />
        </Section>
      )}
    </>
  )
}

interface OtherFactsProps {
  resource: string
  record: AnyRecord
  known: ReadonlySet<string>
}

/** Facts that the list has no column for, and that say something. */
export function OtherFacts({ resource, record, known }: OtherFactsProps) {
  const t = useText()
  const words = useValueWords()
  return Object.entries(record).map(([name, value]) => {
    if (isQuiet(name) || isLong(name) || known.has(name) || Array.isArray(value) || saysNothing(value)) return null
    // The number that was typed, where it is the order's.
    if (name === 'typedOrderNumber' && value === record['orderNumber']) return null
    return (
      <Fragment key={name}>
        <dt>{wordFor(t, name, resource)}</dt>
        <dd className="office-written">{words(name, value)}</dd>
      </Fragment>
    )
  })
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

interface CellProps {
  column: string
  entry: Entry
  words: ReturnType<typeof useValueWords>
}

function Cell({ column, entry, words }: CellProps) {
  const value = entry[column]
  const ofOrder = useResource('orders')?.fields.find(({ name }) => name === 'status')
  if (column === 'orderNumber') return <OrderNumber value={value} />
  if (column === 'status' && 'orderNumber' in entry && ofOrder) return <FieldValue field={ofOrder} value={value} />
  if (column.endsWith('Cents') && typeof value === 'number') return <b>{words(column, value)}</b>
  const address = column === 'fileName' ? textOf(entry['fileUrl']) : ''
  if (address === '') return words(column, value)
  return (
    <a className="office-id" href={address} download={textOf(value)}>
      {textOf(value)}
    </a>
  )
}

function EntryTable({ name, entries }: { name: string; entries: readonly Entry[] }) {
  const t = useText()
  const words = useValueWords()
  const columns = columnsOf(entries)
  const figure = (column: string) =>
    entries.every((entry) => entry[column] === null || typeof entry[column] === 'number') ? 'office-num' : undefined
  return (
    <Section title={t(`/desk/part/${name}`)}>
      <table className="office-table office-table--cards office-table--plain">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={figure(column)}>
                {wordFor(t, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, row) => (
            <tr key={row}>
              {columns.map((column, place) => {
                const isEnd = place === columns.length - 1 && column.endsWith('Cents')
                return (
                  <td
                    key={column}
                    {...(place > 0 && !isEnd && { 'data-label': wordFor(t, column) })}
                    className={clsx(figure(column), place === 0 && 'office-table__wide', isEnd && 'office-table__end')}
                  >
                    <Cell column={column} entry={entry} words={words} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
