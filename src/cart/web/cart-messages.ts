import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import type { TextFunction } from '#src/shell/web/text/use-text.ts'
import { errorNotices } from './error-notices.ts'
import { itemAddedSnackbarId, openMiniCart } from './mini-cart-state.ts'

/** Every refusal that the server lists has a link to the cart, even one without a text. */
export function showCartError(error: unknown, text: TextFunction): void {
  const isListed = error instanceof ApiError && (error.problems?.length ?? 0) > 0
  const toCart = isListed && { actionText: text('/cart/view'), action: openMiniCart }
  for (const notice of errorNotices(error, text('/cart/error-default'))) addSnackbar({ ...notice, ...toCart })
}

export function showItemAdded(name: string, text: TextFunction): void {
  addSnackbar({
    // Quick adds of several products share one snackbar
    id: itemAddedSnackbarId,
    variant: 'success',
    text: text('/cart/item-added', { name }),
    actionText: text('/cart/view'),
    action: openMiniCart,
  })
}
