import { useFormats } from '../use-formats.ts'

export interface TimelineRow {
  at: string
  kind: string
  key: string
  text: string
  detail: string
  by: string
}

/** What a mark stands for: something was read, mailed, stopped, or simply happened. */
function markOf({ key }: TimelineRow): string | undefined {
  if (/\.(read|search|list|export)$/.test(key)) return 'read'
  if (/mail|resend|sent$/.test(key)) return 'mail'
  if (/hold|refused|failed|cancel|dispute/.test(key)) return 'stop'
  return undefined
}

/** What happened to a record and who did it, newest first: its own events and the audit together. */
export function Timeline({ rows }: { rows: readonly TimelineRow[] }) {
  const { moment } = useFormats()
  return (
    <ol className="office-line">
      {rows.map((row, index) => (
        <li key={`${row.at}-${index}`} data-kind={markOf(row)}>
          <span>
            <b>{row.text}</b>
            <small>{[row.by, row.detail].filter((word) => word !== '').join('. ')}</small>
          </span>
          <time dateTime={row.at}>{moment(row.at)}</time>
        </li>
      ))}
    </ol>
  )
}
