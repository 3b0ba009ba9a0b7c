import { useMutation, useQueryClient } from '@tanstack/react-query'
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

/** Adds at once, without a debounce. Success and failure are told in snackbars; `add` never throws. */
export function useAddToCart(): { add: (addition: CartAddition) => void; isAdding: boolean } {
  const client = useQueryClient()
  const language = useLanguage()
  const text = useText()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ body }: { body: CartAddBody; name: string }) =>
      callWithCartToken(client, language, (caller) => addToCart(caller, body)),
    async onSuccess(cart, { name, body: { code, quantity } }) {
      await putCart(client, language, cart)
      showItemAdded(name, text)
      const line = cart.allLineItems.findLast((item) => item.code === code)
      trackCartChange('cart add', cart, line && { line, quantity })
    },
    onError(error) {
      showCartError(error, text)
      void refetchCart(client)
    },
  })
  return { add: ({ name, ...body }) => mutate({ body, name: name ?? body.code }), isAdding: isPending }
}
