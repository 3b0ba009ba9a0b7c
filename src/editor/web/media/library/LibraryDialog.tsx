import { lazy, Suspense } from 'react'
import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'

const MediaLibrary = lazy(async () => ({ default: (await import('./MediaLibrary.tsx')).MediaLibrary }))

/** The library to be kept in order; a field chooses from it by its own dialog. */
export function LibraryDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('/edit/media/library')}
      closeLabel={t('/edit/close')}
      className="edit-dialog edit-dialog--library"
    >
      <Suspense fallback={<p>{t('/edit/loading')}</p>}>
        <MediaLibrary />
      </Suspense>
    </Dialog>
  )
}
