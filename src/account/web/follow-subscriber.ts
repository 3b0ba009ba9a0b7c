import { isStorageAllowed, onConsentChange } from '#src/shell/web/consent-state.ts'
import { fetchSubscriberId } from './account-api.ts'

function show(subscriberId: string): void {
  if (window.pageMetadata) window.pageMetadata = { ...window.pageMetadata, subscriberId }
}

/**
 * Keeps `window.pageMetadata.subscriberId` that of who is signed in while they agree to marketing, else empty. Returns the end of
 * it, which empties it.
 */
export function followSubscriber(): () => void {
  let isOver = false
  const mayBeKnown = (): boolean => !isOver && isStorageAllowed('marketing')
  const follow = (): void => {
    if (!mayBeKnown()) return show('')
    fetchSubscriberId().then(
      (id) => show(mayBeKnown() ? id : ''),
      () => undefined,
    )
  }
  follow()
  const stop = onConsentChange(follow)
  return () => {
    isOver = true
    stop()
    show('')
  }
}
