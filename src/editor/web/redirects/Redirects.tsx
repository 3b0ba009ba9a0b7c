import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isLanguage, type Language, languages, localeTag, shopTimeZone } from '#src/common/locale.ts'
import { redirectCsv } from '#src/content/rules/redirect-csv.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { RedirectBody, RedirectEntry } from '../../contract/redirects.ts'
import { useEditor } from '../editor-context.ts'
import { addRedirect, fetchRedirects, importRedirects, removeRedirect } from './redirects-api.ts'
import './redirects.css'

/** Rows beyond these are found by the filter. */
const rowsShown = 200

/** What was asked and refused because a page of the shop is there; asked again, it is meant. */
type Covering = { kind: 'one'; body: RedirectBody } | { kind: 'csv'; csv: string }

/** All redirects with their hits; they are added and removed one by one, and come and go as a CSV table. */
export function Redirects() {
  const t = useText()
  const { words, language } = useEditor()
  const { data, isError, refetch } = useQuery({ queryKey: ['redirects'], queryFn: fetchRedirects, gcTime: 0 })
  const [filter, setFilter] = useState('')
  const [faults, setFaults] = useState<readonly string[]>([])
  const [covering, setCovering] = useState<Covering | null>(null)
  const [said, setSaid] = useState('')
  const [removed, setRemoved] = useState<RedirectEntry | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function run(work: () => Promise<string>, cover: Covering | null = null): Promise<boolean> {
    setBusy(true)
    setFaults([])
    setSaid('')
    setRemoved(null)
    setCovering(null)
    try {
      const text = await work()
      await refetch()
      setSaid(text)
      return true
    } catch (error) {
      const problems =
        error instanceof ApiError ? ((error.problems ?? []) as { key: string; value: string; line?: number }[]) : [] // the contract's
      const lineOf = ({ line, value }: { line?: number; value: string }): string =>
        line === undefined ? value : t('/edit/redirects/line', { line, text: value })
      setFaults(problems.length > 0 ? problems.map(lineOf) : [t('/edit/failed')])
      if (problems.length > 0 && problems.every(({ key }) => key === 'content/redirect/page-covered'))
        setCovering(cover)
      return false
    } finally {
      setBusy(false)
    }
  }
  const add = (body: RedirectBody): Promise<boolean> =>
    run(
      async () => {
        const { from, to, replaced, retargeted, isMissing } = await addRedirect(body)
        return [
          t('/edit/redirects/added', { from, to }),
          ...(replaced === null || replaced === to ? [] : [t('/edit/redirects/replaced', { to: replaced })]),
          ...(retargeted === 0 ? [] : [t('/edit/redirects/retargeted', { count: retargeted })]),
          ...(isMissing ? [t('/edit/redirects/is-missing')] : []),
        ].join(' ')
      },
      { kind: 'one', body },
    )
  const bring = (csv: string, coversPage = false): Promise<boolean> =>
    run(async () => t('/edit/redirects/imported', { count: (await importRedirects(csv, coversPage)).count }), {
      kind: 'csv',
      csv,
    })
  async function handleAdd(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const text = (name: string): string => {
      const value = given.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const of = text('language')
    if (!isLanguage(of)) return
    const isPermanent = text('kind') !== '302'
    if (await add({ language: of, from: text('from'), to: text('to'), isPermanent })) form.reset()
  }
  async function handleRemove(entry: RedirectEntry): Promise<void> {
    const done = await run(async () => {
      await removeRedirect(entry)
      return t('/edit/redirects/removed', { from: entry.from })
    })
    if (done) setRemoved(entry)
  }
  const handleExport = (): void => {
    const rules = (data?.items ?? []).map(({ from, to, isPermanent, ...rest }) => ({
      ...rest,
      fromPath: from,
      toUrl: to,
      permanent: isPermanent,
    }))
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([redirectCsv(rules)], { type: 'text/csv' }))
    link.download = 'redirects.csv'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  const found = (data?.items ?? []).filter(({ from, to, language: of }) =>
    `${of} ${from} ${to}`.toLowerCase().includes(filter.trim().toLowerCase()),
  )
  const timeOf = (moment: string | null): string =>
    moment === null
      ? t('/edit/redirects/never')
      : new Intl.DateTimeFormat(localeTag(words), { timeZone: shopTimeZone, dateStyle: 'medium' }).format(
          new Date(moment),
        )
  const mayWrite = data?.mayWrite === true
  return (
    <div className="edit-table edit-redirects">
      {mayWrite && (
        <form className="edit-redirects__add" onSubmit={(event) => void handleAdd(event)}>
          <label>
            {t('/edit/redirects/language')}
            <select className="edit-input" name="language" defaultValue={language}>
              {languages.map((one: Language) => (
                <option key={one} value={one}>
                  {t(`/edit/language/${one}`)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t('/edit/redirects/from')}
            <input className="edit-input" name="from" required />
          </label>
          <label>
            {t('/edit/redirects/to')}
            <input className="edit-input" name="to" required />
          </label>
          <label>
            {t('/edit/redirects/kind')}
            <select className="edit-input" name="kind" defaultValue="301">
              <option value="301">{t('/edit/redirects/permanent')}</option>
              <option value="302">{t('/edit/redirects/temporary')}</option>
            </select>
          </label>
          <button type="submit" className="edit-button edit-button--primary" disabled={isBusy}>
            {t('/edit/redirects/add')}
          </button>
        </form>
      )}
      <div className="edit-filter">
        <input
          className="edit-input"
          type="search"
          aria-label={t('/edit/redirects/filter')}
          placeholder={t('/edit/redirects/filter')}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
        <button type="button" className="edit-button" disabled={!data} onClick={handleExport}>
          {t('/edit/redirects/export')}
        </button>
        {mayWrite && (
          <label className="edit-button">
            {t('/edit/redirects/import')}
            <input
              type="file"
              accept=".csv,text/csv"
              className="kit-visually-hidden"
              disabled={isBusy}
              onChange={({ target }) => {
                const file = target.files?.[0]
                target.value = ''
                if (file) void file.text().then((csv) => bring(csv))
              }}
            />
          </label>
        )}
      </div>
      {faults.length > 0 && (
        <div className="edit-error" role="alert">
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
      {covering && (
        <button
          type="button"
          className="edit-button"
          disabled={isBusy}
          onClick={() =>
            void (covering.kind === 'one' ? add({ ...covering.body, coversPage: true }) : bring(covering.csv, true))
          }
        >
          {t('/edit/redirects/cover')}
        </button>
      )}
      <p>
        <output className="edit-hint">{said}</output>{' '}
        {removed && (
          <button
            type="button"
            className="edit-text-button"
            onClick={() => {
              const { language: of, from, to, isPermanent } = removed
              void add({ language: of, from, to, isPermanent, coversPage: true })
            }}
          >
            {t('/edit/undo')}
          </button>
        )}
      </p>
      {isError && <p className="edit-error">{t('/edit/failed')}</p>}
      {data && (
        <table>
          <caption className="edit-hint">
            {t('/edit/redirects/count', { count: found.length })}
            {found.length > rowsShown && ` ${t('/edit/redirects/shown', { count: rowsShown })}`}
          </caption>
          <thead>
            <tr>
              {(['language', 'from', 'to', 'kind', 'hits', 'last', 'made'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`/edit/redirects/${name}`)}
                </th>
              ))}
              {mayWrite && (
                <th scope="col">
                  <span className="kit-visually-hidden">{t('/edit/redirects/remove')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {found.slice(0, rowsShown).map((entry) => (
              <tr key={`${entry.language} ${entry.from}`}>
                <td>{entry.language.toUpperCase()}</td>
                <th scope="row">{entry.from}</th>
                <td>{entry.to}</td>
                <td>{t(entry.isPermanent ? '/edit/redirects/permanent' : '/edit/redirects/temporary')}</td>
                <td>{entry.hits}</td>
                <td>{timeOf(entry.lastHitAt)}</td>
                <td>
                  {entry.made.by}, {timeOf(entry.made.at)}
                </td>
                {mayWrite && (
                  <td>
                    <button
                      type="button"
                      className="edit-text-button"
                      disabled={isBusy}
                      aria-label={t('/edit/redirects/remove-one', { from: entry.from })}
                      onClick={() => void handleRemove(entry)}
                    >
                      {t('/edit/redirects/remove')}
                    </button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
