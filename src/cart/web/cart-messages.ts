import { addSnackbar } from '#src/kit/snackbar-store.ts'
import type { TextFunction } from '#src/shell/web/text/use-text.ts'
import { errorNotices } from './error-notices.ts'
import { itemAddedSnackbarId, openMiniCart } from './mini-cart-state.ts'

/** Every refusal the server explains carries the way to the cart. */
export function showCartError(error: unknown, text: TextFunction): void {
  for (const notice of errorNotices(error, text('/cart/error-default'))) {
    const toCart = notice.variant === 'warning' && { actionText: text('/cart/view'), action: openMiniCart }
    addSnackbar({ ...notice, ...toCart })
  }
}

export function showItemAdded(name: string, text: TextFunction): void {
  addSnackbar({
    // Quick adds of several products take one place, not three
    id: itemAddedSnackbarId,
    variant: 'success',
    text: text('/cart/item-added', { name }),
    actionText: text('/cart/view'),
    action: openMiniCart,
  })
}
