import { mediaWords } from './media-words.ts'
import type { Upload } from './use-uploads.ts'

/** Files on their way in, each with how far it is or why it failed. */
export function UploadList({ uploads, onClear }: { uploads: readonly Upload[]; onClear: () => void }) {
  const words = mediaWords()
  if (uploads.length === 0) return null
  const isBusy = uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  return (
    <section className="edit-library__uploads" aria-label={words('/media-pane/uploads')}>
      <ul>
        {uploads.map(({ key, name, state, part, problem }) => (
          <li key={key}>
            <span className="edit-ellipsis">{name}</span>
            {state === 'sending' && <progress max={1} value={part} aria-label={name} />}
            <span
              className={state === 'failed' ? 'edit-library__bad' : 'edit-hint'}
              role={state === 'failed' ? 'alert' : undefined}
            >
              {state === 'failed' ? problem : words(`/media-pane/upload/${state}`, { part: Math.round(100 * part) })}
            </span>
          </li>
        ))}
      </ul>
      {!isBusy && (
        <button type="button" className="edit-text-button" onClick={onClear}>
          {words('/media-pane/clear')}
        </button>
      )}
    </section>
  )
}
