import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False during hydration, true ever after. Parts of a page hydrate one after the other: a response that arrived meanwhile must
 * not be shown in the first render of a later part.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
