import { GiftCardDetails } from '#src/cart/web/GiftCardDetails.tsx'
import { TabletSides } from '#src/cart/web/TabletSides.tsx'
import type { Address } from '#src/common/address.ts'
import { dayName } from '#src/common/day-name.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { OrderShipment } from '../contract/order.ts'
import { billingDiffers } from './billing-differs.ts'
import { OrderAddressText } from './OrderAddressText.tsx'
import { OrderLine } from './OrderLine.tsx'
import { PointText } from './PointText.tsx'

interface OrderParcelProps {
  shipment: OrderShipment
  /** Only beside the parcel that the bill goes with. */
  billing: Address | undefined
  /** Null when it is the only one: it needs no number then. */
  number: number | null
  /** `promised`: method and day. Nothing is promised before the order is paid; a cancelled one is not delivered at all. */
  delivery: 'promised' | 'method-only' | 'none'
}

export function OrderParcel({ shipment, billing, number, delivery }: OrderParcelProps) {
  const text = useText()
  const language = useLanguage()
  const address = shipment.shippingAddress
  const tablet = shipment.lineItems.find((line) => line.isCustomTablet)
  const card = shipment.lineItems[0]?.giftCard
  const { deliveryEstimate, deliveryTime } = shipment
  const by = delivery === 'promised' && (deliveryTime || (deliveryEstimate && dayName(deliveryEstimate, language)))
  const promise = deliveryTime ? '/orders/delivered-at' : '/orders/delivered-by'
  return (
    <section className="order-parcel">
      <h2 className="kit-d3">
        {number === null ? text('/orders/parcel') : text('/orders/parcel-number', { n: number })}
      </h2>
      <div className="order-parcel__adr">
        {card ? (
          <div>
            <h3>{text('/orders/gift-card')}</h3>
            <GiftCardDetails card={card} />
          </div>
        ) : (
          <div>
            <h3>{text('/orders/delivery-address')}</h3>
            <OrderAddressText address={address} />
          </div>
        )}
        {shipment.pickupPoint && (
          <div>
            <h3>{text('/orders/pickup-point')}</h3>
            <PointText point={shipment.pickupPoint} />
          </div>
        )}
        {billing && billingDiffers(billing, address) && (
          <div>
            <h3>{text('/orders/billing-address')}</h3>
            <OrderAddressText address={billing} />
          </div>
        )}
        {tablet && (
          <div>
            <h3>{text('/orders/tablet-text')}</h3>
            {tablet.tabletPictures && <TabletSides pictures={tablet.tabletPictures} />}
            <p className="order-parcel__say">
              {[tablet.frontText, tablet.backText].filter(Boolean).join('\n')}{' '}
              {tablet.signature && <i>{tablet.signature}</i>}
            </p>
          </div>
        )}
      </div>
      {delivery !== 'none' && !card && (
        <p className="kit-ui">
          <span className="kit-stock">
            {by ? text(promise, { method: shipment.shippingMethodName, day: by }) : shipment.shippingMethodName}
          </span>
        </p>
      )}
      <ul>
        {shipment.lineItems.map((line, index) => (
          <OrderLine key={`${line.code}-${index}`} line={line} />
        ))}
      </ul>
    </section>
  )
}
