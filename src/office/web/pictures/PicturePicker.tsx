import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { MediaEntry } from '#src/media/contract/library.ts'
import { Dialog } from '#src/kit/Dialog.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Picture } from '#src/kit/Picture.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { Failed, LoadingRows } from '../shell/states.tsx'
import { usePaused } from '../use-paused.ts'
import { fetchPictures } from './picture-api.ts'
import '../styles/office-dialog.css'
import '../styles/office-pictures.css'

export type PickedPicture = Pick<MediaEntry, 'path' | 'altText'>

interface PicturePickerProps {
  onPick: (picture: PickedPicture) => void
  onClose: () => void
}

/** Pictures of the media library, newest first; a press picks one. It stands outside the form around, which Enter would send. */
export function PicturePicker({ onPick, onClose }: PicturePickerProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const words = usePaused(typed.trim())
  const pictures = useQuery({
    queryKey: ['office', 'pictures', words],
    queryFn: () => fetchPictures(words),
    placeholderData: keepPreviousData,
  })
  return createPortal(
    <Dialog
      className="office-dialog"
      open
      onClose={onClose}
      closeLabel={t('/desk/close')}
      title={t('/desk/merchandising/choose-picture')}
    >
      <div className="office-dialog__body">
        <div className="office-form">
          <TextField
            label={t('/desk/merchandising/find-picture')}
            type="search"
            autoComplete="off"
            value={typed}
            maxLength={100}
            onChange={({ target }) => setTyped(target.value)}
          />
          {pictures.error && <Failed error={pictures.error} onRetry={() => void pictures.refetch()} />}
          {!pictures.data && !pictures.error && <LoadingRows rows={3} />}
          {pictures.data?.items.length === 0 && <p className="office-muted">{t('/desk/merchandising/no-pictures')}</p>}
          <ul className="office-pictures">
            {pictures.data?.items.map(({ id, path, name, altText }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={altText.fi || name}
                  onClick={() => {
                    onPick({ path, altText })
                    onClose()
                  }}
                >
                  <Picture image={{ url: path, altText: '' }} preset="thumbnail" sizes="120px" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>,
    document.body,
  )
}
