import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { type LinkTarget, linkKinds } from '../../contract/links.ts'
import { useFirstFocus } from '../app/use-first-focus.ts'
import { fetchLinks } from '../editor-api.ts'
import { useEditor } from '../editor-context.ts'
import { EditorIcon, type EditorIconName } from '../EditorIcon.tsx'

type Kind = (typeof linkKinds)[number]
const icons: Record<Kind, EditorIconName> = { page: 'file', product: 'bag', category: 'folder', file: 'picture' }

interface LinkPickerProps {
  /** The only kind that fits; absent: any, and addresses. */
  kind?: Kind
  current: string
  onPick: (uri: string) => void
  onClose: () => void
}

/** One picker for pages, products, categories, files and addresses elsewhere. */
export function LinkPicker({ kind, current, onPick, onClose }: LinkPickerProps) {
  const t = useText()
  const { language, schema, words } = useEditor()
  const first = useFirstFocus<HTMLInputElement>()
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState<Kind | ''>(kind ?? '')
  const [address, setAddress] = useState(/^(https?:|mailto:|tel:|\/|#)/.test(current) ? current : '')
  const { data, isError } = useQuery({
    queryKey: ['links', language, query, wanted],
    queryFn: () => fetchLinks({ language, q: query, ...(wanted !== '' && { kind: wanted }) }),
    placeholderData: keepPreviousData,
  })
  const pick = (uri: string): void => {
    onPick(uri)
    onClose()
  }
  const noteOf = ({ kind: of, note }: LinkTarget): string =>
    of === 'page' ? (schema.types[note]?.label[words] ?? '') : note
  return (
    <Dialog open onClose={onClose} title={t('/edit/link/title')} closeLabel={t('/edit/close')} className="edit-dialog">
      <div className="edit-filter">
        <input
          className="edit-input"
          type="search"
          ref={first}
          aria-label={t('/edit/link/search')}
          placeholder={t('/edit/link/search')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        {!kind && (
          <select
            className="edit-input"
            aria-label={t('/edit/link/which')}
            value={wanted}
            onChange={({ target }) => setWanted(target.value as Kind | '')}
          >
            <option value="">{t('/edit/link/all')}</option>
            {linkKinds.map((one) => (
              <option key={one} value={one}>
                {t(`/edit/link/kinds/${one}`)}
              </option>
            ))}
          </select>
        )}
      </div>
      {isError && <p role="alert">{t('/edit/failed')}</p>}
      <ul className="edit-picks">
        {data?.items.map((one) => (
          <li key={one.uri}>
            <button type="button" aria-pressed={one.uri === current} onClick={() => pick(one.uri)}>
              <EditorIcon name={icons[one.kind]} />
              <span className="edit-picked__words">
                <b className="edit-ellipsis">{one.name}</b>
                <span className="edit-hint edit-ellipsis">
                  {[one.url ?? t('/edit/link/not-published'), noteOf(one)].filter((part) => part !== '').join(' · ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {data?.items.length === 0 && <p>{t('/edit/link/nothing')}</p>}
      {!kind && (
        <form
          className="edit-filter"
          onSubmit={(event) => {
            event.preventDefault()
            pick(address.trim())
          }}
        >
          <input
            className="edit-input"
            aria-label={t('/edit/link/elsewhere')}
            placeholder="https://"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
          <button type="submit" className="edit-button">
            {t('/edit/link/use')}
          </button>
        </form>
      )}
    </Dialog>
  )
}
