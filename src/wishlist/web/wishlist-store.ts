import { useSyncExternalStore } from 'react'

/*
 * What this document shows of the wishlist. Small, because every card has a heart; what fills and changes it comes when it is
 * needed (`wishlist-changes.ts`).
 */

export interface ShownWishlist {
  /** Codes of products, the last one wished for first. */
  codes: readonly string[]
  /** `unknown` until it is known who is here, and what is on their list. */
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

/** Documents are the same for everybody: on the server nobody has a list. */
export const useShownWishlist = (): ShownWishlist => useSyncExternalStore(subscribe, shownWishlist, () => unknown)

export const useIsWished = (code: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown.codes.includes(code),
    () => false,
  )
