import { lazy, Suspense } from 'react'
import { useConsentOpen } from '#src/shell/web/consent/use-consent-open.ts'

const Panel = lazy(async () => ({ default: (await import('./ConsentPanel.tsx')).ConsentPanel }))

/** The cookie panel's place. Its code arrives after the page has come to life, and only for those who are asked. */
export function ConsentGate() {
  const open = useConsentOpen()
  if (open === null) return null
  return (
    <Suspense fallback={null}>
      <Panel key={open} mode={open} />
    </Suspense>
  )
}
