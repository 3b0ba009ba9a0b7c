import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'

/** Actions that are seldom needed, behind three dots. It closes when the focus leaves it; a dialog of one is still within. */
export function More({ children }: { children: ReactNode }) {
  const t = useText()
  const box = useRef<HTMLDetailsElement>(null)
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
    details.addEventListener('focusout', handleFocusOut)
    details.addEventListener('keydown', handleKey)
    return () => {
      details.removeEventListener('focusout', handleFocusOut)
      details.removeEventListener('keydown', handleKey)
    }
  }, [])
  return (
    <details className="office-more" ref={box}>
      <summary className="kit-btn kit-btn--secondary" aria-label={t('/desk/more-actions')}>
        <OfficeIcon name="dots" />
      </summary>
      <div className="office-more__in">{children}</div>
    </details>
  )
}
