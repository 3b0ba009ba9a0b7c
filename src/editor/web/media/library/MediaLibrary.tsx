import './media-library.css'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type DragEvent, useRef, useState } from 'react'
import { languages } from '#src/common/locale.ts'
import { type MediaEntry, mediaKinds, mediaPageSize, type MediaQuery, mediaSorts } from '#src/media/contract/library.ts'
import { pictureUrl } from '../Thumbnail.tsx'
import { MediaDetails } from './MediaDetails.tsx'
import { mediaWords, problemOf } from './media-words.ts'
import { fetchLibrary } from './media-library-api.ts'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'

interface MediaLibraryProps {
  /** Called with the item that is chosen for a field; left out: the library is only kept in order. */
  pick?: (entry: MediaEntry) => void
}

type Place = Pick<MediaQuery, 'folder' | 'view'>
const folderName = /^[a-z0-9-]{1,40}(\/[a-z0-9-]{1,40}){0,4}$/

/** Files of the site: folders and views, what is in them, and what is said of the chosen one. */
export function MediaLibrary({ pick }: MediaLibraryProps) {
  const words = mediaWords()
  const [place, setPlace] = useState<Place>({})
  const [q, setQ] = useState('')
  const [kind, setKind] = useState('')
  const [sort, setSort] = useState<(typeof mediaSorts)[number]>('newest')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<MediaEntry | null>(null)
  const [isOver, setOver] = useState(false)
  const [fresh, setFresh] = useState<string | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const client = useQueryClient()
  const renew = (): void => {
    for (const key of ['media-library', 'media', 'media-item', 'media-usage'])
      void client.invalidateQueries({ queryKey: [key] })
  }
  const { uploads, add, clear } = useUploads(renew)
  const query: MediaQuery = { ...place, page, sort, ...(q !== '' && { q }), ...(kind !== '' && { kinds: kind }) }
  const { data, error, refetch } = useQuery({
    queryKey: ['media-library', query],
    queryFn: () => fetchLibrary(query),
    placeholderData: keepPreviousData,
  })
  const pages = Math.max(1, Math.ceil((data?.totalCount ?? 0) / mediaPageSize))
  const go = (to: Place): void => {
    setPlace(to)
    setPage(1)
  }
  const filed = place.folder === undefined || place.folder === '-' ? '' : place.folder
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files], filed)
  }
  const title = place.view
    ? words(`/media-pane/${place.view}`)
    : place.folder === '-'
      ? words('/media-pane/top')
      : place.folder || words('/media-pane/all')
  const entry = (to: Place, label: string, items: number | undefined, depth = 0) => {
    const isHere = to.folder === place.folder && to.view === place.view
    return (
      <li key={label}>
        <button
          type="button"
          className={clsx(
            'edit-library__place',
            isHere && 'edit-library__place--here',
            depth > 0 && 'edit-library__place--deep',
          )}
          aria-current={isHere ? 'true' : undefined}
          onClick={() => go(to)}
        >
          <span className="edit-ellipsis">{label}</span> <span className="edit-hint">{items}</span>
        </button>
      </li>
    )
  }
  return (
    <div className="edit-library">
      <nav className="edit-library__places" aria-label={words('/media-pane/folders')}>
        <ul>{entry({}, words('/media-pane/all'), data?.counts.all)}</ul>
        <h3>{words('/media-pane/folders')}</h3>
        <ul>
          {data?.folders.map(({ name, items }) =>
            name === ''
              ? entry({ folder: '-' }, words('/media-pane/top'), items)
              : entry({ folder: name }, name, items, name.split('/').length - 1),
          )}
          {fresh !== null &&
            folderName.test(fresh) &&
            !data?.folders.some(({ name }) => name === fresh) &&
            entry({ folder: fresh }, fresh, 0)}
        </ul>
        <label className="edit-label">
          {words('/media-pane/new-folder')}
          <input
            className="edit-input"
            value={fresh ?? ''}
            aria-invalid={fresh !== null && fresh !== '' && !folderName.test(fresh)}
            aria-describedby="edit-library-folder"
            onChange={({ target }) => setFresh(target.value.trim() || null)}
          />
        </label>
        <p className="edit-hint" id="edit-library-folder">
          {words('/media-pane/new-folder-hint')}
        </p>
        <h3>{words('/media-pane/views')}</h3>
        <ul>
          {entry({ view: 'without-text' }, words('/media-pane/without-text'), data?.counts.withoutText)}
          {entry({ view: 'unused' }, words('/media-pane/unused'), data?.counts.unused)}
        </ul>
      </nav>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Files are dropped here; a button does the same. */}
      <section
        className={clsx('edit-library__main', isOver && 'edit-library__main--over')}
        aria-label={title}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <header className="edit-library__head">
          <h2>{title}</h2>
          <output className="edit-hint">{data && words('/media-pane/count', { count: data.totalCount })}</output>
          <span className="edit-hint edit-library__drop">{words('/media-pane/drop')}</span>
          <input
            ref={file}
            type="file"
            multiple
            hidden
            aria-label={words('/media-pane/add')}
            onChange={({ target }) => {
              add([...(target.files ?? [])], filed)
              target.value = ''
            }}
          />
          <button type="button" className="edit-button edit-button--primary" onClick={() => file.current?.click()}>
            {words('/media-pane/add')}
          </button>
        </header>
        <div className="edit-filter">
          <input
            className="edit-input"
            type="search"
            aria-label={words('/media-pane/search')}
            placeholder={words('/media-pane/search')}
            value={q}
            onChange={({ target }) => {
              setQ(target.value)
              setPage(1)
            }}
          />
          <select
            className="edit-input"
            aria-label={words('/media-pane/kind')}
            value={kind}
            onChange={({ target }) => {
              setKind(target.value)
              setPage(1)
            }}
          >
            <option value="">{words('/media-pane/kind/any')}</option>
            {mediaKinds.map((one) => (
              <option key={one} value={one}>
                {words(`/media-pane/kind/${one}`)}
              </option>
            ))}
          </select>
          <select
            className="edit-input"
            aria-label={words('/media-pane/sort')}
            value={sort}
            onChange={({ target }) => setSort(mediaSorts.find((one) => one === target.value) ?? 'newest')}
          >
            {mediaSorts.map((one) => (
              <option key={one} value={one}>
                {words(`/media-pane/sort/${one}`)}
              </option>
            ))}
          </select>
        </div>
        <UploadList uploads={uploads} onClear={clear} />
        {error && (
          <p role="alert">
            {problemOf(error)}{' '}
            <button type="button" className="edit-text-button" onClick={() => void refetch()}>
              {words('/media-pane/again')}
            </button>
          </p>
        )}
        {data?.items.length === 0 && (
          <p>{words(q === '' && kind === '' ? '/media-pane/none' : '/media-pane/nothing')}</p>
        )}
        <ul className="edit-library__grid">
          {data?.items.map((one) => (
            <li key={one.id}>
              <Tile entry={one} isChosen={one.id === chosen?.id} onChoose={() => setChosen(one)} />
            </li>
          ))}
        </ul>
        {pages > 1 && (
          <div className="edit-buttons">
            <button type="button" className="edit-button" disabled={page <= 1} onClick={() => setPage(page - 1)}>
              {words('/media-pane/previous')}
            </button>
            <span>{words('/media-pane/page', { page, pages })}</span>
            <button type="button" className="edit-button" disabled={page >= pages} onClick={() => setPage(page + 1)}>
              {words('/media-pane/next')}
            </button>
          </div>
        )}
      </section>
      {chosen && (
        <MediaDetails
          key={`${chosen.id} ${chosen.path}`}
          entry={chosen}
          onPick={pick}
          onChanged={(changed) => {
            setChosen(changed)
            renew()
          }}
          onKept={renew}
          onClose={() => setChosen(null)}
          onRemoved={() => {
            setChosen(null)
            renew()
          }}
        />
      )}
    </div>
  )
}

function Tile({ entry, isChosen, onChoose }: { entry: MediaEntry; isChosen: boolean; onChoose: () => void }) {
  const words = mediaWords()
  const isSeen = entry.kind === 'picture' || entry.kind === 'vector'
  const name = entry.name || entry.path.split('/').at(-1)
  const missing = isSeen && !entry.isDecorative ? languages.filter((language) => entry.altText[language] === '') : []
  return (
    <button type="button" className="edit-library__tile" aria-pressed={isChosen} onClick={onChoose}>
      {isSeen || entry.posterPath !== null ? (
        <img loading="lazy" src={pictureUrl(entry, 384)} alt="" />
      ) : (
        <span className="edit-library__none">{words(`/media-pane/kind/${entry.kind}`)}</span>
      )}
      <b className="edit-ellipsis">{name}</b>
      {missing.length > 0 ? (
        <small className="edit-library__bad">{words('/media-pane/missing', { languages: missing.join(', ') })}</small>
      ) : (
        <small className="edit-ellipsis">
          {entry.width && entry.height ? `${entry.width} × ${entry.height}` : words(`/media-pane/kind/${entry.kind}`)}
        </small>
      )}
    </button>
  )
}
