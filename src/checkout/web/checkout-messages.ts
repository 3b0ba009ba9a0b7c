import { errorNotices } from '#src/cart/web/error-notices.ts'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import type { TextFunction } from '#src/shell/web/text/use-text.ts'

/** The words for a failed checkout call, and the snackbars that say them (specification 3, section 8). */
export function showCheckoutError(error: unknown, text: TextFunction): string[] {
  const notices = errorNotices(error, text('/checkout/error-default'), { fieldErrors: true })
  for (const notice of notices) addSnackbar(notice)
  return notices.map((notice) => notice.text)
}
