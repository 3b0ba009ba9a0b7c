import { TabletSides } from '#src/cart/web/TabletSides.tsx'
import type { Address } from '#src/common/address.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { OrderShipment } from '../contract/order.ts'
import { billingDiffers } from './billing-differs.ts'
import { OrderAddressText } from './OrderAddressText.tsx'
import { OrderDelivery, type OrderDeliveryProps } from './OrderDelivery.tsx'
import { OrderLine } from './OrderLine.tsx'
import { OrderPlaces } from './OrderPlaces.tsx'

interface OrderParcelProps {
  shipment: OrderShipment
  /** Set only for the parcel that shows the billing address. */
  billing: Address | undefined
  /** Null when it is the only one: it needs no number then. */
  number: number | null
  delivery: OrderDeliveryProps['delivery']
}

export function OrderParcel({ shipment, billing, number, delivery }: OrderParcelProps) {
  const text = useText()
  const address = shipment.shippingAddress
  const tablet = shipment.lineItems.find((line) => line.isCustomTablet)
  return (
    <section className="order-parcel">
      <h2 className="kit-d3">
        {number === null ? text('/orders/parcel') : text('/orders/parcel-number', { n: number })}
      </h2>
      <div className="order-parcel__adr">
        <OrderPlaces shipment={shipment} Heading="h3" />
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
      <OrderDelivery shipment={shipment} delivery={delivery} />
      <ul>
        {shipment.lineItems.map((line, index) => (
          <OrderLine key={`${line.code}-${index}`} line={line} />
        ))}
      </ul>
    </section>
  )
}
