import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { AttachedOrders } from '../contract/attached-orders.ts'
import type { Order, OrderList, OrderListEntry } from '../contract/order.ts'
import type { OrderLookupAnswer, OrderLookupBody, OrderLookupVerifyBody } from '../contract/order-lookup.ts'
import type {
  WithdrawalAnswer,
  WithdrawalBody,
  WithdrawalChoices,
  WithdrawalChoicesBody,
} from '../contract/withdrawal.ts'

export interface OrderCaller {
  token: string | null
  language: Language
  /** Signed key from a mail or the payment's answer: opens this one order without the token that placed it. */
  key?: string | null
}

const path = (orderNumber: string) => `/api/me/orders/${encodeURIComponent(orderNumber)}`

export const fetchOrder = (
  orderNumber: string,
  { token, language, key }: OrderCaller,
  signal?: AbortSignal,
): Promise<Order> =>
  callApi(path(orderNumber), { token, language, query: { key: key ?? undefined }, ...(signal && { signal }) })

/** The visitor's newest order that stands; null when there is none. */
export async function fetchNewestOrder({ token, language }: OrderCaller): Promise<OrderListEntry | null> {
  const query = { page: 1, pageSize: 1 }
  const { orders } = await callApi<OrderList>('/api/me/orders', { token, language, query })
  return orders.find(({ statusCode }) => statusCode !== 'Cancelled') ?? null
}

/** Answers the order as it is then. */
export const cancelOrder = (orderNumber: string, { token, language, key }: OrderCaller): Promise<Order> =>
  callApi(`${path(orderNumber)}/cancel`, { token, language, method: 'POST', query: { key: key ?? undefined } })

/** Remembers on the server that the purchase event was sent. */
export const markOrderTracked = (orderNumber: string, { token, language, key }: OrderCaller): Promise<void> =>
  callApi(`${path(orderNumber)}/tracked`, {
    token,
    language,
    method: 'POST',
    query: { key: key ?? undefined },
    read: 'none',
  })

/** Asks for a code by mail; the answer says nothing. */
export const askForCode = (body: OrderLookupBody, language: Language): Promise<void> =>
  callApi('/api/me/orders/lookup', { method: 'POST', body, language, read: 'none' })

export const verifyCode = (body: OrderLookupVerifyBody, language: Language): Promise<OrderLookupAnswer> =>
  callApi('/api/me/orders/lookup/verify', { method: 'POST', body, language })

export const fetchWithdrawalChoices = (body: WithdrawalChoicesBody, language: Language): Promise<WithdrawalChoices> =>
  callApi('/api/withdrawals/lines', { method: 'POST', body, language })

export const stateWithdrawal = (body: WithdrawalBody, language: Language): Promise<WithdrawalAnswer> =>
  callApi('/api/withdrawals', { method: 'POST', body, language })

export const fetchAttachedOrders = (): Promise<AttachedOrders> => callApi('/api/me/orders/attached')

export const letAttachedOrdersGo = (): Promise<void> =>
  callApi('/api/me/orders/attached', { method: 'DELETE', read: 'none' })
