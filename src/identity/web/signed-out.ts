import { tabChannel } from '#src/shell/web/tab-channel.ts'
import { loadDocument } from './auth/load-document.ts'

const signedOut = 'signed-out'

/** Tells the visitor's other tabs that the session has ended. */
export const tellSignedOut = (): void => tabChannel().send(signedOut, {})

/**
 * When another tab signs out, this one reloads its document, so that nothing of the customer's stays on the screen or in its
 * caches. Returns the removal.
 */
export const followSignOut = (): (() => void) =>
  tabChannel().on(signedOut, () => loadDocument(window.location.href, true))
