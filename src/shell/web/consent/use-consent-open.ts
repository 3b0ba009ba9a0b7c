import { useSyncExternalStore } from 'react'
import { templateName } from '#src/shell/contract/block.ts'
import { mayAskForCookies } from '#src/shell/rules/cookie-question.ts'
import { onConsentChange, readConsent } from '../consent-state.ts'
import { usePage } from '../page/page-context.ts'
import { useConsentSettingsAsked } from './open-consent-settings.ts'

/**
 * Why the cookie panel is open: `asking` for the first time or again, `settings` because the visitor wants to change something,
 * or null. Always null on the server: the cached page is the same for visitors with different choices.
 */
export function useConsentOpen(): 'asking' | 'settings' | null {
  const { contentType, isEdited } = usePage()
  const asked = useConsentSettingsAsked()
  const hasChosen = useSyncExternalStore(
    onConsentChange,
    () => readConsent() !== null,
    () => true,
  )
  if (!hasChosen && !isEdited && mayAskForCookies(templateName(contentType))) return 'asking'
  return asked ? 'settings' : null
}
