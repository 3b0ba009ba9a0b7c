import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import { useModal } from './overlays/use-modal.ts'

interface SidePanelProps {
  open: boolean
  /** Called on Escape, the scrim or the cross; the owner sets `open`. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Stays at the lower edge while the body scrolls. */
  foot?: ReactNode
  /** The foot's parts side by side. */
  footInRow?: boolean
  side?: 'right' | 'left'
  className?: string
}

/** 480 px from the window's edge, full width on phones: cart drawer, filters, size guide. */
export function SidePanel(props: SidePanelProps) {
  const { open, onClose, title, closeLabel, children, foot, footInRow = false, side = 'right', className } = props
  const titleId = useId()
  const { ref, props: modalProps, present } = useModal(open, onClose)
  return (
    <dialog
      ref={ref}
      {...modalProps}
      className={clsx('kit-modal kit-drawer', side === 'left' && 'kit-drawer--left', className)}
      aria-labelledby={titleId}
    >
      {present && (
        <>
          <div className="kit-drawer__head">
            <h2 className="kit-d3" id={titleId}>
              {title}
            </h2>
            <button type="button" className="kit-icon-btn" aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className="kit-drawer__body">{children}</div>
          {foot && <div className={clsx('kit-drawer__foot', footInRow && 'kit-drawer__foot--row')}>{foot}</div>}
        </>
      )}
    </dialog>
  )
}
