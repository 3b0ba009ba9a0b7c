import type { Navigation } from '#src/shell/contract/navigation.ts'
import { dayText } from '#src/common/day-text.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Order } from '../contract/order.ts'
import { billedShipment } from './billing-differs.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderParcel } from './OrderParcel.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { OrderTotals } from './OrderTotals.tsx'
import { OrderTracking } from './OrderTracking.tsx'
import { PaymentPending } from './PaymentPending.tsx'

interface OrderViewProps {
  order: Order
  /** The key that opened the order; null for its owner. */
  orderKey: string | null
  navigation: Pick<Navigation, 'cartPageUrl' | 'withdrawalFormPageUrl' | 'supportPageUrl'>
}

/** An order as it stands. Made of the parts that the account's order panel shows too. */
export function OrderView({ order, orderKey, navigation }: OrderViewProps) {
  const text = useText()
  const language = useLanguage()
  const billed = billedShipment(order)
  const isOnly = order.shipments.length === 1
  const isOpen = order.statusCode !== 'AwaitingPayment' && order.statusCode !== 'Cancelled'
  return (
    <>
      <section className="order-head">
        <div className="kit-wrap">
          <p className="kit-muted kit-num">
            {text('/orders/ordered-on', { day: dayText(new Date(order.created), language) })}
          </p>
          <h1 className="kit-d1 kit-num">{order.orderNumber}</h1>
          <p className="kit-lead">{order.status}</p>
        </div>
      </section>
      {order.isPaymentPending && <PaymentPending />}
      <div className="kit-wrap order">
        <div>
          <OrderTimeline order={order} />
          {order.shipments.map((shipment, index) => (
            <div key={shipment.id}>
              <OrderParcel
                shipment={shipment}
                billing={shipment === billed ? order.payments[0]?.billingAddress : undefined}
                number={isOnly ? null : index + 1}
                delivery={isOpen ? 'promised' : 'none'}
              />
              <OrderTracking tracking={order.tracking.filter(({ shipmentId }) => shipmentId === shipment.id)} />
            </div>
          ))}
        </div>
        <div className="order-side">
          <OrderTotals order={order} />
          <OrderActions order={order} orderKey={orderKey} navigation={navigation} />
        </div>
      </div>
    </>
  )
}
