import { useText } from '#src/shell/web/text/use-text.ts'
import { Section } from '../record/Section.tsx'
import { useFormats } from '../use-formats.ts'
import { useOffice } from '../use-office.ts'
import { reportUrl, type ImportRecord } from './import-api.ts'

/** What is wrong in a file, and worth knowing about it, by line. */
export function Faults({ record }: { record: ImportRecord }) {
  const t = useText()
  const { language } = useOffice()
  const { number } = useFormats()
  const more = record.faultCount - record.faults.length
  return (
    <Section
      title={t('/desk/import/faults')}
      end={
        <a className="office-t" href={reportUrl(record.id, language)} download>
          {t('/desk/import/report')}
        </a>
      }
    >
      <table className="office-table office-table--cards office-table--plain">
        <thead>
          <tr>
            <th scope="col" className="office-num">
              {t('/desk/import/line')}
            </th>
            <th scope="col">{t('/desk/import/column')}</th>
            <th scope="col">{t('/desk/import/fault')}</th>
            <th scope="col">{t('/desk/import/goes-in')}</th>
          </tr>
        </thead>
        <tbody>
          {record.faults.map(({ line, field, reason, message, isRefusal }, row) => (
            <tr key={row}>
              <td className="office-num" data-label={t('/desk/import/line')}>
                {line}
              </td>
              <td data-label={t('/desk/import/column')}>
                <code>{field}</code>
              </td>
              <td data-label={t('/desk/import/fault')}>
                {reason} <span className="office-muted">{message}</span>
              </td>
              <td data-label={t('/desk/import/goes-in')}>{t(isRefusal ? '/desk/no' : '/desk/yes')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="office-muted">{t('/desk/import/more-faults', { count: number(more) })}</p>}
    </Section>
  )
}
