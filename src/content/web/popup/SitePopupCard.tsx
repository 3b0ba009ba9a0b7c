import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#src/kit/Icon.tsx'
import { useBottomCover } from '#src/kit/overlays/use-bottom-cover.ts'
import { useModal } from '#src/kit/overlays/use-modal.ts'
import { useUncoveredFocus } from '#src/kit/overlays/use-uncovered-focus.ts'
import { Picture } from '#src/kit/Picture.tsx'
import type { SitePopup } from '#src/shell/contract/site-popup.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { Emphasised } from '../Emphasised.tsx'
import { SafeHtml } from '../SafeHtml.tsx'
import { rememberClosed } from './closed-popups.ts'
import './site-popup.css'

interface SitePopupCardProps {
  popup: SitePopup
  /** In the page editor it stays, is not remembered, and leaves the focus where it is. */
  isEdited?: boolean
  /** Closed or followed. */
  onDone: () => void
}

/** In the corner, on phones a bar, a note among others which takes no focus; as `modal` a full dialog (C-3.6). */
export function SitePopupCard({ popup, isEdited = false, onDone }: SitePopupCardProps) {
  const finish = () => {
    if (isEdited) return
    rememberClosed(popup)
    onDone()
  }
  const isModal = popup.variant === 'modal'
  const Frame = isModal ? (isEdited ? StillFrame : ModalFrame) : CornerFrame
  return <Frame onClose={finish}>{(titleId) => <Content popup={popup} titleId={titleId} onDone={finish} />}</Frame>
}

interface FrameProps {
  onClose: () => void
  children: (titleId: string) => ReactNode
}

function ModalFrame({ onClose, children }: FrameProps) {
  const titleId = useId()
  const { ref, props } = useModal(true, onClose)
  return (
    <dialog
      ref={ref}
      {...props}
      className="kit-modal kit-dialog content-popup content-popup--modal"
      aria-labelledby={titleId}
    >
      {children(titleId)}
    </dialog>
  )
}

/** The dialog as it stands, without what a modal one does to the page. */
function StillFrame({ children }: FrameProps) {
  const titleId = useId()
  return (
    <dialog open className="content-popup content-popup--modal content-popup--still" aria-labelledby={titleId}>
      {children(titleId)}
    </dialog>
  )
}

function CornerFrame({ onClose, children }: FrameProps) {
  const titleId = useId()
  const ref = useRef<HTMLElement>(null)
  useUncoveredFocus(ref, true)
  useBottomCover(ref, true, false)
  const isAtEnd = useIsAtEnd()
  useEffect(() => {
    const card = ref.current
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    // Only from inside: elsewhere Escape belongs to something else
    card?.addEventListener('keydown', leave)
    return () => card?.removeEventListener('keydown', leave)
  }, [onClose])
  return (
    <aside
      ref={ref}
      className="content-popup kit-screen-only"
      aria-labelledby={titleId}
      data-aside={isAtEnd || undefined}
    >
      {children(titleId)}
    </aside>
  )
}

/** The height of the page's end, px: there the bar at the lower edge moves away, so that it hides nothing for good. */
const endPx = 160

function useIsAtEnd(): boolean {
  const [isAtEnd, setAtEnd] = useState(false)
  useEffect(() => {
    const look = () => setAtEnd(window.scrollY + window.innerHeight > document.documentElement.scrollHeight - endPx)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isAtEnd
}

function Content({ popup, titleId, onDone }: { popup: SitePopup; titleId: string; onDone: () => void }) {
  const text = useText()
  const { heading, body, image, ctaLabel, ctaUrl, closeLabel } = popup
  return (
    <>
      {image && (
        <div className="content-popup__pic">
          <Picture image={image} preset="half" sizes="(min-width: 768px) 400px, 100vw" loading="eager" />
        </div>
      )}
      <button
        type="button"
        className="kit-icon-btn content-popup__x"
        aria-label={closeLabel || text('/kit/close')}
        onClick={onDone}
      >
        <Icon name="close" />
      </button>
      <div className="content-popup__say">
        <h2 className="kit-d3" id={titleId}>
          <Emphasised text={heading} />
        </h2>
        <SafeHtml html={body} className="kit-ui" />
        {ctaUrl !== '' && ctaLabel !== '' && (
          <SiteLink className="kit-btn kit-btn--primary kit-btn--s" to={ctaUrl} onClick={onDone}>
            {ctaLabel}
          </SiteLink>
        )}
      </div>
    </>
  )
}
