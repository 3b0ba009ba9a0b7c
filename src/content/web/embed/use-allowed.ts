import { useSyncExternalStore } from 'react'
import { allRefused } from '#src/shell/contract/consent.ts'
import { isStorageAllowed, onConsentChange, readConsent } from '#src/shell/web/consent-state.ts'
import { saveConsent } from '#src/shell/web/consent/save-consent.ts'

/** Whether the visitor has allowed other services' content (C-3.7); false until they have. */
export const useAllowed = (): boolean =>
  useSyncExternalStore(
    onConsentChange,
    () => isStorageAllowed('marketing'),
    () => false,
  )

/** Stores the consent of "Load and allow": it applies from now on, here and elsewhere. */
export const allow = (): void => saveConsent({ ...(readConsent() ?? allRefused), marketing: true })
