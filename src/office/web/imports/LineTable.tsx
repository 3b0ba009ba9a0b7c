import type { ReactNode } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import { Section } from '../record/Section.tsx'

interface LineTableProps<Row> {
  title: string
  /** All that is kept, to be downloaded. */
  file: { url: string; label: string }
  rows: readonly Row[]
  columns: readonly { label: string; cell: (row: Row) => ReactNode }[]
  /** What is not shown; null: nothing. */
  more: string | null
}

/** What is known of an import by line of its file: the first ones, and a file with more. */
export function LineTable<Row extends { line: number }>({ title, file, rows, columns, more }: LineTableProps<Row>) {
  const t = useText()
  return (
    <Section
      title={title}
      end={
        <a className="office-t" href={file.url} download>
          {file.label}
        </a>
      }
    >
      <table className="office-table office-table--cards office-table--plain">
        <thead>
          <tr>
            <th scope="col" className="office-num">
              {t('/desk/import/line')}
            </th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <td className="office-num" data-label={t('/desk/import/line')}>
                {row.line}
              </td>
              {columns.map(({ label, cell }) => (
                <td key={label} data-label={label}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more !== null && <p className="office-muted">{more}</p>}
    </Section>
  )
}
