import { useEffect, useRef } from 'react'
import type { Cart } from '#src/cart/contract/cart.ts'
import { trackCart } from '#src/cart/web/cart-events.ts'
import { isFirstOfCart } from '#src/shell/web/analytics/cart-tracker.ts'

/** begin_checkout once for each cart, add_shipping_info when the method changes. */
export function useCheckoutEvents(cart: Cart | undefined): void {
  useEffect(() => {
    if (cart && cart.allLineItems.length > 0 && isFirstOfCart('checkout begin', cart.id))
      trackCart('checkout begin', cart)
  }, [cart])

  const method = cart?.shippingMethodName
  const known = useRef<string>(undefined)
  useEffect(() => {
    if (!cart || method === undefined) return
    if (known.current !== undefined && known.current !== method && method !== '')
      trackCart('add shipping', cart, { shipping_tier: method })
    known.current = method
  }, [cart, method])
}
