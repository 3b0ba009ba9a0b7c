import { useSyncExternalStore } from 'react'
import { removeSnackbar } from '#src/kit/snackbar-store.ts'

/**
 * Whether the mini-cart drawer is open. A module-level flag, as for the snackbars: only event handlers and responses in the
 * browser change it, so the server always renders it closed.
 */
let open = false
const listeners = new Set<() => void>()

function setOpen(next: boolean): void {
  if (open === next) return
  open = next
  listeners.forEach((listener) => listener())
}

/** Id of the message that something was added. The open drawer replaces it: the message would cover the drawer's buttons. */
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
