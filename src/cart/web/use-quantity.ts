import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Cart, CartLineItem } from '../contract/cart.ts'
import { addToCart, removeFromCart } from './cart-api.ts'
import { callWithCartToken, cartKey, putCart, refetchCart } from './cart-cache.ts'
import { trackCartChange } from './cart-events.ts'
import { showCartError } from './cart-messages.ts'
import { quantityChangesOf, type SendQuantity } from './quantity-changes.ts'

/** Sets a line's quantity: shown at once, sent after 500 ms without another step (specification 3, section 4). */
export function useSetQuantity(): (line: CartLineItem, quantity: number) => void {
  const client = useQueryClient()
  const language = useLanguage()
  const text = useText()
  return useCallback(
    (line, quantity) => {
      const send: SendQuantity = async ({ lineItemId, code, shipmentId, target }) => {
        const known = client.getQueryData<Cart>(cartKey(language))
        const current = known?.allLineItems.find(({ id }) => id === lineItemId)
        const difference = target - (current?.quantity ?? target)
        if (!current || difference === 0) return
        const body = { code, quantity: Math.abs(difference), shipmentId, lineItemId }
        const change = difference > 0 ? addToCart : removeFromCart
        try {
          const cart = await callWithCartToken(client, language, (caller) => change(caller, body))
          await putCart(client, language, cart)
          const affected = { line: current, quantity: body.quantity }
          trackCartChange(difference > 0 ? 'cart add' : 'cart remove', cart, affected)
        } catch (error) {
          showCartError(error, text)
        } finally {
          void refetchCart(client)
        }
      }
      quantityChangesOf(client).set(line, quantity, send)
    },
    [client, language, text],
  )
}

/** True while the line's quantity is being sent: its control is locked. */
export function useIsSending(lineItemId: string): boolean {
  const changes = quantityChangesOf(useQueryClient())
  const phase = () => changes.list().get(lineItemId)?.phase
  return useSyncExternalStore(changes.subscribe, phase, () => undefined) === 'sending'
}

/** Sends waiting quantities now; before a document load, which would lose them. */
export function useFlushQuantities(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => quantityChangesOf(client).flush(), [client])
}
