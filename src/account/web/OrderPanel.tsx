import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Address } from '#src/common/address.ts'
import { phoneText } from '#src/common/phone-text.ts'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { Alert } from '#src/kit/Notice.tsx'
import { SidePanel } from '#src/kit/SidePanel.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { StockMark } from '#src/kit/StockMark.tsx'
import type { Order, OrderShipment } from '#src/orders/contract/order.ts'
import { OrderActions } from '#src/orders/web/OrderActions.tsx'
import { OrderAddressText } from '#src/orders/web/OrderAddressText.tsx'
import { OrderDelivery } from '#src/orders/web/OrderDelivery.tsx'
import { OrderLine } from '#src/orders/web/OrderLine.tsx'
import { OrderPlaces } from '#src/orders/web/OrderPlaces.tsx'
import { OrderTimeline } from '#src/orders/web/OrderTimeline.tsx'
import { OrderTotals } from '#src/orders/web/OrderTotals.tsx'
import { OrderTracking } from '#src/orders/web/OrderTracking.tsx'
import { useOrder } from '#src/orders/web/use-order.ts'
import '#src/orders/web/orders.css'
import '#src/orders/web/order-page.css'
import { useLanguage, usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { markOf, orderDay } from './OrderTable.tsx'

interface OrderPanelProps {
  /** Null: the panel is closed. */
  orderNumber: string | null
  onClose: () => void
}

/** One order next to the list: loading, unavailable or complete (specification 3, 2.5). */
export function OrderPanel({ orderNumber, onClose }: OrderPanelProps) {
  const text = useText()
  const client = useQueryClient()
  const { data: order, isError } = useOrder(orderNumber === null ? null : { orderNumber, key: null })
  // An action in the panel changes the list too.
  const statusCode = order?.statusCode
  useEffect(() => {
    if (statusCode !== undefined) void client.invalidateQueries({ queryKey: ['orders'] })
  }, [client, statusCode])
  const tracked = order?.tracking.find(({ url }) => url !== '')
  return (
    <SidePanel
      open={orderNumber !== null}
      onClose={onClose}
      title={text('/account/orders/panel', { number: orderNumber ?? '' })}
      closeLabel={text('/account/orders/close')}
      footInRow={tracked !== undefined}
      foot={
        <>
          {tracked && (
            <a className={buttonClass({})} href={tracked.url} target="_blank" rel="noopener noreferrer">
              {text('/account/orders/track')}
            </a>
          )}
          <Button variant="secondary" wide={tracked === undefined} onClick={onClose}>
            {text('/account/orders/close-short')}
          </Button>
        </>
      }
    >
      {isError ? (
        <Alert announce>
          <p>{text('/account/orders/failed-to-load-order')}</p>
        </Alert>
      ) : order ? (
        <OrderDetails order={order} />
      ) : (
        <Loading label={text('/account/orders/loading-order')} />
      )}
    </SidePanel>
  )
}

function OrderDetails({ order }: { order: Order }) {
  const text = useText()
  const language = useLanguage()
  const { navigation } = usePage()
  const first = order.shipments[0]?.shippingAddress
  const billing = order.payments[0]?.billingAddress ?? first
  return (
    <>
      <div className="account-order__head kit-num kit-ui">
        <span>{orderDay(order.created, language)}</span>
        <StockMark state={markOf[order.statusCode]}>{order.status}</StockMark>
      </div>
      {first && (
        <section className="account-order__contact">
          <h3 className="account-label">{text('/account/orders/contact')}</h3>
          <p className="kit-ui kit-num">
            {[`${first.firstName} ${first.lastName}`.trim() || first.name, phoneText(first.phoneNumber), first.email]
              .filter(Boolean)
              .map((line) => (
                <span key={line}>{line}</span>
              ))}
          </p>
        </section>
      )}
      <OrderTimeline order={order} />
      {order.shipments.map((shipment, index) => (
        <Parcel
          key={shipment.id}
          shipment={shipment}
          billing={billing}
          number={order.shipments.length > 1 ? index + 1 : null}
          isOpen={order.statusCode !== 'AwaitingPayment' && order.statusCode !== 'Cancelled'}
          tracking={order.tracking.filter(({ shipmentId }) => shipmentId === shipment.id)}
        />
      ))}
      <div className="account-order__sums">
        <OrderTotals order={order} />
      </div>
      <OrderActions order={order} orderKey={null} navigation={navigation} />
    </>
  )
}

interface ParcelProps {
  shipment: OrderShipment
  billing: Address | undefined
  /** Null: the only shipment, which needs no heading. */
  number: number | null
  /** Paid and not cancelled: a delivery date applies. */
  isOpen: boolean
  tracking: Order['tracking']
}

function Parcel({ shipment, billing, number, isOpen, tracking }: ParcelProps) {
  const text = useText()
  const Heading = number === null ? 'h3' : 'h4'
  return (
    <section className="account-order__parcel">
      {number !== null && <h3 className="kit-d4">{text('/orders/parcel-number', { n: number })}</h3>}
      <div className="account-order__places kit-ui">
        <OrderPlaces shipment={shipment} Heading={Heading} headingClass="account-label" />
        {billing && (
          <div>
            <Heading className="account-label">{text('/orders/billing-address')}</Heading>
            <OrderAddressText address={billing} />
          </div>
        )}
      </div>
      <OrderDelivery shipment={shipment} delivery={isOpen ? 'promised' : 'none'} />
      <ul>
        {shipment.lineItems.map((line, index) => (
          <OrderLine key={`${line.code}-${index}`} line={line} strikesReduced />
        ))}
      </ul>
      <OrderTracking tracking={tracking} />
    </section>
  )
}
