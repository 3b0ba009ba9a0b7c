import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { saveGreeting } from './cart-api.ts'
import { callWithCartToken, putCart, refetchCart } from './cart-cache.ts'
import { showCartError } from './cart-messages.ts'

/** Saves the order's greeting; an empty text removes it. */
export function useGreeting(cartId: string): { save: (greeting: string) => void; isSaving: boolean } {
  const client = useQueryClient()
  const language = useLanguage()
  const text = useText()
  const { mutate, isPending } = useMutation({
    mutationFn: (greeting: string) =>
      callWithCartToken(client, language, (caller) => saveGreeting(caller, cartId, greeting)),
    onSuccess: (cart) => putCart(client, language, cart),
    onError(error) {
      showCartError(error, text)
      void refetchCart(client)
    },
  })
  return { save: mutate, isSaving: isPending }
}
