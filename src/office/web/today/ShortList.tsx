import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { FieldValue, isFigure } from '../FieldValue.tsx'
import { listPath, recordPath } from '../list/list-path.ts'
import { fetchList, type ListRequest } from '../office-api.ts'
import { Section } from '../record/Section.tsx'
import { screenOf } from '../screens.ts'
import { Failed, LoadingRows } from '../shell/states.tsx'
import { useResource } from '../use-office.ts'

interface ShortListProps {
  resource: string
  title: string
  /** The words of the link to the whole list. */
  all: string
  /** Names of fields; those that the person may not see are left out. */
  columns: readonly string[]
  asked: Pick<ListRequest, 'filter' | 'sort'>
  /** Where nothing is found, the list is not shown at all. */
  hidesEmpty?: boolean
}

const rowsMost = 6

/** The first rows of a list with few columns, and a way to the whole. Nothing is shown to people who may not read the list. */
export function ShortList({ resource: name, title, all, columns, asked, hidesEmpty = false }: ShortListProps) {
  const resource = useResource(name)
  const rows = useQuery({
    queryKey: [name, 'office-short', asked],
    queryFn: () => fetchList(name, { ...asked, pageSize: rowsMost }),
    enabled: resource !== undefined,
  })
  if (!resource || (hidesEmpty && rows.data?.items.length === 0)) return null
  const { cells } = screenOf(name)
  const first = resource.columns[0] ?? 'id'
  const fields = [first, ...columns.filter((column) => column !== first)]
    .map((column) => resource.fields.find((field) => field.name === column && !field.hidden))
    .filter((field) => field !== undefined)
  return (
    <Section
      title={title}
      end={
        <Link className="office-t" to={listPath(name)}>
          {all}
        </Link>
      }
    >
      {rows.error && <Failed error={rows.error} onRetry={() => void rows.refetch()} />}
      {rows.isPending && <LoadingRows rows={rowsMost} />}
      {rows.data && (
        <table className="office-table office-table--cards office-table--plain">
          <thead>
            <tr>
              {fields.map((field) => (
                <th key={field.name} scope="col" className={isFigure(field.kind) ? 'office-num' : undefined}>
                  {field.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.data.items.map((row) => (
              <tr key={row.id}>
                {fields.map((field, column) => (
                  <td
                    key={field.name}
                    className={
                      field.kind === 'money'
                        ? 'office-num office-table__end'
                        : field.kind === 'number'
                          ? 'office-num'
                          : undefined
                    }
                    {...(field.kind === 'number' && { 'data-label': field.label })}
                  >
                    {column === 0 ? (
                      <Link className="office-id" to={recordPath(name, row.id)}>
                        <FieldValue field={field} value={row[field.name] ?? row.id} />
                      </Link>
                    ) : (
                      (cells?.[field.name]?.(row) ?? <FieldValue field={field} value={row[field.name]} />)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
