import { useState } from 'react'
import { localeTag, shopTimeZone } from '#src/common/locale.ts'
import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { createPreviewLink } from '../editor-api.ts'
import { useEditor, useSession } from '../editor-context.ts'

/** The page with its drafts in another window, and a link to it for people without an account. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { session, words } = useEditor()
  const { document: item } = useSession(session)
  const [days, setDays] = useState(2)
  const [link, setLink] = useState<{ url: string; expiresAt: string } | null>(null)
  const [fault, setFault] = useState(false)
  const until =
    link &&
    new Intl.DateTimeFormat(localeTag(words), { timeZone: shopTimeZone, dateStyle: 'full', timeStyle: 'short' }).format(
      new Date(link.expiresAt),
    )
  return (
    <Dialog open onClose={onClose} title={t('/edit/preview')} closeLabel={t('/edit/close')} className="edit-dialog">
      {item.url !== null && (
        <p>
          <a className="edit-button" href={`${item.url}?epieditmode=true`} target="_blank" rel="noopener">
            {t('/edit/preview/open')}
          </a>
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setFault(false)
          createPreviewLink(item.id, days).then(setLink, () => setFault(true))
        }}
      >
        <p>{t('/edit/preview/text')}</p>
        {fault && (
          <p className="edit-error" role="alert">
            {t('/edit/failed')}
          </p>
        )}
        <div className="edit-filter">
          <select
            className="edit-input"
            aria-label={t('/edit/preview/days')}
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {[1, 2, 3, 5, 7].map((one) => (
              <option key={one} value={one}>
                {t('/edit/preview/day', { count: one })}
              </option>
            ))}
          </select>
          <button type="submit" className="edit-button edit-button--primary">
            {t('/edit/preview/make')}
          </button>
        </div>
      </form>
      {link && (
        <div className="edit-note">
          <input
            className="edit-input"
            readOnly
            aria-label={t('/edit/preview/link')}
            value={link.url}
            onFocus={({ target }) => target.select()}
          />
          <p className="edit-hint">{t('/edit/preview/until', { time: until ?? '' })}</p>
        </div>
      )}
    </Dialog>
  )
}
