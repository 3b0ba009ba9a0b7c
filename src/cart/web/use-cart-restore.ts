import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { restoreOrderLines } from './cart-api.ts'
import { callWithCartToken, putCart } from './cart-cache.ts'
import { showCartError } from './cart-messages.ts'

/**
 * The link in the mail about a failed payment leads to the cart page with `restore` (an order number) and `key`: the order's
 * lines go back into the visitor's cart. Both are removed from the URL at once, so that a reload adds nothing twice.
 */
export function useCartRestore(): void {
  const client = useQueryClient()
  const language = useLanguage()
  const text = useText()
  const looked = useRef(false)
  useEffect(() => {
    if (looked.current) return
    looked.current = true
    const link = consumeRestoreLink()
    if (!link) return
    callWithCartToken(client, language, (caller) => restoreOrderLines(caller, link.orderNumber, link.key))
      .then((cart) => putCart(client, language, cart))
      .then(() => addSnackbar({ variant: 'success', text: text('/cart/restored') }))
      .catch((error: unknown) => showCartError(error, text))
  }, [client, language, text])
}

function consumeRestoreLink(): { orderNumber: string; key: string } | null {
  const url = new URL(window.location.href)
  const orderNumber = url.searchParams.get('restore')
  if (!orderNumber) return null
  const key = url.searchParams.get('key') ?? ''
  url.searchParams.delete('restore')
  url.searchParams.delete('key')
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash)
  return { orderNumber, key }
}
