import { useState } from 'react'
import { type FieldOf, picturesAndDrawings, type StoredMedia } from '#src/content/contract/fields.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useEditor } from '../editor-context.ts'
import { later } from '../app/later.tsx'
import { EditorIcon } from '../EditorIcon.tsx'
import { Thumbnail, useMedia } from '../media/Thumbnail.tsx'
import { type ControlProps, useForm } from './form-context.ts'

const MediaPicker = later(async () => (await import('../media/MediaPicker.tsx')).MediaPicker)

/** A picture, drawing or film of the library, with another alternative text here where it differs. */
export function MediaControl({ one, value, path, id, describedBy }: ControlProps<FieldOf<'media'>>) {
  const t = useText()
  const { language } = useEditor()
  const { set, isReadOnly } = useForm()
  const [isOpen, setOpen] = useState(false)
  const stored = (value ?? null) as StoredMedia | null // a media field holds no other
  const media = useMedia(stored?.media ?? null)
  const libraryText = media?.altText[language] ?? ''
  return (
    <div className="edit-media">
      {stored && (
        <div className="edit-picked">
          <Thumbnail id={stored.media} />
          <span className="edit-picked__words">
            <b className="edit-ellipsis">{media?.name || media?.path.split('/').at(-1) || t('/edit/media/missing')}</b>
            <span className="edit-hint edit-ellipsis">
              {media?.width ? `${media.width} × ${media.height}` : (media?.folder ?? '')}
            </span>
          </span>
        </div>
      )}
      <div className="edit-buttons">
        <button
          type="button"
          id={id}
          aria-labelledby={`${id} ${id}-label`}
          className="edit-button"
          disabled={isReadOnly}
          aria-describedby={describedBy}
          onClick={() => setOpen(true)}
        >
          <EditorIcon name="picture" small /> {t(stored ? '/edit/media/change' : '/edit/media/choose')}
        </button>
        {stored && !isReadOnly && (
          <button type="button" className="edit-text-button" onClick={() => set(path, null)}>
            {t('/edit/media/take-away')}
          </button>
        )}
      </div>
      {stored && media?.kind !== 'video' && (
        <>
          <label className="edit-hint" htmlFor={`${id}-alt`}>
            {t('/edit/media/alt')}
          </label>
          <input
            id={`${id}-alt`}
            className="edit-input"
            placeholder={libraryText}
            readOnly={isReadOnly}
            value={stored.altText ?? ''}
            onChange={({ target }) =>
              set(path, target.value === '' ? { media: stored.media } : { media: stored.media, altText: target.value })
            }
          />
        </>
      )}
      {isOpen && (
        <MediaPicker
          kinds={one.accept ?? picturesAndDrawings}
          current={media ?? null}
          onClose={() => setOpen(false)}
          onPick={(picked) => set(path, { media: picked.id })}
        />
      )}
    </div>
  )
}
