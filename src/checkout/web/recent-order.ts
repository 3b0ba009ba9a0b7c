import { useQuery } from '@tanstack/react-query'
import type { OrderListEntry } from '#src/orders/contract/order.ts'
import { fetchNewestOrder } from '#src/orders/web/orders-api.ts'
import { browserClock } from '#src/shell/web/clock.ts'
import type { Caller } from './checkout-api.ts'
import { useCheckoutCall } from './use-checkout-call.ts'

const recentMs = 3_600_000

/** The order that the visitor has placed within the last hour; null without one. */
export async function fetchRecentOrder(caller: Caller): Promise<OrderListEntry | null> {
  const newest = await fetchNewestOrder(caller)
  return newest && browserClock.now() - Date.parse(newest.created) < recentMs ? newest : null
}

/** The same order for an empty checkout: a shopper who comes back after paying sees that the order exists. */
export function useRecentOrder() {
  const call = useCheckoutCall()
  return useQuery({
    queryKey: ['recent-order'],
    queryFn: () => call(fetchRecentOrder),
    gcTime: 0,
    retry: false,
  })
}
