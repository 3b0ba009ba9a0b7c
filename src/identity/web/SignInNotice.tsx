import { useEffect } from 'react'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { takeSignInNotice } from './identity-api.ts'
import { useIsAuthenticated } from './is-authenticated.ts'

/** Says on the first page after a sign-in that the account's deletion was called off; the message stays until it is closed. */
export function SignInNotice() {
  const text = useText()
  const isSignedIn = useIsAuthenticated()
  useEffect(() => {
    if (isSignedIn === true && takeSignInNotice() === 'deletion-called-off')
      addSnackbar({ variant: 'success', text: text('/identity/deletion-called-off'), timeout: null })
  }, [isSignedIn, text])
  return null
}
