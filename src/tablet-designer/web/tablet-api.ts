import type { Cart, CartEngravingBody } from '#src/cart/contract/cart.ts'
import type { Caller } from '#src/cart/web/cart-api.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'

/** An engraved line becomes another, in one call: a refusal leaves the cart as it was. */
export const changeTablet = (caller: Caller, body: CartEngravingBody): Promise<Cart> =>
  callApi('/api/me/carts/engraving', { ...caller, method: 'POST', body })
