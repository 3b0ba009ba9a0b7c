import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Cart } from '#src/cart/contract/cart.ts'
import { refetchCart, tellCartPaid } from '#src/cart/web/cart-cache.ts'
import { confirmationAddress } from '#src/orders/contract/confirmation-address.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { PaymentMethod } from '#src/payments/contract/submitted-payment.ts'
import type { OrderBody } from '../contract/checkout.ts'
import { browserInfo } from '#src/payments/web/browser-info.ts'
import { placeOrder, processPayment, startPayment } from './checkout-api.ts'
import { clearDraft } from './checkout-draft.ts'
import { showCheckoutError } from './checkout-messages.ts'
import { forgetOrderCall, forgetPayment, orderCallKey, rememberedOrder, rememberOrder } from './payment-memory.ts'
import { fetchRecentOrder } from './recent-order.ts'
import { outcomeOf, refusalTexts } from '#src/payments/web/payment-outcome.ts'
import { followRedirect } from '#src/payments/web/payment-redirect.ts'
import { useCheckoutCall } from './use-checkout-call.ts'
import { useOrderWatch } from './use-order-watch.ts'

/**
 * Paying, from the press of the button to the confirmation page (C-4.9).
 *
 * idle → ordering → paying → leaving (bank or confirmation) · paying → idle with a failure, fresh card form; the same order,
 * until it has been refused too often
 * paying or confirming → unknown: the answer got lost; the order is asked until it knows, and nothing is sent twice
 * confirming: back from the bank with its result
 */
export type PaymentPhase = 'idle' | 'ordering' | 'paying' | 'confirming' | 'unknown' | 'leaving'

export interface PreparedPayment {
  body: OrderBody
  /** Null: nothing is left to pay. */
  paymentMethod: PaymentMethod | null
}

export interface PayRequest {
  cartId: string
  cartVersion: number
  /** Validates the form's parts, and saves what must be saved first. Null: something is missing, and the form shows what. */
  prepare: () => Promise<PreparedPayment | null>
  /** The card details are complete and go to the provider now. */
  onSubmitted: () => void
}

export interface Payment {
  phase: PaymentPhase
  /** Why the last try failed, in the visitor's language. */
  failures: readonly string[]
  /** A new number gives a new card form: the old one's data is spent. */
  formNumber: number
  pay: (request: PayRequest) => Promise<void>
}

export function usePayment(redirectResult: string | null, cart: Cart | undefined): Payment {
  const openOrderNumber = cart && (cart.openOrder?.orderNumber ?? null)
  const isCartEmpty = cart?.allLineItems.length === 0
  const client = useQueryClient()
  const text = useText()
  const { navigation } = usePage()
  const call = useCheckoutCall()
  const [phase, setPhase] = useState<PaymentPhase>(redirectResult ? 'confirming' : 'idle')
  const [failures, setFailures] = useState<readonly string[]>([])
  const [formNumber, setFormNumber] = useState(1)
  const [watched, setWatched] = useState<string | null>(null)
  const running = useRef(false)

  const stop = useCallback(
    (messages: readonly string[], cardIsSpent = true) => {
      setFailures(messages)
      setWatched(null)
      setPhase('idle')
      void refetchCart(client)
      if (!cardIsSpent) return
      setFormNumber((number) => number + 1)
      void client.invalidateQueries({ queryKey: ['checkout-payment'] })
    },
    [client],
  )

  const finish = useCallback(
    (orderNumber: string, orderKey: string | null) => {
      setPhase('leaving')
      clearDraft()
      forgetPayment()
      tellCartPaid()
      window.location.replace(confirmationAddress(navigation.orderConfirmationPageUrl, orderNumber, orderKey))
    },
    [navigation.orderConfirmationPageUrl],
  )

  /** Runs one call to the provider and does what its answer says. */
  const settle = useCallback(
    async (orderNumber: string, attempt: () => ReturnType<typeof startPayment>) => {
      try {
        const outcome = outcomeOf(await attempt())
        if (outcome.kind === 'paid') finish(orderNumber, outcome.orderKey)
        else if (outcome.kind === 'refused') {
          // The order has ended: the next press places another.
          if (outcome.triesLeft === 0) forgetPayment()
          stop(refusalTexts(outcome, text))
        } else {
          setPhase('leaving')
          followRedirect(outcome.redirect)
        }
      } catch (error) {
        if (isUndecided(error)) {
          setPhase('unknown')
          setWatched(orderNumber)
        } else {
          forgetOrderCall()
          stop(showCheckoutError(error, text))
        }
      }
    },
    [finish, stop, text],
  )

  const pay = useCallback(
    async ({ cartId, cartVersion, prepare, onSubmitted }: PayRequest) => {
      if (running.current) return
      running.current = true
      setFailures([])
      setPhase('ordering')
      try {
        const prepared = await prepare()
        if (!prepared) {
          setPhase('idle')
          return
        }
        const { body, paymentMethod } = prepared
        const key = orderCallKey(cartId, cartVersion, body)
        const orderNumber = (await call((caller) => placeOrder(caller, cartId, body, key))).trim()
        rememberOrder(orderNumber)
        if (!paymentMethod) {
          finish(orderNumber, null)
          return
        }
        setPhase('paying')
        onSubmitted()
        const payments = { paymentMethod, browserInfo: browserInfo(), origin: window.location.origin }
        const paymentKey = crypto.randomUUID()
        await settle(orderNumber, () => call((caller) => startPayment(caller, orderNumber, payments, paymentKey)))
      } catch (error) {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) forgetOrderCall()
        stop(showCheckoutError(error, text), false)
      } finally {
        running.current = false
      }
    },
    [call, finish, settle, stop, text],
  )

  const confirmed = useRef(false)
  useEffect(() => {
    // The number is remembered, or known from the frozen cart as soon as that is there (undefined until then)
    const orderNumber = rememberedOrder() ?? openOrderNumber
    if (!redirectResult || confirmed.current || orderNumber === undefined) return
    confirmed.current = true
    const confirm = async () => {
      if (orderNumber !== null) {
        await settle(orderNumber, () => call((caller) => processPayment(caller, orderNumber, { redirectResult })))
        return
      }
      // The order is paid already, by the provider's event or before the shopper came back by the browser's button. A full cart
      // comes from an order that was given up: an earlier order says nothing of this payment.
      const placed = isCartEmpty ? await call(fetchRecentOrder).catch(() => null) : null
      if (placed) finish(placed.orderNumber, null)
      else stop([text('/payment/result-unknown')])
    }
    void confirm()
  }, [redirectResult, openOrderNumber, isCartEmpty, call, finish, settle, stop, text])

  useOrderWatch(watched, {
    onPaid: finish,
    onFailed: (key) => stop([text(key)]),
  })
  useReturnByBackButton(stop)

  return { phase, failures, formNumber, pay }
}

/** No response, or one that does not say what became of the money. */
const isUndecided = (error: unknown): boolean =>
  error instanceof ApiError ? error.status === 0 || error.status >= 500 || isPending(error) : true

const isPending = (error: ApiError): boolean => error.problems?.some(({ key }) => key === 'payment/pending') ?? false

/** The browser may bring back this very page, as it was left, when the shopper comes back from the bank by its button. */
function useReturnByBackButton(reset: (messages: readonly string[]) => void): void {
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset([])
    }
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [reset])
}
