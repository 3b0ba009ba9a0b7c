import type { Language } from '#src/common/locale.ts'
import type { ShippingAnswer } from '#src/delivery/contract/delivery.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { Cart, CartAddBody, CartDeleteBody, CartPutBody, CartRemoveBody } from '../contract/cart.ts'

/** Who asks, and in which language the answer's texts shall be. */
export interface Caller {
  token: string
  language: Language
}

const carts = '/api/me/carts'

export const fetchCart = (caller: Caller, signal?: AbortSignal): Promise<Cart> =>
  callApi(carts, { ...caller, ...(signal && { signal }) })

export const addToCart = (caller: Caller, body: CartAddBody): Promise<Cart> =>
  callApi(`${carts}/add`, { ...caller, method: 'POST', body })

/** All lines at once: what was there goes. */
export const replaceCartLines = (caller: Caller, body: CartPutBody): Promise<Cart> =>
  callApi(carts, { ...caller, method: 'PUT', body })

export const removeFromCart = async (caller: Caller, body: CartRemoveBody): Promise<Cart> =>
  withShipments(await callApi(`${carts}/remove`, { ...caller, method: 'POST', body }))

export const deleteCartLine = async (caller: Caller, body: CartDeleteBody): Promise<Cart> =>
  withShipments(await callApi(`${carts}/delete`, { ...caller, method: 'POST', body }))

/** Puts an order's lines into the cart; `key` proves the right to them where the visitor's token does not. */
export const restoreOrderLines = (caller: Caller, orderNumber: string, key: string): Promise<Cart> =>
  callApi(`/api/me/orders/${encodeURIComponent(orderNumber)}/reorder`, {
    ...caller,
    method: 'POST',
    query: { key: key || undefined },
  })

/** An empty greeting removes it. */
export const saveGreeting = (caller: Caller, cartId: string, greeting: string): Promise<Cart> =>
  callApi(`/api/me/checkout/${cartId}/greeting`, { ...caller, method: 'PUT', body: { greeting } })

/** An empty code removes it. */
export const saveCoupon = (caller: Caller, cartId: string, couponCode: string): Promise<Cart> =>
  callApi(`/api/me/checkout/${cartId}/coupon`, { ...caller, method: 'PUT', body: { couponCode } })

/** The ways of delivery to a place, and what they would cost; nothing is written down. */
export const estimateShipping = (
  caller: Caller,
  cartId: string,
  place: { countryCode: string; postalCode: string },
): Promise<ShippingAnswer> =>
  callApi(`/api/me/checkout/${cartId}/shipping`, { ...caller, query: { estimate: 'true', ...place } })

/** The server answers a shipment even for an empty cart, so its absence means a broken answer. */
function withShipments(cart: Cart): Cart {
  if (!cart.shipments?.length) throw new Error('No shipments found in the cart after deletion')
  return cart
}
