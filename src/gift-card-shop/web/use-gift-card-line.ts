import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import type { Cart, CartGiftCardBody, CartLineItem } from '#src/cart/contract/cart.ts'
import { addToCart, type Caller } from '#src/cart/web/cart-api.ts'
import { callWithCartToken, putCart, refetchCart } from '#src/cart/web/cart-cache.ts'
import { trackCartChange } from '#src/cart/web/cart-events.ts'
import { showCartError, showItemAdded } from '#src/cart/web/cart-messages.ts'
import { useCart } from '#src/cart/web/use-cart.ts'
import type { SoldCard } from '#src/gift-cards/contract/sold-card.ts'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import type { Variation } from '#src/products/contract/product.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { changeGiftCard } from './gift-card-line-api.ts'

/** The line of the cart that the address names (`edit`); undefined while the cart is not known, null for none. */
export function useEditedLine(): CartLineItem | null | undefined {
  const { search } = useLocation()
  const { cart } = useCart()
  const asked = new URLSearchParams(search).get('edit')
  if (asked === null) return null
  return cart && (cart.allLineItems.find(({ id, giftCard }) => id === asked && giftCard !== null) ?? null)
}

/** Puts the card into the cart, or changes its existing line. A refusal loses nothing. */
export function useGiftCardLine(variation: Variation, edited: CartLineItem | null) {
  const client = useQueryClient()
  const language = useLanguage()
  const text = useText()
  const navigate = useNavigate()
  const { code, name } = variation
  const call = (caller: Caller, giftCard: SoldCard): Promise<Cart> => {
    if (edited === null) return addToCart(caller, { code, quantity: 1, giftCard })
    const body: CartGiftCardBody = { lineItemId: edited.id, code, quantity: edited.quantity, giftCard }
    return changeGiftCard(caller, body)
  }
  return useMutation({
    mutationFn: (giftCard: SoldCard) => callWithCartToken(client, language, (caller) => call(caller, giftCard)),
    async onSuccess(cart) {
      await putCart(client, language, cart)
      if (edited !== null) {
        addSnackbar({ variant: 'success', text: text('/gift-card-shop/saved') })
        // The cart may now have another line than the address names: a reload must not look for the old one.
        void navigate(variation.url, { replace: true, preventScrollReset: true })
        return
      }
      showItemAdded(name, text)
      const line = cart.allLineItems.findLast((item) => item.code === code)
      trackCartChange('cart add', cart, line && { line, quantity: 1 })
    },
    onError(error) {
      showCartError(error, text)
      void refetchCart(client)
    },
  })
}
