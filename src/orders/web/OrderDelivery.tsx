import { dayName } from '#src/common/day-name.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { OrderShipment } from '../contract/order.ts'

export interface OrderDeliveryProps {
  shipment: OrderShipment
  /** `promised`: method and day. Nothing is promised before the order is paid; a cancelled one is not delivered at all. */
  delivery: 'promised' | 'method-only' | 'none'
}

/** How a parcel comes, and by when. A gift card says so itself. */
export function OrderDelivery({ shipment, delivery }: OrderDeliveryProps) {
  const text = useText()
  const language = useLanguage()
  const { deliveryEstimate, deliveryTime, kind, pickupPoint, shippingMethodName: method } = shipment
  if (delivery === 'none' || kind === 'gift-card') return null
  const day = delivery === 'promised' && (deliveryTime || (deliveryEstimate && dayName(deliveryEstimate, language)))
  const by = pickupPoint ? '/orders/ready-by' : '/orders/delivered-by'
  return (
    <p className="kit-ui">
      <span className="kit-stock">
        {day ? text(deliveryTime ? '/orders/delivered-at' : by, { method, day }) : method}
      </span>
    </p>
  )
}
