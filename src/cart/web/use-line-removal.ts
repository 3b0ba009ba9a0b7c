import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { CartLineItem } from '../contract/cart.ts'
import { deleteCartLine } from './cart-api.ts'
import { callWithCartToken, putCart, refetchCart } from './cart-cache.ts'
import { trackCartChange } from './cart-events.ts'
import { showCartError } from './cart-messages.ts'

/** Takes one line out of the cart. */
export function useLineRemoval(line: CartLineItem): { remove: () => void; isRemoving: boolean } {
  const client = useQueryClient()
  const language = useLanguage()
  const text = useText()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callWithCartToken(client, language, (caller) =>
        deleteCartLine(caller, { code: line.code, shipmentId: line.shipmentId, lineItemId: line.id }),
      ),
    async onSuccess(cart) {
      await putCart(client, language, cart)
      trackCartChange('cart remove', cart, { line, quantity: line.quantity })
    },
    onError(error) {
      showCartError(error, text)
      void refetchCart(client)
    },
  })
  return { remove: () => mutate(), isRemoving: isPending }
}
