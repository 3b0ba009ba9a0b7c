import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type Language, localeTag, shopTimeZone } from '#src/common/locale.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { TextEntry } from '../../contract/texts.ts'
import { useFirstFocus } from '../app/use-first-focus.ts'
import { Fault, useDeed } from '../app/use-deed.tsx'
import { useEditor } from '../editor-context.ts'
import { fetchHistory, saveText } from './texts-api.ts'

interface TextFormProps {
  entry: TextEntry
  language: Language
  mayWrite: boolean
  /** What was written here before and not put on the site; undefined: nothing. */
  draft: TextDraft | undefined
  /** Null: there is nothing to keep. */
  onDraft: (draft: TextDraft | null) => void
  /** Gets what was done, in words. */
  onSaved: (said: string) => void
  onClose: () => void
}

/** Words that are not on the site yet, with those that stood there when they were begun. */
export interface TextDraft {
  written: string
  seen: string
}

/** One text in one language with the words of the program's file and what was done to it. */
export function TextForm({ entry, language, mayWrite, draft, onDraft, onSaved, onClose }: TextFormProps) {
  const t = useText()
  const { words } = useEditor()
  const id = useId()
  const field = useFirstFocus<HTMLTextAreaElement>()
  const { key, values } = entry
  const { text, file, changed, unfit } = entry.texts[language]
  const written = draft?.written ?? unfit ?? text
  const seen = draft?.seen ?? text
  const { isBusy, fault, run } = useDeed()
  const history = useQuery({
    queryKey: ['interface-text-history', language, key, changed?.at],
    queryFn: () => fetchHistory(language, key),
    gcTime: 0,
  })
  const momentOf = (at: string): string =>
    new Intl.DateTimeFormat(localeTag(words), {
      timeZone: shopTimeZone,
      dateStyle: 'medium',
      timeStyle: 'short',
    }).format(new Date(at))
  const save = (next: string | null): Promise<void> =>
    run(async () => {
      await saveText({ language, key, text: next, seen })
      onDraft(null)
      onSaved(t(next === null ? '/edit/texts/reset-done' : '/edit/texts/saved', { key }))
    })
  const cancel = (): void => {
    onDraft(null)
    onClose()
  }
  return (
    <form
      className="edit-texts__form"
      onSubmit={(event) => {
        event.preventDefault()
        void save(written)
      }}
    >
      <label htmlFor={id}>
        {t(`/edit/language/${language}`)} · {key}
      </label>
      <textarea
        id={id}
        className="edit-input"
        lang={language}
        rows={Math.min(8, Math.ceil(written.length / 90) + 1)}
        maxLength={4_000}
        value={written}
        readOnly={!mayWrite}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-file`}
        ref={field}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          event.preventDefault()
          cancel()
        }}
        onChange={({ target }) => onDraft(target.value === (unfit ?? text) ? null : { written: target.value, seen })}
      />
      <Fault text={fault} />
      <div id={`${id}-file`} className="edit-hint">
        {unfit !== null && <p>{t('/edit/texts/unfit-note')}</p>}
        <p>
          {t('/edit/texts/file')}: <q lang={language}>{file}</q>
        </p>
        {values.length > 0 && (
          <p>
            {t('/edit/texts/values')}: {values.map((name) => `{${name}}`).join(', ')}
          </p>
        )}
        {!mayWrite && <p>{t('/edit/texts/read-only')}</p>}
      </div>
      <p className="edit-texts__deeds">
        {mayWrite && (
          <button
            type="submit"
            className="edit-button edit-button--primary"
            disabled={isBusy || (written === text && unfit === null)}
          >
            {t('/edit/texts/save')}
          </button>
        )}
        {mayWrite && changed && (
          <button type="button" className="edit-button" disabled={isBusy} onClick={() => void save(null)}>
            {t('/edit/texts/reset')}
          </button>
        )}
        <button type="button" className="edit-text-button" onClick={cancel}>
          {t('/edit/cancel')}
        </button>
      </p>
      {history.data && history.data.items.length > 0 && (
        <details>
          <summary>{t('/edit/texts/history', { count: history.data.items.length })}</summary>
          <ul className="edit-links">
            {history.data.items.map(({ by, at, was, is }) => (
              <li key={`${at} ${is}`}>
                <span>
                  <q lang={language}>{was}</q> → <q lang={language}>{is}</q>
                  <span className="edit-hint">
                    {by}, {momentOf(at)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </form>
  )
}
