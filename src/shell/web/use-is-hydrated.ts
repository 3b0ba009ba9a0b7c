import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while the server's HTML is being taken over, true ever after. Parts of a page come to life one after the other: an
 * answer that arrived meanwhile must not be shown in the first render of a part that comes later.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
