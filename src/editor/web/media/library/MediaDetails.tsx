import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { languages } from '#src/common/locale.ts'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import type { MediaChange, MediaEntry } from '#src/media/contract/library.ts'
import { EditorIcon } from '../../EditorIcon.tsx'
import { FocusPicker } from './FocusPicker.tsx'
import { mediaWords, problemOf } from './media-words.ts'
import { changeMedia, fetchUsage, removeMedia, replaceMedia } from './media-library-api.ts'

interface MediaDetailsProps {
  entry: MediaEntry
  onChanged: (entry: MediaEntry) => void
  onRemoved: () => void
  /** Called when changes that were not saved by the button were saved on leaving. */
  onKept: () => void
  onClose: () => void
  /** Left out: nothing is being chosen. */
  onPick?: ((entry: MediaEntry) => void) | undefined
}

type Draft = Required<Omit<MediaChange, 'posterId'>>

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

function save(entry: MediaEntry, { focus, ...others }: Draft): Promise<MediaEntry> {
  return changeMedia(entry.id, entry.kind === 'picture' ? { ...others, focus } : others)
}

/** What is said of an item, where it is shown, and what may be done with it. What was written is saved on leaving at the latest. */
export function MediaDetails({ entry, onChanged, onRemoved, onKept, onClose, onPick }: MediaDetailsProps) {
  const words = mediaWords()
  const [draft, setDraft] = useState<Draft>(() => ({
    name: entry.name || (entry.path.split('/').at(-1) ?? ''),
    folder: entry.folder,
    altText: entry.altText,
    isDecorative: entry.isDecorative,
    focus: entry.focus,
  }))
  const [stored, setStored] = useState(draft)
  const [note, setNote] = useState('')
  const [isSure, setSure] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const usage = useQuery({ queryKey: ['media-usage', entry.id], queryFn: () => fetchUsage(entry.id) })
  const uses = usage.data?.items ?? []
  const told = { onError: (error: unknown) => setNote(problemOf(error)) }
  const saving = useMutation({
    ...told,
    mutationFn: (given: Draft) => save(entry, given),
    onSuccess: (changed, given) => {
      setStored(given)
      onChanged(changed)
      setNote(words('/media-pane/saved'))
    },
  })
  const replacing = useMutation({
    ...told,
    mutationFn: (chosen: File) => replaceMedia(entry.id, chosen, () => {}).done,
    onSuccess: (changed) => {
      onChanged(changed)
      setNote(words('/media-pane/replaced'))
    },
  })
  const removing = useMutation({
    ...told,
    mutationFn: () => removeMedia(entry.id),
    onSuccess: () => {
      leave.current = () => undefined
      onRemoved()
    },
  })
  const leave = useRef(() => {})
  useEffect(() => {
    leave.current = () => {
      if (draft === stored) return
      save(entry, draft).then(onKept, (error: unknown) => addSnackbar({ text: problemOf(error), variant: 'error' }))
    }
  })
  useEffect(() => () => leave.current(), [])
  const isPicture = entry.kind === 'picture' || entry.kind === 'vector'
  const change = (news: Partial<typeof draft>): void => {
    setDraft({ ...draft, ...news })
    setNote('')
  }
  const facts = [
    entry.width && entry.height ? `${entry.width} × ${entry.height}` : null,
    entry.bytes === null ? null : sizeOf(entry.bytes),
    new Date(entry.createdAt).toLocaleDateString(document.documentElement.lang, { timeZone: 'Europe/Helsinki' }),
  ]
  return (
    <aside className="edit-library__details" aria-label={draft.name}>
      <header>
        <h3 className="edit-ellipsis">{draft.name}</h3>
        <button
          type="button"
          className="edit-icon-button edit-push"
          aria-label={words('/media-pane/close')}
          onClick={onClose}
        >
          <EditorIcon name="close" />
        </button>
        <p className="edit-hint">{facts.filter(Boolean).join(' · ')}</p>
      </header>
      {entry.kind === 'picture' && (
        <FocusPicker entry={entry} focus={draft.focus} onChange={(focus) => change({ focus })} />
      )}
      <fieldset className="edit-library__group">
        <legend>{words('/media-pane/alt')}</legend>
        {languages.map((language) => (
          <label key={language} className="edit-label">
            {words(`/media-pane/language/${language}`)}
            <input
              className="edit-input"
              lang={language}
              maxLength={500}
              disabled={draft.isDecorative}
              aria-invalid={isPicture && !draft.isDecorative && draft.altText[language] === ''}
              value={draft.altText[language]}
              onChange={({ target }) => change({ altText: { ...draft.altText, [language]: target.value } })}
            />
          </label>
        ))}
        {isPicture && (
          <label className="edit-check">
            <input
              type="checkbox"
              checked={draft.isDecorative}
              onChange={({ target }) => change({ isDecorative: target.checked })}
            />
            <span>{words('/media-pane/decorative')}</span>
          </label>
        )}
      </fieldset>
      <div className="edit-library__group">
        <label className="edit-label">
          {words('/media-pane/name')}
          <input
            className="edit-input"
            maxLength={200}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </label>
        <label className="edit-label">
          {words('/media-pane/folder')}
          <input
            className="edit-input"
            maxLength={204}
            value={draft.folder}
            onChange={({ target }) => change({ folder: target.value.trim() })}
          />
        </label>
        <div className="edit-buttons">
          <button
            type="button"
            className="edit-button"
            disabled={saving.isPending}
            onClick={() => saving.mutate(draft)}
          >
            {words('/media-pane/save')}
          </button>
          {onPick && (
            <button type="button" className="edit-button edit-button--primary" onClick={() => onPick(entry)}>
              {words('/media-pane/pick')}
            </button>
          )}
        </div>
        <output className="edit-hint">{note}</output>
      </div>
      <div className="edit-library__group">
        <h3>{words('/media-pane/use', { count: uses.length })}</h3>
        <ul className="edit-library__uses">
          {uses.map((use) => (
            <li key={`${use.id} ${use.name}`}>
              <span className="edit-ellipsis">{use.name}</span>{' '}
              <span className="edit-hint">{use.languages.join(', ')}</span>
            </li>
          ))}
        </ul>
      </div>
      {uses.length > 0 && (
        <p className="edit-hint">{words('/media-pane/replace-everywhere', { count: uses.length })}</p>
      )}
      <footer className="edit-buttons">
        <input
          ref={file}
          type="file"
          hidden
          aria-label={words('/media-pane/replace')}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) replacing.mutate(chosen)
            target.value = ''
          }}
        />
        <button
          type="button"
          className="edit-button"
          disabled={replacing.isPending}
          onClick={() => file.current?.click()}
        >
          {words('/media-pane/replace')}
        </button>
        <button
          type="button"
          className="edit-button"
          disabled={uses.length > 0 || !usage.data || removing.isPending}
          title={uses.length > 0 ? words('/media-pane/remove-used') : undefined}
          onClick={() => (isSure ? removing.mutate() : setSure(true))}
        >
          {words(isSure ? '/media-pane/remove-sure' : '/media-pane/remove')}
        </button>
      </footer>
    </aside>
  )
}
