import { lazy, Suspense, useEffect, useState } from 'react'
import { openModals } from '#src/kit/overlays/open-modals.ts'
import type { SitePopup } from '#src/shell/contract/site-popup.ts'
import { browserClock } from '#src/shell/web/clock.ts'
import { readConsent } from '#src/shell/web/consent-state.ts'
import { useConsentOpen } from '#src/shell/web/consent/use-consent-open.ts'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { isPopupDue } from './closed-popups.ts'

/** Pause after the cookie question was answered. */
const restMs = 10_000

const Card = lazy(async () => ({ default: (await import('./SitePopupCard.tsx')).SitePopupCard }))

/** Shows the page's popup, and loads its code, only after the visitor has scrolled; in the page editor at once. */
export function SitePopupGate() {
  const isConsentOpen = useConsentOpen() !== null
  const { sitePopup: popup, isEdited = false } = usePage()
  const [shown, setShown] = useState<SitePopup | null>(null)

  // Another page, which has another popup or none
  if (shown !== null && shown.id !== popup?.id) setShown(null)

  const waiting = shown === null && !isConsentOpen && !isEdited ? popup : null
  useEffect(() => {
    if (!waiting) return
    const look = () => {
      // A dialog over the page and words being written are not interrupted
      if (window.scrollY <= waiting.showAfterScrollPx || openModals.innermost() || isWriting()) return
      // A visitor who has just answered the cookie question is not asked for something else
      if (browserClock.now() < (readConsent()?.at ?? 0) + restMs) return
      if (isPopupDue(waiting)) setShown(waiting)
      else window.removeEventListener('scroll', look)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [waiting])

  const now = isEdited ? popup : isConsentOpen ? null : shown
  if (!now) return null
  return (
    <Suspense fallback={null}>
      <Card popup={now} isEdited={isEdited} onDone={() => setShown(null)} />
    </Suspense>
  )
}

const isWriting = (): boolean => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false
