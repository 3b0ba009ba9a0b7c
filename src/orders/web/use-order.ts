import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAnonymousToken, withAnonymousToken } from '#src/identity/web/anonymous-token.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import type { Order } from '../contract/order.ts'
import type { OrderAddress } from './order-address.ts'
import { fetchOrder } from './orders-api.ts'

const staleMs = 60_000
/** While the provider has not decided. */
const pendingPaceMs = 4000
const noToken = 'Anonymous ID not available for order query.'

/** One order, for the visitor that placed it or the holder of its key. */
export function useOrder(address: OrderAddress | null) {
  const client = useQueryClient()
  const language = useLanguage()
  const token = useAnonymousToken()
  const { orderNumber = '', key = null } = address ?? {}
  return useQuery({
    queryKey: ['order', orderNumber, language],
    queryFn: ({ signal }): Promise<Order> =>
      // A key needs no token; the visitor's own is tried all the same when there is one
      key && !token
        ? fetchOrder(orderNumber, { token: null, language, key }, signal)
        : withAnonymousToken(client, noToken, (own) => fetchOrder(orderNumber, { token: own, language, key }, signal)),
    enabled: orderNumber !== '' && token !== undefined,
    staleTime: staleMs,
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status === 404),
    refetchInterval: (query) => (query.state.data?.isPaymentPending ? pendingPaceMs : false),
  })
}
