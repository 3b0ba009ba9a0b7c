import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { type Language, languages } from '#src/common/locale.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { type TextEntry, textsPageSize } from '../../contract/texts.ts'
import { LoadFailed } from '../app/LoadFailed.tsx'
import { TablePages } from '../app/TablePages.tsx'
import { type TextDraft, TextForm } from './TextForm.tsx'
import { fetchTexts } from './texts-api.ts'
import './texts.css'

/** What was written and not put on the site, by key and language. It stays until the editor is loaded again. */
type Drafts = Readonly<Record<string, TextDraft>>
let kept: Drafts = {}
const nameOf = (key: string, language: Language): string => `${key} ${language}`

/** The interface texts of the site, the three languages next to each other; one is opened at a time. */
export function InterfaceTexts() {
  const t = useText()
  const [words, setWords] = useState('')
  const [isChanged, setChanged] = useState(false)
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<{ key: string; language: Language } | null>(null)
  const [said, setSaid] = useState('')
  const [drafts, setDrafts] = useState(kept)
  const q = useDeferredValue(words)
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['interface-texts', q, isChanged, page],
    queryFn: () => fetchTexts({ q, changed: isChanged ? 'true' : 'false', page }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / textsPageSize))
  const find = (of: () => void): void => {
    of()
    setPage(1)
    setOpen(null)
  }
  const handleDraft = (name: string, draft: TextDraft | null): void => {
    const { [name]: _, ...others } = kept
    kept = draft ? { ...others, [name]: draft } : others
    setDrafts(kept)
  }
  const handleSaved = (text: string): void => {
    setOpen(null)
    setSaid(text)
    void refetch()
  }
  return (
    <div className="edit-table edit-texts">
      <div className="edit-filter">
        <input
          className="edit-input"
          type="search"
          aria-label={t('/edit/texts/search')}
          placeholder={t('/edit/texts/search')}
          value={words}
          onChange={({ target }) => find(() => setWords(target.value))}
        />
        <label className="edit-check">
          <input
            type="checkbox"
            checked={isChanged}
            onChange={({ target }) => find(() => setChanged(target.checked))}
          />
          {t('/edit/texts/only-changed')}
        </label>
      </div>
      <p>
        <output className="edit-hint">{said}</output>
      </p>
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {isPending && <p>{t('/edit/loading')}</p>}
      {data && data.total === 0 && <p>{t(words === '' ? '/edit/texts/none-changed' : '/edit/texts/nothing')}</p>}
      {data && data.total > 0 && (
        <table>
          <caption className="edit-hint">{t('/edit/texts/count', { count: data.total })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('/edit/texts/key')}</th>
              {languages.map((language) => (
                <th key={language} scope="col">
                  {t(`/edit/language/${language}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.items.map((entry) => (
              <Row
                key={entry.key}
                entry={entry}
                mayWrite={data.mayWrite}
                open={open?.key === entry.key ? open.language : null}
                onOpen={(language) => setOpen(language && { key: entry.key, language })}
                drafts={drafts}
                onDraft={handleDraft}
                onSaved={handleSaved}
              />
            ))}
          </tbody>
        </table>
      )}
      <TablePages page={page} pages={pages} onPage={setPage} />
    </div>
  )
}

interface RowProps {
  entry: TextEntry
  mayWrite: boolean
  open: Language | null
  onOpen: (language: Language | null) => void
  drafts: Drafts
  onDraft: (name: string, draft: TextDraft | null) => void
  onSaved: (said: string) => void
}
function Row({ entry, mayWrite, open, onOpen, drafts, onDraft, onSaved }: RowProps) {
  const t = useText()
  const { key, texts } = entry
  return (
    <>
      <tr>
        <th scope="row">{key}</th>
        {languages.map((language) => (
          <td key={language} lang={language} data-language={language.toUpperCase()}>
            <button
              type="button"
              className="edit-texts__cell"
              aria-expanded={open === language}
              onClick={() => onOpen(open === language ? null : language)}
            >
              {texts[language].text}
            </button>
            {drafts[nameOf(key, language)] && (
              <span className="edit-texts__mark" lang={document.documentElement.lang}>
                {t('/edit/texts/draft')}
              </span>
            )}
            {texts[language].changed && (
              <span className="edit-texts__mark" lang={document.documentElement.lang}>
                {t(texts[language].unfit === null ? '/edit/texts/changed' : '/edit/texts/unfit')}
              </span>
            )}
          </td>
        ))}
      </tr>
      {open && (
        <tr>
          <td colSpan={languages.length + 1}>
            <TextForm
              key={open}
              entry={entry}
              language={open}
              mayWrite={mayWrite}
              draft={drafts[nameOf(key, open)]}
              onDraft={(draft) => onDraft(nameOf(key, open), draft)}
              onSaved={onSaved}
              onClose={() => onOpen(null)}
            />
          </td>
        </tr>
      )}
    </>
  )
}
