import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { withAnonymousToken } from '#src/identity/web/anonymous-token.ts'
import { clearCartTracker } from '#src/shell/web/analytics/cart-tracker.ts'
import { businessEvents } from '#src/shell/web/analytics/events.ts'
import { analyticsItem } from '#src/shell/web/analytics/item.ts'
import { type AnalyticsEvent, track } from '#src/shell/web/analytics/track.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import type { Order } from '../contract/order.ts'
import { markOrderTracked } from './orders-api.ts'
import { addTrackedOrder, trackedOrders } from './tracked-orders.ts'

/**
 * purchase, once per order number whatever is reloaded or shared: neither this browser nor the server has sent it before, and
 * the order is paid or its payment under way.
 */
export function usePurchaseEvent(order: Order | undefined, key: string | null): void {
  const client = useQueryClient()
  const language = useLanguage()
  const sent = useRef<string>(undefined)
  useEffect(() => {
    if (!order || sent.current === order.orderNumber || !countsAsPurchase(order)) return
    sent.current = order.orderNumber
    if (order.tracked || trackedOrders().includes(order.orderNumber)) return
    addTrackedOrder(order.orderNumber)
    track(purchaseEvent(order))
    clearCartTracker()
    withAnonymousToken(client, 'Anonymous ID not available for order mutation.', (token) =>
      markOrderTracked(order.orderNumber, { token, language, key }),
    ).catch(() => {}) // the browser's own list is kept; the mark is the second safety
  }, [order, key, client, language])
}

const countsAsPurchase = (order: Order): boolean =>
  order.statusCode === 'AwaitingPayment' ? order.isPaymentPending : order.statusCode !== 'Cancelled'

export function purchaseEvent(order: Order): AnalyticsEvent {
  const [coupon] = order.couponCodes
  const lines = order.shipments.flatMap((shipment) => shipment.lineItems)
  return {
    event: businessEvents.complete,
    ecommerce: {
      transaction_id: order.orderNumber,
      currency: order.currency,
      value: order.totals.total,
      tax: order.totals.taxTotal,
      shipping: order.totals.shippingTotal,
      ...(coupon !== undefined && { coupon }),
      items: lines.map((line) => analyticsItem({ ...line, paidPrice: line.extendedPrice })),
    },
  }
}
