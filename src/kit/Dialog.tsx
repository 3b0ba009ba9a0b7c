import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import { useModal } from './overlays/use-modal.ts'

interface DialogProps {
  open: boolean
  /** Called on Escape, the scrim or the cross; the owner sets `open`. */
  onClose: () => void
  title: ReactNode
  /** Shows a cross with this name; left out where the buttons answer the question. */
  closeLabel?: string
  children: ReactNode
  /** Buttons, verbs all. */
  actions?: ReactNode
  className?: string
}

/** A question or short message in the middle of the screen. */
export function Dialog({ open, onClose, title, closeLabel, children, actions, className }: DialogProps) {
  const titleId = useId()
  const { ref, props, present } = useModal(open, onClose)
  return (
    <dialog ref={ref} {...props} className={clsx('kit-modal kit-dialog', className)} aria-labelledby={titleId}>
      {present && (
        <div className="kit-dialog__in">
          <div className="kit-dialog__head">
            <h2 className="kit-d3" id={titleId}>
              {title}
            </h2>
            {closeLabel && (
              <button type="button" className="kit-icon-btn" aria-label={closeLabel} onClick={onClose}>
                <Icon name="close" />
              </button>
            )}
          </div>
          {children}
          {actions && <div className="kit-row">{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
