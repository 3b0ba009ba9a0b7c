import { clsx } from 'clsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ReportAnswer, ReportCells } from '../../contract/reports.ts'
import { comparedColumn, isFigureColumn, useCellWords } from './report-words.ts'

/** The numbers of the figure and the rest, with what they add up to. Its first column stays where the rest is scrolled. */
export function ReportTable({ report }: { report: ReportAnswer }) {
  const t = useText()
  const words = useCellWords()
  const { columns, rows, before, totals, totalsBefore } = report
  const compared = before === null ? undefined : comparedColumn(report)
  const cellsOf = (cells: ReportCells, was: ReportCells | null, isTotal = false) => (
    <>
      {columns.map((column, index) => {
        const { name, sums } = column
        const isHead = index === 0
        const isOff = isTotal && !sums && !isHead
        return (
          <td
            key={name}
            className={clsx(isFigureColumn(column) && 'office-num', column.kind === 'day' && 'office-nowrap')}
          >
            {isTotal && isHead ? t('/desk/money/total') : isOff ? '' : words.cell(column, cells[name])}
          </td>
        )
      })}
      {compared && (
        <>
          <td className="office-num">{isTotal && !compared.sums ? '' : words.cell(compared, was?.[compared.name])}</td>
          <td className="office-num">
            {isTotal && !compared.sums ? '' : words.change(cells[compared.name], was?.[compared.name])}
          </td>
        </>
      )}
    </>
  )
  return (
    <div
      className="office-scroll office-report__table"
      role="region" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- a part that is scrolled by its keys
      aria-label={report.label}
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- as above
    >
      <table className="office-table office-table--plain">
        <caption className="kit-visually-hidden">{report.label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={clsx(isFigureColumn(column) && 'office-num')}>
                {column.label}
              </th>
            ))}
            {compared && (
              <>
                <th scope="col" className="office-num">
                  {t('/desk/report/was-of', { name: compared.label })}
                </th>
                <th scope="col" className="office-num">
                  {t('/desk/report/change')}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, before: was }, index) => (
            <tr key={index}>{cellsOf(cells, was)}</tr>
          ))}
        </tbody>
        {columns.some(({ sums }) => sums) && (
          <tfoot>
            <tr>{cellsOf(totals, totalsBefore, true)}</tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
