import { useSyncExternalStore } from 'react'
import { removeSnackbar } from '#src/kit/snackbar-store.ts'

/**
 * Whether the mini-cart drawer is open. A module-level flag, as the snackbars are: only event handlers and answers in the
 * browser change it, so the server always renders it closed.
 */
let open = false
const listeners = new Set<() => void>()

function setOpen(next: boolean): void {
  if (open === next) return
  open = next
  listeners.forEach((listener) => listener())
}

/** The message that something was added: the open drawer shows it better, and its buttons must not lie under it. */
export const itemAddedSnackbarId = 'cart-item-added'

export function openMiniCart(): void {
  removeSnackbar(itemAddedSnackbarId)
  setOpen(true)
}

export const closeMiniCart = (): void => setOpen(false)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useMiniCartOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  )
