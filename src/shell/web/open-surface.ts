import { useSyncExternalStore } from 'react'

/** Panels that open from the header. At most one is open: opening a menu closes the search and the other way round. */
export type Surface = 'mega-menu' | 'phone-menu' | 'search'

let current: Surface | null = null
const listeners = new Set<() => void>()

function set(next: Surface | null): void {
  if (next === current) return
  current = next
  listeners.forEach((listener) => listener())
}

export const openSurface = (surface: Surface): void => set(surface)

/** Closes this surface; another one that has opened meanwhile stays open. */
export const closeSurface = (surface: Surface): void => {
  if (current === surface) set(null)
}

/** Closes every menu and the search, because a link was followed. */
export const closeSurfaces = (): void => set(null)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSurfaceOpen = (surface: Surface): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current === surface,
    () => false,
  )
