import type { Cart, CartGiftCardBody } from '#src/cart/contract/cart.ts'
import type { Caller } from '#src/cart/web/cart-api.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'

/** Replaces a gift card of the cart in one call: a refusal leaves the cart as it was. */
export const changeGiftCard = (caller: Caller, body: CartGiftCardBody): Promise<Cart> =>
  callApi('/api/me/carts/gift-card', { ...caller, method: 'POST', body })
