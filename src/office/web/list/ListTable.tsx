import { clsx } from 'clsx'
import { useListContext } from 'ra-core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { FieldDescription, ResourceDescription } from '../../contract/description.ts'
import type { Row } from '../../contract/records.ts'
import { FieldValue, isFigure } from '../FieldValue.tsx'
import { OfficeIcon } from '../OfficeIcon.tsx'
import type { Screen } from '../screen.ts'
import { textOf } from '../text-of.ts'
import { useKeys } from '../shell/use-keys.ts'
import { recordPath } from './list-path.ts'

interface ListTableProps {
  resource: ResourceDescription
  columns: readonly string[]
  screen: Screen
}

/** Rows with a real link each, sorted by the buttons of their heads; cards on a phone. */
export function ListTable({ resource, columns, screen }: ListTableProps) {
  const t = useText()
  const { data = [], sort, setSort, selectedIds, onSelect, onToggleItem } = useListContext<Row>()
  const body = useRef<HTMLTableSectionElement>(null)
  const [at, setAt] = useState(-1)
  const shown = columns
    .map((name) => resource.fields.find((field) => field.name === name))
    .filter((field): field is FieldDescription => field !== undefined)
  const canChoose = resource.actions.some(({ isBulk }) => isBulk)
  const chosenHere = data.filter(({ id }) => selectedIds.includes(id))

  const goTo = (row: number): void => {
    const links = body.current?.querySelectorAll<HTMLElement>('.office-id') ?? []
    const next = Math.max(0, Math.min(links.length - 1, row))
    links[next]?.focus()
    setAt(next)
  }
  useKeys({
    j: () => goTo(at + 1),
    k: () => goTo(at - 1),
    ' ': () => {
      const row = data[at]
      if (row && canChoose) onToggleItem(row.id)
    },
  })
  const all = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (all.current) all.current.indeterminate = chosenHere.length > 0 && chosenHere.length < data.length
  })

  return (
    <table className="office-table office-table--cards" data-of={resource.name}>
      <caption className="kit-visually-hidden">{resource.label}</caption>
      <thead>
        <tr>
          {canChoose && (
            <th className="office-table__pick">
              <span className="office-tick">
                <input
                  ref={all}
                  type="checkbox"
                  aria-label={t('/desk/choose-all')}
                  checked={data.length > 0 && chosenHere.length === data.length}
                  onChange={(event) => onSelect(event.target.checked ? data.map(({ id }) => id) : [])}
                />
              </span>
            </th>
          )}
          {shown.map(({ name, label, kind, sorts }) => {
            const isSorted = sort.field === name
            const isUp = isSorted && sort.order === 'ASC'
            return (
              <th
                key={name}
                scope="col"
                className={clsx(isFigure(kind) && 'office-num')}
                {...(isSorted && { 'aria-sort': isUp ? 'ascending' : 'descending' })}
              >
                {sorts ? (
                  <button
                    type="button"
                    onClick={() => setSort({ field: name, order: isSorted && !isUp ? 'ASC' : 'DESC' })}
                  >
                    {label}
                    {isSorted && <OfficeIcon name={isUp ? 'chevron-up' : 'chevron-down'} size="xs" />}
                  </button>
                ) : (
                  label
                )}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody ref={body}>
        {data.map((row, index) => {
          const isChosen = selectedIds.includes(row.id)
          return (
            <tr key={row.id} {...(isChosen && { 'data-chosen': '' })} {...(at === index && { 'data-at': '' })}>
              {canChoose && (
                <td className="office-table__pick">
                  <span className="office-tick">
                    <input
                      type="checkbox"
                      aria-label={t('/desk/choose-one', { name: textOf(row[shown[0]?.name ?? 'id']) || row.id })}
                      checked={isChosen}
                      onFocus={() => setAt(index)}
                      onChange={() => onToggleItem(row.id)}
                    />
                  </span>
                </td>
              )}
              {shown.map((field, column) => (
                <Cell
                  key={field.name}
                  row={row}
                  field={field}
                  screen={screen}
                  isHead={column === 0}
                  isEnd={column === shown.length - 1}
                >
                  {column === 0 ? (
                    <>
                      <Link
                        onFocus={() => setAt(index)}
                        className="office-id"
                        to={screen.path?.(row) ?? recordPath(resource.name, row.id)}
                      >
                        <FieldValue field={field} value={row[field.name] ?? row.id} />
                      </Link>
                      {screen.under?.(row)}
                    </>
                  ) : (
                    (screen.cells?.[field.name]?.(row) ?? <FieldValue field={field} value={row[field.name]} />)
                  )}
                </Cell>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Cell(props: {
  row: Row
  field: FieldDescription
  screen: Screen
  isHead: boolean
  isEnd: boolean
  children: ReactNode
}) {
  const { row, field, screen, isHead, isEnd, children } = props
  const isEmpty = row[field.name] === null || row[field.name] === ''
  const isMoney = isEnd && field.kind === 'money'
  const isPlain = isHead || isMoney || field.kind === 'choice' || screen.plainInCard?.includes(field.name) === true
  return (
    <td
      data-field={field.name}
      className={clsx(
        isFigure(field.kind) && 'office-num',
        (field.kind === 'moment' || screen.oneLine?.includes(field.name)) && 'office-nowrap',
        isHead && 'office-table__head',
        isMoney && 'office-table__end',
        (screen.offInCard?.includes(field.name) || (isEmpty && !isHead)) && 'office-table__off',
      )}
      {...(!isPlain && { 'data-label': field.label })}
    >
      {children}
    </td>
  )
}
