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
  /** What the success message calls it; the code when left out. */
  name?: string
}

/** Adds at once, without a debounce. Success and failure are told in snackbars; `add` never throws. `onAdded`: it is in the cart. */
export function useAddToCart(): { add: (addition: CartAddition, onAdded?: () => void) => void; isAdding: boolean } {
  const client = useQueryClient()
  const language = useLanguage()
  const text = useText()
  const [isAdding, setAdding] = useState(false)
  // Plain, as every page has it: the query library's own way for this is loaded with the pages that have more to do.
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
