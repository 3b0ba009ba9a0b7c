import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { CartAddBody } from '../contract/cart.ts'
import { addToCart } from './cart-api.ts'
import { callWithCartToken, putCart, refetchCart } from './cart-cache.ts'
import { trackCartChange } from './cart-events.ts'
import { showCartError, showItemAdded } from './cart-messages.ts'

export interface CartAddition extends CartAddBody {
  /** The product's name in the success message; the code when left out. */
  name?: string
}

/** Adds at once, without a debounce. Snackbars report success and failure; `add` never throws. `onAdded`: it is in the cart. */
export function useAddToCart(): { add: (addition: CartAddition, onAdded?: () => void) => void; isAdding: boolean } {
  const client = useQueryClient()
  const language = useLanguage()
  const text = useText()
  const [isAdding, setAdding] = useState(false)
  // Without the query library's mutations, which every page would then have to load.
  async function send({ name, ...body }: CartAddition, onAdded?: () => void): Promise<void> {
    setAdding(true)
    try {
      const cart = await callWithCartToken(client, language, (caller) => addToCart(caller, body))
      await putCart(client, language, cart)
      showItemAdded(name ?? body.code, text)
      onAdded?.()
      const line = cart.allLineItems.findLast((item) => item.code === body.code)
      trackCartChange('cart add', cart, line && { line, quantity: body.quantity })
    } catch (error) {
      showCartError(error, text)
      void refetchCart(client)
    } finally {
      setAdding(false)
    }
  }
  return { add: (addition, onAdded) => void send(addition, onAdded), isAdding }
}
