import { lazy, Suspense } from 'react'
import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'

const Redirects = lazy(async () => ({ default: (await import('./Redirects.tsx')).Redirects }))

/** The redirects of the site, over whatever is open. */
export function RedirectsDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('/edit/redirects/title')}
      closeLabel={t('/edit/close')}
      className="edit-dialog edit-dialog--library"
    >
      <Suspense fallback={<p>{t('/edit/loading')}</p>}>
        <Redirects />
      </Suspense>
    </Dialog>
  )
}
