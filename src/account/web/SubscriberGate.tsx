import { useEffect } from 'react'
import { useIsAuthenticated } from '#src/identity/web/is-authenticated.ts'

/** `window.pageMetadata.subscriberId` (C-3.2); its code is loaded only for signed-in customers. */
export function SubscriberGate() {
  const isAuthenticated = useIsAuthenticated() === true
  useEffect(() => {
    if (!isAuthenticated) return
    let stop: (() => void) | null = () => undefined
    void import('./follow-subscriber.ts').then(
      ({ followSubscriber }) => {
        if (stop) stop = followSubscriber()
      },
      () => undefined,
    )
    return () => {
      stop?.()
      stop = null
    }
  }, [isAuthenticated])
  return null
}
