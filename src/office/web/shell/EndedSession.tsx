import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Dialog } from '#src/kit/Dialog.tsx'
import { openModals } from '#src/kit/overlays/open-modals.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { SignInForms } from '#src/staff/web/SignInForms.tsx'
import { endedSession } from './ended-session.ts'

/** Asks a person whose session ended to sign in again, over the page: what they have before them stays. */
export function EndedSession() {
  const t = useText()
  const queries = useQueryClient()
  const hasEnded = useSyncExternalStore(endedSession.subscribe, endedSession.hasEnded)
  // A dialog that is open asks by itself, so that what was typed in it stays.
  const isInDialog = useSyncExternalStore(openModals.subscribe, () => openModals.innermost() !== null)
  return (
    <Dialog
      open={hasEnded && !isInDialog}
      onClose={() => endedSession.set(false)}
      closeLabel={t('/desk/close')}
      title={t('/desk/session-ended')}
    >
      <p>{t('/desk/session-ended-text')}</p>
      <SignInForms
        onSignedIn={async () => {
          endedSession.set(false)
          await queries.invalidateQueries()
        }}
      />
    </Dialog>
  )
}
