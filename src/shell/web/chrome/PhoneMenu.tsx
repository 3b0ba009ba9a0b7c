import { type MouseEvent, useEffect } from 'react'
import { useModal } from '#src/kit/overlays/use-modal.ts'
import { usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'
import { PhoneMenuLevels } from './PhoneMenuLevels.tsx'
import { PhoneMenuList } from './PhoneMenuList.tsx'
import type { SignedIn } from './sign-in-state.ts'
import './phone-menu.css'

interface PhoneMenuProps {
  open: boolean
  onClose: () => void
  signedIn: SignedIn
}

/**
 * Full-screen menu of narrow windows: the shop's slides from level to level, that of content sites unfolds. Following any of
 * its links closes it; the page behind cannot be scrolled meanwhile.
 */
export function PhoneMenu({ open, onClose, signedIn }: PhoneMenuProps) {
  const { shellVariant } = usePage()
  const text = useText()
  const { ref, props, present, opening } = useModal(open, onClose)
  // In its list, not on the mark or the cross above it.
  useEffect(() => {
    if (open) ref.current?.querySelector<HTMLElement>('[data-entry]')?.focus()
  }, [open, ref])
  const handlers = {
    ...props,
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      props.onClick(event)
      if (event.target instanceof Element && event.target.closest('a')) onClose()
    },
  }
  return (
    <dialog
      ref={ref}
      {...handlers}
      className="kit-modal kit-drawer kit-drawer--left shell-phone-menu"
      aria-label={text('/shell/menu/open')}
    >
      {present &&
        (shellVariant === 'content' ? (
          <PhoneMenuList key={opening} onClose={onClose} signedIn={signedIn} />
        ) : (
          <PhoneMenuLevels key={opening} onClose={onClose} signedIn={signedIn} />
        ))}
    </dialog>
  )
}
