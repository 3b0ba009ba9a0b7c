import type { ReactNode } from 'react'
import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'

interface SiteDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A wide dialog over whatever is open, for what is of the whole site. */
export function SiteDialog({ title, onClose, children }: SiteDialogProps) {
  const t = useText()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('/edit/close')}
      className="edit-dialog edit-dialog--library"
    >
      {children}
    </Dialog>
  )
}
