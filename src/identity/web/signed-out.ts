import { tabChannel } from '#src/shell/web/tab-channel.ts'
import { loadDocument } from './auth/load-document.ts'

const signedOut = 'signed-out'

/** To the visitor's other tabs: nobody is signed in any more. */
export const tellSignedOut = (): void => tabChannel().send(signedOut, {})

/**
 * What another tab has ended is over here too: the document is loaded anew, so that nothing of the customer's stays on the screen or in
 * what this one has cached. Returns the removal.
 */
export const followSignOut = (): (() => void) =>
  tabChannel().on(signedOut, () => loadDocument(window.location.href, true))
