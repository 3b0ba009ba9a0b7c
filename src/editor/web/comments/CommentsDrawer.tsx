import { type FormEvent, useState } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import { Fault, useDeed } from '../app/use-deed.tsx'
import { removeComment, resolveComment, writeComment } from '../editor-api.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'
import { momentWords } from '../moment-words.ts'
import { type Comments, isOpen } from './use-comments.ts'
import './comments.css'

interface CommentsDrawerProps {
  comments: Comments
  /** The block's name for the eye. */
  nameOf: (node: number | null) => string
  /** What is written and not sent, by block. */
  unsent: Readonly<Record<string, string>>
  onUnsent: (node: number | null, body: string) => void
  onClose: () => void
}

/** What editors say to each other, by block; a comment is written at the block that is chosen. */
export function CommentsDrawer({ comments, nameOf, unsent, onUnsent, onClose }: CommentsDrawerProps) {
  const t = useText()
  const { session, language, words, selected, select } = useEditor()
  const { document: item } = useSession(session)
  const { isBusy, fault, run } = useDeed()
  const body = unsent[String(selected)] ?? ''
  const [areAllShown, setAllShown] = useState(false)
  const threads = [...comments.threads].filter(([, of]) => areAllShown || of.some(isOpen))
  const hidden = comments.threads.size - threads.length
  // A block that was never saved has no name that others know.
  const isUnsaved = selected !== null && selected <= 0
  const change = (deed: () => Promise<unknown>): Promise<void> =>
    run(async () => {
      await deed()
      await comments.reload()
    })
  const handleWrite = (event: FormEvent): void => {
    event.preventDefault()
    void change(async () => {
      await writeComment(item.id, { language, node: selected, body: body.trim() })
      onUnsent(selected, '')
    })
  }
  return (
    <section className="edit-drawer" data-pane tabIndex={-1} aria-label={t('/edit/comments/title')}>
      <header>
        <h2>{t('/edit/comments/title')}</h2>
        <button type="button" className="edit-icon-button edit-push" aria-label={t('/edit/close')} onClick={onClose}>
          <EditorIcon name="close" />
        </button>
      </header>
      <div className="edit-drawer__columns">
        <form className="edit-comments__new" onSubmit={handleWrite}>
          <label className="edit-label" htmlFor="comment">
            {t('/edit/comments/at', { what: nameOf(selected) })}
          </label>
          <textarea
            id="comment"
            className="edit-input"
            required
            rows={3}
            maxLength={2000}
            value={body}
            disabled={isUnsaved}
            onChange={({ target }) => onUnsent(selected, target.value)}
          />
          <Fault text={comments.isError ? t('/edit/failed') : fault} />
          <button type="submit" className="edit-button" disabled={isBusy || isUnsaved || body.trim() === ''}>
            {t('/edit/comments/write')}
          </button>
          {isUnsaved && <p className="edit-hint">{t('/edit/comments/unsaved')}</p>}
        </form>
        <div className="edit-changes">
          {threads.length === 0 && <p className="edit-hint">{t('/edit/comments/none')}</p>}
          <ul>
            {threads.map(([node, of]) => (
              <li key={node}>
                <div>
                  <button type="button" className="edit-text-button" onClick={() => select(node)}>
                    {nameOf(node)}
                  </button>
                  <button
                    type="button"
                    className="edit-button"
                    disabled={isBusy}
                    aria-label={t(of.some(isOpen) ? '/edit/comments/resolve-one' : '/edit/comments/reopen-one', {
                      what: nameOf(node),
                    })}
                    onClick={() => {
                      const isResolved = of.some(isOpen)
                      const changed = isResolved ? of.filter(isOpen) : of
                      void change(() => Promise.all(changed.map(({ id }) => resolveComment(id, isResolved))))
                    }}
                  >
                    {t(of.some(isOpen) ? '/edit/comments/resolve' : '/edit/comments/reopen')}
                  </button>
                </div>
                {of.map(({ id, body: said, written, isMine, resolved }) => (
                  <div key={id} className="edit-comments__one">
                    <p>
                      <b>{written.by}</b>{' '}
                      <span className="edit-hint">
                        {momentWords(new Date(written.at), words)}
                        {resolved && ` · ${t('/edit/comments/resolved', { name: resolved.by })}`}
                      </span>{' '}
                      {isMine && (
                        <button
                          type="button"
                          className="edit-text-button"
                          disabled={isBusy}
                          onClick={() => void change(() => removeComment(id))}
                        >
                          {t('/edit/comments/remove')}
                        </button>
                      )}
                    </p>
                    <p>{said}</p>
                  </div>
                ))}
              </li>
            ))}
          </ul>
          {(hidden > 0 || areAllShown) && (
            <button type="button" className="edit-text-button" onClick={() => setAllShown(!areAllShown)}>
              {areAllShown ? t('/edit/comments/open-only') : t('/edit/comments/show-resolved', { count: hidden })}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}
