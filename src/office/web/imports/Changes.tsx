import { useText } from '#src/shell/web/text/use-text.ts'
import { Section } from '../record/Section.tsx'
import { useFormats } from '../use-formats.ts'
import { useOffice } from '../use-office.ts'
import { changesUrl, type ImportRecord } from './import-api.ts'

/** What a dry run would change, by line: what is there now, and what comes. */
export function Changes({ record }: { record: ImportRecord }) {
  const t = useText()
  const { language } = useOffice()
  const { number, longMoment } = useFormats()
  const more = record.changeCount - record.changes.length
  return (
    <Section
      title={t('/desk/import/changes')}
      end={
        <a className="office-t" href={changesUrl(record.id, language)} download>
          {t('/desk/import/changes-file')}
        </a>
      }
    >
      <table className="office-table office-table--cards office-table--plain">
        <thead>
          <tr>
            <th scope="col" className="office-num">
              {t('/desk/import/line')}
            </th>
            <th scope="col">{t('/desk/import/code')}</th>
            <th scope="col">{t('/desk/import/column')}</th>
            <th scope="col">{t('/desk/import/change')}</th>
          </tr>
        </thead>
        <tbody>
          {record.changes.map(({ line, code, field, before, after, startsAt }, row) => (
            <tr key={row}>
              <td className="office-num" data-label={t('/desk/import/line')}>
                {line}
              </td>
              <td data-label={t('/desk/import/code')}>{code}</td>
              <td data-label={t('/desk/import/column')}>{field === '' ? '–' : <code>{field}</code>}</td>
              <td data-label={t('/desk/import/change')}>
                {before === null ? (
                  t('/desk/import/new-one', { after: after ?? '' })
                ) : after === null ? (
                  t('/desk/import/gone', { before })
                ) : (
                  <>
                    {before || t('/desk/import/nothing')} <span aria-hidden="true">→</span>
                    <span className="kit-visually-hidden">{t('/desk/import/becomes')}</span>{' '}
                    <b>{after || t('/desk/import/nothing')}</b>
                  </>
                )}
                {startsAt !== null && <small>{t('/desk/from', { value: longMoment(startsAt) })}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="office-muted">{t('/desk/import/more-changes', { count: number(more) })}</p>}
    </Section>
  )
}
