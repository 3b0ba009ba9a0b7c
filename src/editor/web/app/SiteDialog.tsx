import type { ReactNode } from 'react'
import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'

interface SiteDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** What is of the whole site, in place of the panes; what is open stays as it is below. */
export function SiteDialog({ title, onClose, children }: SiteDialogProps) {
  const t = useText()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('/edit/close')}
      className="edit-dialog edit-dialog--site"
    >
      {children}
    </Dialog>
  )
}
