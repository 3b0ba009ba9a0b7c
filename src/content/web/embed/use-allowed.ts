import { useSyncExternalStore } from 'react'
import { allRefused } from '#src/shell/contract/consent.ts'
import { isStorageAllowed, onConsentChange, readConsent } from '#src/shell/web/consent-state.ts'
import { saveConsent } from '#src/shell/web/consent/save-consent.ts'

/** Whether what other services bring along may come (C-3.7); false until the visitor has said so. */
export const useAllowed = (): boolean =>
  useSyncExternalStore(
    onConsentChange,
    () => isStorageAllowed('marketing'),
    () => false,
  )

/** What "Load and allow" says: from now on, here and elsewhere. */
export const allow = (): void => saveConsent({ ...(readConsent() ?? allRefused), marketing: true })
