import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Tabs } from '#src/kit/Tabs.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { type ReportKind, reportKinds, type ReportRow } from '../../contract/reports.ts'
import { LoadFailed } from '../app/LoadFailed.tsx'
import type { Opened } from '../app/opened.ts'
import { fetchReport } from '../editor-api.ts'
import { useEditor } from '../editor-context.ts'
import { setSecondLanguage } from '../languages/second-language.ts'
import { momentWords } from '../moment-words.ts'
import { contrastWords } from './contrast-words.ts'
import './reports.css'

interface ReportsProps {
  onClose: () => void
  /** Opens what is no page. */
  onOpen: (opened: Opened) => void
}

/** What is to mend on the whole site, and what the schedules do within a week; each row leads to its place. */
export function Reports({ onClose, onOpen }: ReportsProps) {
  const t = useText()
  const { openItem } = useEditor()
  const [kind, setKind] = useState<ReportKind>('links')
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['reports'],
    queryFn: fetchReport,
    gcTime: 0,
  })
  const rows = data?.rows.filter((row) => row.kind === kind) ?? []
  const go = ({ item, node, path, lacks, reason }: ReportRow): void => {
    if (reason === 'media-unused') return onOpen({ kind: 'library' })
    if (!item) return onOpen({ kind: 'projects', id: null })
    setSecondLanguage(lacks ? lacks.of : null)
    onClose()
    openItem(item.id, item.language, { node, path })
  }
  if (isError) return <LoadFailed onRetry={() => void refetch()} />
  if (!data) return <p>{t('/edit/loading')}</p>
  return (
    <div className="edit-table edit-reports">
      <p className="edit-filter">
        <span className="edit-hint">{t('/edit/reports/text')}</span>
        <button type="button" className="edit-button edit-push" disabled={isFetching} onClick={() => void refetch()}>
          {t('/edit/reports/again')}
        </button>
      </p>
      <Tabs
        label={t('/edit/reports/title')}
        tabs={reportKinds.map((id) => ({ id, label: t(`/edit/reports/kind/${id}`), count: data.counts[id] }))}
        selected={kind}
        onSelect={setKind}
      >
        <p className="edit-hint edit-reports__about">{t(`/edit/reports/about/${kind}`)}</p>
        {rows.length === 0 ? (
          <p>{t('/edit/reports/none')}</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">{t('/edit/reports/where')}</th>
                <th scope="col">{t('/edit/reports/what')}</th>
                <th scope="col">{t('/edit/reports/why')}</th>
                <th scope="col">
                  <span className="kit-visually-hidden">{t('/edit/reports/open')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <Row key={index} row={row} onOpen={() => go(row)} />
              ))}
            </tbody>
          </table>
        )}
        {data.counts[kind] > rows.length && (
          <p className="edit-hint">{t('/edit/reports/more', { count: data.counts[kind] - rows.length })}</p>
        )}
      </Tabs>
    </div>
  )
}

function Row({ row, onOpen }: { row: ReportRow; onOpen: () => void }) {
  const t = useText()
  const { words } = useEditor()
  const where = useWhere(row)
  const { reason, at, lacks, item } = row
  const what = row.contrast ? contrastWords(row.contrast, t, words) : row.what
  const time = at === null ? '' : momentWords(new Date(at), words)
  return (
    <tr>
      <th scope="row">
        {where}
        {item && <span className="edit-hint"> {t(`/edit/language/${item.language}`)}</span>}
      </th>
      <td>{what}</td>
      <td>
        {t(`/edit/reports/reason/${reason}`, {
          time,
          fields: lacks?.fields ?? 0,
          blocks: lacks?.blocks ?? 0,
          language: lacks ? t(`/edit/language/${lacks.of}`) : '',
        })}
      </td>
      <td>
        <button
          type="button"
          className="edit-text-button"
          aria-label={t('/edit/reports/open-one', { what: [where, what].filter(Boolean).join(', ') })}
          onClick={onOpen}
        >
          {t('/edit/reports/open')}
        </button>
      </td>
    </tr>
  )
}

/** The page, the block and the field in words. */
function useWhere({ item, node, nodeType, path, reason }: ReportRow): string {
  const t = useText()
  const { schema, words } = useEditor()
  if (!item) return t(reason === 'media-unused' ? '/edit/media/library' : '/edit/projects/title')
  const block = node === null ? null : (schema.types[nodeType ?? '']?.label[words] ?? t('/edit/shared/block'))
  const fields = schema.types[(node === null ? item.type : nodeType) ?? '']?.fields
  const field = fields?.[String(path[0] ?? '')]?.label[words]
  return [item.name || t('/edit/unnamed'), block, field].filter(Boolean).join(' › ')
}
