import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { fetchOrder } from '#src/orders/web/orders-api.ts'
import { verdictOf } from '#src/payments/web/payment-outcome.ts'
import { useCheckoutCall } from './use-checkout-call.ts'

const everyMs = 3000
/** Half a minute: by then the provider's event has usually come. After it the shopper may go on. */
const maxPolls = 12
/** The order may report no payment under way before the lost call has reached the server; three times in a row count. */
const opensToBelieve = 3

interface WatchHandlers {
  onPaid: (orderNumber: string, orderKey: string | null) => void
  /** Text key of the message. */
  onFailed: (key: string) => void
}

/** Polls the order for the outcome of its payment while the response to the payment call is missing. */
export function useOrderWatch(orderNumber: string | null, handlers: WatchHandlers): void {
  const language = useLanguage()
  const call = useCheckoutCall()
  const { data, dataUpdatedAt, errorUpdatedAt } = useQuery({
    queryKey: ['watched-order', orderNumber],
    queryFn: ({ signal }) => call(({ token }) => fetchOrder(orderNumber ?? '', { token, language }, signal)),
    enabled: orderNumber !== null,
    refetchInterval: everyMs,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const looks = useRef({ total: 0, open: 0 })
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    looks.current = { total: 0, open: 0 }
  }, [orderNumber])
  useEffect(() => {
    if (orderNumber === null || (dataUpdatedAt === 0 && errorUpdatedAt === 0)) return
    const verdict = data && dataUpdatedAt >= errorUpdatedAt ? verdictOf(data) : 'waiting'
    looks.current.total += 1
    looks.current.open = verdict === 'open' ? looks.current.open + 1 : 0
    if (verdict === 'paid') latest.current.onPaid(orderNumber, null)
    else if (verdict === 'closed') latest.current.onFailed('/payment/order-closed')
    else if (looks.current.open >= opensToBelieve) latest.current.onFailed('/payment/technical')
    else if (looks.current.total >= maxPolls) latest.current.onFailed('/checkout/payment/still-unknown')
  }, [orderNumber, data, dataUpdatedAt, errorUpdatedAt])
}
