import { isStorageAllowed, onConsentChange } from '#src/shell/web/consent-state.ts'
import { fetchSubscriberId } from './account-api.ts'

function show(subscriberId: string): void {
  if (window.pageMetadata) window.pageMetadata = { ...window.pageMetadata, subscriberId }
}

/**
 * Keeps `window.pageMetadata.subscriberId` set while a signed-in customer agrees to marketing, else empty. Returns a function
 * that stops and empties it.
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
