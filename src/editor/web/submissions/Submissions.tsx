import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fileAddress, type Submission, submissionPageSize } from '#src/forms/contract/submissions.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { LoadFailed } from '../app/LoadFailed.tsx'
import { TablePages } from '../app/TablePages.tsx'
import { Fault, useDeed } from '../app/use-deed.tsx'
import { useEditor } from '../editor-context.ts'
import { momentWords } from '../moment-words.ts'
import { fetchForms, fetchSubmissions, removeSubmission } from './submissions-api.ts'
import './submissions.css'

/** What visitors sent by forms, one form and perhaps one day at a time, with answers and files. */
export function Submissions() {
  const t = useText()
  const [chosen, setChosen] = useState<number | null>(null)
  const [day, setDay] = useState('')
  const [page, setPage] = useState(1)
  const [said, setSaid] = useState('')
  const forms = useQuery({ queryKey: ['sent-forms'], queryFn: fetchForms, gcTime: 0 })
  const items = forms.data?.items ?? []
  // The form whose last entry was removed is in the list no more.
  const form = items.some(({ formId }) => formId === chosen) ? chosen : (items[0]?.formId ?? null)
  const { data, isError, refetch } = useQuery({
    queryKey: ['submissions', form, day, page],
    queryFn: () => fetchSubmissions({ form: form ?? 0, page, ...(day !== '' && { day }) }),
    enabled: form !== null,
    gcTime: 0,
  })
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / submissionPageSize))
  const find = (of: () => void): void => {
    of()
    setPage(1)
    setSaid('')
  }
  const handleRemoved = async (): Promise<void> => {
    setSaid(t('/edit/submissions/removed'))
    // The last one of a page takes the page along.
    if (data?.items.length === 1 && page > 1) setPage(page - 1)
    await Promise.all([refetch(), forms.refetch()])
  }
  if (forms.isError || isError) return <LoadFailed onRetry={() => void (forms.refetch(), refetch())} />
  if (!forms.data) return <p>{t('/edit/loading')}</p>
  if (forms.data.items.length === 0) return <p>{t('/edit/submissions/no-forms')}</p>
  return (
    <div className="edit-table">
      <div className="edit-filter">
        <select
          className="edit-input"
          aria-label={t('/edit/submissions/form')}
          value={form ?? ''}
          onChange={({ target }) => find(() => setChosen(Number(target.value)))}
        >
          {forms.data.items.map(({ formId, name, sent }) => (
            <option key={formId} value={formId}>
              {name} ({sent})
            </option>
          ))}
        </select>
        <label className="edit-check">
          {t('/edit/submissions/day')}
          <input
            className="edit-input edit-input--short"
            type="date"
            value={day}
            onChange={({ target }) => find(() => setDay(target.value))}
          />
        </label>
        {day !== '' && (
          <button type="button" className="edit-button" onClick={() => find(() => setDay(''))}>
            {t('/edit/submissions/all-days')}
          </button>
        )}
      </div>
      <p className="edit-hint">{t('/edit/submissions/text')}</p>
      <p>
        <output className="edit-hint">{said}</output>
      </p>
      {!data && <p>{t('/edit/loading')}</p>}
      {data?.total === 0 && <p>{t('/edit/submissions/none')}</p>}
      {data && data.total > 0 && (
        <table>
          <caption className="edit-hint">{t('/edit/submissions/count', { count: data.total })}</caption>
          <thead>
            <tr>
              {(['sent', 'sender', 'answers', 'files'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`/edit/submissions/column/${name}`)}
                </th>
              ))}
              <th scope="col">
                <span className="kit-visually-hidden">{t('/edit/submissions/remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((one) => (
              <Row key={one.id} one={one} mayRemove={forms.data.mayRemove} onRemoved={handleRemoved} />
            ))}
          </tbody>
        </table>
      )}
      <TablePages page={page} pages={pages} onPage={setPage} />
    </div>
  )
}

interface RowProps {
  one: Submission
  mayRemove: boolean
  onRemoved: () => Promise<void>
}
function Row({ one, mayRemove, onRemoved }: RowProps) {
  const t = useText()
  const { words } = useEditor()
  const { isBusy, fault, run } = useDeed()
  const [isAsked, setAsked] = useState(false)
  const { id, sentAt, language, senderEmail, state, answers, files } = one
  const time = momentWords(new Date(sentAt), words)
  const remove = (): Promise<void> =>
    run(async () => {
      await removeSubmission(id)
      await onRemoved()
    })
  return (
    <tr>
      <th scope="row">
        {time}
        <span className="edit-hint edit-submission__note">
          {t(`/edit/language/${language}`)}
          {state !== 'sent' && ` · ${t(`/edit/submissions/state/${state}`)}`}
        </span>
      </th>
      <td>{senderEmail}</td>
      <td>
        <dl className="edit-submission__answers" lang={language}>
          {answers.map(({ question, answer }, index) => (
            <div key={index}>
              <dt>{question}</dt>
              <dd>{answer || '–'}</dd>
            </div>
          ))}
        </dl>
      </td>
      <td>
        {files.map(({ field, fileName, kilobytes }) => (
          <a key={field} className="edit-text-button" href={fileAddress(id, field)} download={fileName}>
            {fileName} ({t('/edit/submissions/kilobytes', { count: kilobytes })})
          </a>
        ))}
      </td>
      <td>
        {/* What is removed does not come back, so it is asked first. */}
        {mayRemove &&
          (isAsked ? (
            <span className="edit-buttons">
              <button type="button" className="edit-button" disabled={isBusy} onClick={() => void remove()}>
                {t('/edit/submissions/remove-sure')}
              </button>
              <button type="button" className="edit-text-button" disabled={isBusy} onClick={() => setAsked(false)}>
                {t('/edit/cancel')}
              </button>
            </span>
          ) : (
            <button
              type="button"
              className="edit-text-button"
              aria-label={t('/edit/submissions/remove-one', { time })}
              onClick={() => setAsked(true)}
            >
              {t('/edit/submissions/remove')}
            </button>
          ))}
        <Fault text={fault} />
      </td>
    </tr>
  )
}
