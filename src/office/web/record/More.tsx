import { createContext, type ReactNode, use, useCallback, useEffect, useRef } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'

const CloseContext = createContext<() => void>(() => {})

/** Closes the menu that an action stands in; for one that stands elsewhere it does nothing. */
export const useCloseMore = (): (() => void) => use(CloseContext)

/**
 * Actions that are seldom needed, behind three dots. It closes when one is done, and when the focus or a press leaves it; a dialog
 * of one is still within.
 */
export function More({ children }: { children: ReactNode }) {
  const t = useText()
  const box = useRef<HTMLDetailsElement>(null)
  const close = useCallback((): void => {
    if (box.current) box.current.open = false
  }, [])
  useEffect(() => {
    const details = box.current
    if (!details) return
    const handleFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false
    }
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || details.querySelector('dialog[open]')) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    const handlePress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !details.contains(target)) details.open = false
    }
    document.addEventListener('pointerdown', handlePress)
    details.addEventListener('focusout', handleFocusOut)
    details.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('pointerdown', handlePress)
      details.removeEventListener('focusout', handleFocusOut)
      details.removeEventListener('keydown', handleKey)
    }
  }, [])
  return (
    <details className="office-more" ref={box}>
      <summary className="kit-btn kit-btn--secondary" aria-label={t('/desk/more-actions')}>
        <OfficeIcon name="dots" />
      </summary>
      <div className="office-more__in">
        <CloseContext value={close}>{children}</CloseContext>
      </div>
    </details>
  )
}
