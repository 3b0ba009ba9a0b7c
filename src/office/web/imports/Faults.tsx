import { useText } from '#src/shell/web/text/use-text.ts'
import { useFormats } from '../use-formats.ts'
import { useOffice } from '../use-office.ts'
import { reportUrl, type ImportRecord } from './import-api.ts'
import { LineTable } from './LineTable.tsx'

/** What is wrong in a file, and worth knowing about it, by line. */
export function Faults({ record }: { record: ImportRecord }) {
  const t = useText()
  const { language } = useOffice()
  const { number } = useFormats()
  const more = record.faultCount - record.faults.length
  return (
    <LineTable
      title={t('/desk/import/faults')}
      file={{ url: reportUrl(record.id, language), label: t('/desk/import/report') }}
      rows={record.faults}
      columns={[
        { label: t('/desk/import/column'), cell: ({ field }) => <code>{field}</code> },
        {
          label: t('/desk/import/fault'),
          cell: ({ reason, message }) => (
            <>
              {reason} <span className="office-muted">{message}</span>
            </>
          ),
        },
        { label: t('/desk/import/goes-in'), cell: ({ isRefusal }) => t(isRefusal ? '/desk/no' : '/desk/yes') },
      ]}
      more={more > 0 ? t('/desk/import/more-faults', { count: number(more) }) : null}
    />
  )
}
