import type { Cart, CartEngravingBody } from '#src/cart/contract/cart.ts'
import type { Caller } from '#src/cart/web/cart-api.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'

/** Replaces an engraved line in one request: a refusal leaves the cart unchanged. */
export const changeTablet = (caller: Caller, body: CartEngravingBody): Promise<Cart> =>
  callApi('/api/me/carts/engraving', { ...caller, method: 'POST', body })
