import { useText } from '#src/shell/web/text/use-text.ts'
import { type ImportChange, keptMost } from '#src/transfer/contract/imports.ts'
import { useFormats } from '../use-formats.ts'
import { useOffice } from '../use-office.ts'
import { changesUrl, type ImportRecord } from './import-api.ts'
import { LineTable } from './LineTable.tsx'

/** What a dry run would change, by line: what is there now, and what comes. */
export function Changes({ record }: { record: ImportRecord }) {
  const t = useText()
  const { language } = useOffice()
  const { number } = useFormats()
  const areAllKept = record.changeCount <= keptMost
  const more = record.changeCount - record.changes.length
  const most = number(keptMost)
  return (
    <LineTable
      title={t('/desk/import/changes')}
      file={{
        url: changesUrl(record.id, language),
        label: areAllKept ? t('/desk/import/changes-file') : t('/desk/import/changes-first', { most }),
      }}
      rows={record.changes}
      columns={[
        { label: t('/desk/import/code'), cell: ({ code }) => code },
        { label: t('/desk/import/column'), cell: ({ field }) => (field === '' ? '–' : <code>{field}</code>) },
        { label: t('/desk/import/change'), cell: (change) => <What change={change} /> },
      ]}
      more={
        more > 0
          ? t(areAllKept ? '/desk/import/more-changes' : '/desk/import/more-than-kept', { count: number(more), most })
          : null
      }
    />
  )
}

function What({ change: { before, after, startsAt } }: { change: ImportChange }) {
  const t = useText()
  const { longMoment } = useFormats()
  return (
    <>
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
    </>
  )
}
