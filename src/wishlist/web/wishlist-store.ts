import { useSyncExternalStore } from 'react'

/*
 * Wishlist state that this document shows. The module is small, because every card has a heart; the code that loads and changes
 * the list is fetched when needed (`wishlist-changes.ts`).
 */

export interface ShownWishlist {
  /** Product codes, the last added first. */
  codes: readonly string[]
  /** `unknown` until the sign-in state and the list are known. */
  state: 'unknown' | 'known' | 'failed'
}

const unknown: ShownWishlist = { codes: [], state: 'unknown' }
let shown = unknown
const listeners = new Set<() => void>()

export const shownWishlist = (): ShownWishlist => shown

export function showWishlist(codes: readonly string[], state: ShownWishlist['state'] = 'known'): void {
  shown = { codes, state }
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Documents are the same for every visitor: the server renders no list. */
export const useShownWishlist = (): ShownWishlist => useSyncExternalStore(subscribe, shownWishlist, () => unknown)

export const useIsWished = (code: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown.codes.includes(code),
    () => false,
  )
