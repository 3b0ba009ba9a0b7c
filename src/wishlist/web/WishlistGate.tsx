import { useEffect } from 'react'
import { useIsAuthenticated } from '#src/identity/web/is-authenticated.ts'

const load = () => import('./wishlist-changes.ts')

/** Loads the wishlist once the sign-in state is known; follows a guest's other tabs. */
export function WishlistGate() {
  const isAuthenticated = useIsAuthenticated()
  useEffect(() => {
    if (isAuthenticated === undefined) return
    if (isAuthenticated) {
      load().then(
        ({ showCustomerList }) => showCustomerList(),
        () => undefined,
      )
      return
    }
    const follow = () =>
      void load().then(
        ({ showGuestList }) => showGuestList(),
        () => undefined,
      )
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === 'wishlist' || key === null) follow()
    }
    follow()
    window.addEventListener('storage', handleStorage)
    return () => window.removeEventListener('storage', handleStorage)
  }, [isAuthenticated])
  return null
}
