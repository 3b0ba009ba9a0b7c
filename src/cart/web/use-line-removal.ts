import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { CartLineItem } from '../contract/cart.ts'
import { deleteCartLine } from './cart-api.ts'
import { callWithCartToken, putCart, refetchCart } from './cart-cache.ts'
import { trackCartChange } from './cart-events.ts'
import { showCartError } from './cart-messages.ts'
import { quantityChangesOf } from './quantity-changes.ts'
import { useIsSending } from './use-quantity.ts'

interface LineRemoval {
  remove: () => void
  isRemoving: boolean
  /** The line is being removed, or its quantity is being sent: other actions are locked until that is done. */
  isHeld: boolean
}

/** Removes one line from the cart, and drops its quantity change that waits to be sent. */
export function useLineRemoval(line: CartLineItem): LineRemoval {
  const client = useQueryClient()
  const language = useLanguage()
  const text = useText()
  const { mutate, isPending } = useMutation({
    onMutate: () => quantityChangesOf(client).drop(line.id),
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
  const isSending = useIsSending(line.id)
  return { remove: () => mutate(), isRemoving: isPending, isHeld: isPending || isSending }
}
