import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Dialog } from '#src/kit/Dialog.tsx'
import type { MediaType } from '#src/content/contract/fields.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { type MediaEntry, mediaPageSize } from '#src/media/contract/library.ts'
import { useFirstFocus } from '../app/use-first-focus.ts'
import { fetchMedia } from '../editor-api.ts'
import './library/media-library.css'
import { UploadList } from './library/UploadList.tsx'
import { useUploads } from './library/use-uploads.ts'
import { pictureUrl } from './Thumbnail.tsx'

interface MediaPickerProps {
  kinds: readonly MediaType[]
  current: MediaEntry | null
  onPick: (media: MediaEntry) => void
  onClose: () => void
}

/** The library with folders and search; a press picks. A single file that is uploaded here is picked at once. */
export function MediaPicker({ kinds, current, onPick, onClose }: MediaPickerProps) {
  const t = useText()
  const [folder, setFolder] = useState(current?.folder ?? '')
  const first = useFirstFocus<HTMLInputElement>()
  const [query, setQuery] = useState('')
  const [page, setPage] = useState(1)
  const { data, isError } = useQuery({
    queryKey: ['media', folder, query, kinds.join(), page],
    queryFn: () => fetchMedia({ q: query, folder, kinds: kinds.join(), page }),
    placeholderData: keepPreviousData,
  })
  const client = useQueryClient()
  const file = useRef<HTMLInputElement>(null)
  const isSingle = useRef(false)
  const pick = (media: MediaEntry): void => {
    onPick(media)
    onClose()
  }
  const { uploads, add, clear } = useUploads((media) => {
    for (const key of ['media', 'media-library', 'media-item']) void client.invalidateQueries({ queryKey: [key] })
    if (isSingle.current && kinds.includes(media.kind)) pick(media)
  })
  const pages = Math.ceil((data?.totalCount ?? 0) / mediaPageSize)
  const begin = (change: () => void): void => {
    change()
    setPage(1)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('/edit/media/title')}
      closeLabel={t('/edit/close')}
      className="edit-dialog edit-dialog--wide"
    >
      <div className="edit-filter">
        <input
          className="edit-input"
          type="search"
          ref={first}
          aria-label={t('/edit/media/search')}
          placeholder={t('/edit/media/search')}
          value={query}
          onChange={({ target }) => begin(() => setQuery(target.value))}
        />
        <select
          className="edit-input"
          aria-label={t('/edit/media/folder')}
          value={folder}
          onChange={({ target }) => begin(() => setFolder(target.value))}
        >
          <option value="">{t('/edit/media/all')}</option>
          {data?.folders
            .filter(({ name }) => name !== '')
            .map(({ name, items }) => (
              <option key={name} value={name}>
                {name} ({items})
              </option>
            ))}
        </select>
        <input
          ref={file}
          type="file"
          multiple
          hidden
          aria-label={t('/edit/media/upload')}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            isSingle.current = files.length === 1
            begin(() => setQuery(''))
            add(files, folder)
            target.value = ''
          }}
        />
        <button type="button" className="edit-button" onClick={() => file.current?.click()}>
          {t('/edit/media/upload')}
        </button>
      </div>
      <UploadList uploads={uploads} onClear={clear} />
      {isError && <p role="alert">{t('/edit/failed')}</p>}
      <div className="edit-media-grid">
        {data?.items.map((one) => (
          <button key={one.id} type="button" aria-pressed={one.id === current?.id} onClick={() => pick(one)}>
            {one.kind === 'picture' || one.kind === 'vector' || one.posterPath !== null ? (
              <img loading="lazy" src={pictureUrl(one, 320)} alt="" />
            ) : (
              <span className="edit-media-grid__none" />
            )}
            <span className="edit-ellipsis">{one.name || one.path.split('/').at(-1)}</span>
          </button>
        ))}
      </div>
      {data?.items.length === 0 && <p>{t('/edit/media/none')}</p>}
      {pages > 1 && (
        <div className="edit-buttons">
          <button type="button" className="edit-button" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('/edit/previous')}
          </button>
          <span>
            {page} / {pages}
          </span>
          <button type="button" className="edit-button" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {t('/edit/next')}
          </button>
        </div>
      )}
    </Dialog>
  )
}
