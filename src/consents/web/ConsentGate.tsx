import { type ComponentType, useEffect, useState } from 'react'
import { useConsentOpen } from '#src/shell/web/consent/use-consent-open.ts'
import type { ConsentPanelProps } from './ConsentPanel.tsx'

/**
 * The cookie panel's place. Its code is loaded after hydration, and only for visitors who are asked; nothing else waits
 * for it.
 */
export function ConsentGate() {
  const open = useConsentOpen()
  const [Panel, setPanel] = useState<ComponentType<ConsentPanelProps> | null>(null)
  const isWanted = open !== null && Panel === null
  useEffect(() => {
    if (!isWanted) return
    import('./ConsentPanel.tsx').then(
      ({ ConsentPanel }) => setPanel(() => ConsentPanel),
      () => {}, // Only necessary storage is allowed until the next page asks.
    )
  }, [isWanted])
  return open && Panel && <Panel key={open} mode={open} />
}
