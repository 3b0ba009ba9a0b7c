import { useSyncExternalStore } from 'react'

/**
 * Which of the header's surfaces is open: at most one, so that opening the menu closes the search and vice versa
 * (specification 1, section 4). A module-level value, as the snackbars are: only event handlers in the browser change it,
 * so the server always renders them closed.
 */
export type Surface = 'menu' | 'search'

let current: Surface | null = null
const listeners = new Set<() => void>()

function set(next: Surface | null): void {
  if (current === next) return
  current = next
  listeners.forEach((listener) => listener())
}

/** Closes whatever else was open. */
export const openSurface = (surface: Surface): void => set(surface)

/** Nothing happens when another one is open. */
export function closeSurface(surface: Surface): void {
  if (current === surface) set(null)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSurfaceOpen = (surface: Surface): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current === surface,
    () => false,
  )
