import type { Language } from '#src/common/locale.ts'
import type { ShippingAnswer } from '#src/delivery/contract/delivery.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { Cart, CartAddBody, CartDeleteBody, CartPutBody, CartRemoveBody } from '../contract/cart.ts'

/** The caller's token, and the language of the response's texts. */
export interface Caller {
  token: string
  language: Language
}

const carts = '/api/me/carts'

export const fetchCart = (caller: Caller, signal?: AbortSignal): Promise<Cart> =>
  callApi(carts, { ...caller, ...(signal && { signal }) })

export const addToCart = (caller: Caller, body: CartAddBody): Promise<Cart> =>
  callApi(`${carts}/add`, { ...caller, method: 'POST', body })

/** Replaces all lines at once. */
export const replaceCartLines = (caller: Caller, body: CartPutBody): Promise<Cart> =>
  callApi(carts, { ...caller, method: 'PUT', body })

export const removeFromCart = async (caller: Caller, body: CartRemoveBody): Promise<Cart> =>
  withShipments(await callApi(`${carts}/remove`, { ...caller, method: 'POST', body }))

export const deleteCartLine = async (caller: Caller, body: CartDeleteBody): Promise<Cart> =>
  withShipments(await callApi(`${carts}/delete`, { ...caller, method: 'POST', body }))

/** Adds an order's lines to the cart; `key` proves access to the order where the visitor's token does not. */
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

/** Delivery methods to a place with their prices; nothing is stored. */
export const estimateShipping = (
  caller: Caller,
  cartId: string,
  place: { countryCode: string; postalCode: string },
): Promise<ShippingAnswer> =>
  callApi(`/api/me/checkout/${cartId}/shipping`, { ...caller, query: { estimate: 'true', ...place } })

/** The server returns a shipment even for an empty cart, so a response without one is broken. */
function withShipments(cart: Cart): Cart {
  if (!cart.shipments?.length) throw new Error('No shipments found in the cart after deletion')
  return cart
}
