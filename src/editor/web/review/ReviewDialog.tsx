import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ReviewBody } from '../../contract/review.ts'
import { useFirstFocus } from '../app/use-first-focus.ts'
import { Fault, useDeed } from '../app/use-deed.tsx'
import { fetchDocument, sendReview } from '../editor-api.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { useReview } from './use-review.ts'

interface ReviewDialogProps {
  onClose: () => void
  onDone: (text: string) => void
}

/** Asks for a review of the draft with a note, answers one, or takes the request back. */
export function ReviewDialog({ onClose, onDone }: ReviewDialogProps) {
  const t = useText()
  const queries = useQueryClient()
  const first = useFirstFocus<HTMLTextAreaElement>()
  const { session, language } = useEditor()
  const { content, document: item, combined } = useSession(session)
  const [opened] = useState({ version: item.version, combined })
  const review = useReview()
  const { isBusy, fault, run } = useDeed()
  const [note, setNote] = useState('')
  const isAsked = review?.state === 'asked'
  const actions: ReviewBody['action'][] = !isAsked
    ? ['ask']
    : item.may.publish
      ? ['withdraw', 'refuse', 'approve']
      : ['withdraw']
  const send = (action: ReviewBody['action']): Promise<void> =>
    run(async () => {
      try {
        await session.saveNow()
        // What came in from another person since the dialog was opened has not been looked at.
        const now = session.getState()
        const version = now.combined === opened.combined ? now.document.version : opened.version
        await sendReview(item.id, language, { action, note: note.trim(), version })
        onDone(t(`/edit/review/done/${action}`))
        onClose()
      } finally {
        await queries.invalidateQueries({ queryKey: ['review', item.id] })
        session.setLanguages((await fetchDocument(item.id, language)).languages)
      }
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('/edit/review/title', { name: content.name })}
      closeLabel={t('/edit/close')}
      className="edit-dialog"
      actions={actions.map((action, index) => (
        <button
          key={action}
          type="button"
          className={index === actions.length - 1 ? 'edit-button edit-button--primary' : 'edit-button'}
          disabled={isBusy || item.languages[language].draft === null || (action === 'refuse' && note.trim() === '')}
          onClick={() => void send(action)}
        >
          {t(`/edit/review/${action}`)}
        </button>
      ))}
    >
      <p>{t(isAsked && item.may.publish ? '/edit/review/text-asked' : '/edit/review/text')}</p>
      {review && review.note !== '' && <p className="edit-note">{review.note}</p>}
      <Fault text={fault} />
      <div className="edit-field">
        <label className="edit-label" htmlFor="review-note">
          {t('/edit/review/note')}
        </label>
        <textarea
          id="review-note"
          className="edit-input"
          rows={4}
          maxLength={2000}
          ref={first}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  )
}
