import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Cart } from '#src/cart/contract/cart.ts'
import { replaceCartLines, saveCoupon, saveGreeting } from '#src/cart/web/cart-api.ts'
import { putCart } from '#src/cart/web/cart-cache.ts'
import { cartPutOf } from '#src/cart/rules/cart-put-of.ts'
import { useIsAuthenticated } from '#src/identity/web/is-authenticated.ts'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { saveDetails } from './checkout-api.ts'
import { type CheckoutCall, useCheckoutCall } from './use-checkout-call.ts'

/**
 * A session that ends during the checkout leaves a guest with an empty cart: the contents of the customer's cart go on as the
 * guest's, with what was given of the address (C-12).
 */
export function useSessionEnd(cart: Cart | undefined): void {
  const client = useQueryClient()
  const language = useLanguage()
  const text = useText()
  const call = useCheckoutCall()
  const isSignedIn = useIsAuthenticated()
  const wasSignedIn = useRef(false)
  const last = useRef<Cart>(undefined)
  const isCarried = useRef(false)
  useEffect(() => {
    if (isSignedIn) wasSignedIn.current = true
    if (cart && cart.allLineItems.length > 0) last.current = cart
  }, [isSignedIn, cart])
  useEffect(() => {
    const before = last.current
    const isEnded = isSignedIn === false && wasSignedIn.current
    if (!isEnded || !before || !cart || cart.allLineItems.length > 0 || isCarried.current) return
    isCarried.current = true
    carryOver(call, before)
      .then(async (carried) => {
        await putCart(client, language, carried)
        addSnackbar({ id: 'session-ended', variant: 'info', text: text('/checkout/session-ended'), timeout: null })
      })
      .catch((error: unknown) => {
        console.error(error) // oxlint-disable-line no-console -- the shopper reads of it too
        addSnackbar({ variant: 'error', text: text('/checkout/session-ended-empty') })
      })
  }, [isSignedIn, cart, call, client, language, text])
}

async function carryOver(call: CheckoutCall, before: Cart): Promise<Cart> {
  let cart = await call((caller) => replaceCartLines(caller, cartPutOf(before)))
  const { id } = cart
  const shippingAddress = before.shipments[0]?.shippingAddress
  const billingAddress = before.payments[0]?.billingAddress
  if (before.greeting) cart = await call((caller) => saveGreeting(caller, id, before.greeting))
  const [coupon] = before.couponCodes
  if (coupon !== undefined) cart = await call((caller) => saveCoupon(caller, id, coupon)).catch(() => cart)
  if (shippingAddress)
    cart = await call((caller) =>
      saveDetails(caller, id, { shippingAddress, ...(billingAddress && { billingAddress }) }),
    )
  return cart
}
