import { GiftCardDetails } from '#src/cart/web/GiftCardDetails.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { OrderShipment } from '../contract/order.ts'
import { OrderAddressText } from './OrderAddressText.tsx'
import { PointText } from './PointText.tsx'

interface OrderPlacesProps {
  shipment: OrderShipment
  Heading: 'h3' | 'h4'
  headingClass?: string
}

/** Where a parcel goes, and where it is fetched; of a gift card, who gets it and when. */
export function OrderPlaces({ shipment, Heading, headingClass }: OrderPlacesProps) {
  const text = useText()
  const card = shipment.lineItems[0]?.giftCard
  return (
    <>
      <div>
        <Heading className={headingClass}>{text(card ? '/orders/gift-card' : '/orders/delivery-address')}</Heading>
        {card ? <GiftCardDetails card={card} /> : <OrderAddressText address={shipment.shippingAddress} />}
      </div>
      {shipment.pickupPoint && (
        <div>
          <Heading className={headingClass}>{text('/orders/pickup-point')}</Heading>
          <PointText point={shipment.pickupPoint} />
        </div>
      )}
    </>
  )
}
