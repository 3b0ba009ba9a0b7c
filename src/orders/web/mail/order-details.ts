import { fill } from '#src/kit/mail/fill.ts'
import { withoutLinks } from '#src/kit/mail/without-links.ts'
import { dayName } from '#src/common/day-name.ts'
import { dayText } from '#src/common/day-text.ts'
import { type Language, localeTag } from '#src/common/locale.ts'
import { billedShipment, billingDiffers } from '../billing-differs.ts'
import type { Address } from '#src/common/address.ts'
import type { MailDetail, MailSum } from '#src/kit/mail/mail-document.ts'
import type { Order, OrderShipment } from '../../contract/order.ts'
import type { MailTexts } from './mail-texts.ts'

export function sumRows(order: Order, texts: MailTexts, language: Language): MailSum[] {
  const { totals } = order
  const rate = new Intl.NumberFormat(localeTag(language), { maximumFractionDigits: 1 })
  const rows: (MailSum | false)[] = [
    { name: texts.goods, value: totals.subTotalDisplay },
    totals.reductionTotal > 0 && { name: texts.offers, value: `−${totals.reductionTotalDisplay}` },
    // What is taken off a fee is in the row of the delivery.
    ...order.promotions
      .filter(({ target }) => target !== 'shipment')
      .map((promotion) => ({ name: promotion.name, value: `−${promotion.display}` })),
    { name: texts.shipping, value: totals.shippingTotal === 0 ? texts.free : totals.shippingTotalDisplay },
    { name: texts.total, value: totals.totalDisplay, isTotal: true },
    ...order.taxes
      .filter(({ tax }) => tax > 0)
      .map((tax) => ({ name: fill(texts.tax, { rate: rate.format(tax.rate) }), value: tax.display })),
    order.giftCardPaymentAmount > 0 && { name: texts.giftCard, value: `−${order.giftCardPaymentDisplayAmount}` },
    order.giftCardPaymentAmount > 0 &&
      order.giftCardPaymentAmount < totals.total && {
        name: texts.payable,
        value: order.adyenPaymentDisplayAmount,
        isTotal: true,
      },
    order.totalDisplayWeight !== '' && { name: texts.weight, value: order.totalDisplayWeight },
  ]
  return rows.filter((row) => row !== false)
}

/** Lines of an address, without the recipient's phone and mail: a mail gets forwarded. */
function addressLines(address: Address): string[] {
  const street = [address.line1, address.line2].filter(Boolean).join(', ')
  const place = [`${address.postalCode} ${address.city}`.trim(), address.countryName].filter(Boolean).join(', ')
  const name = `${address.firstName} ${address.lastName}`.trim() || address.name
  return [name, street, place].filter(Boolean).map(withoutLinks)
}

/** Where a parcel goes, and where it is fetched. */
export function deliveryFacts({ shippingAddress, pickupPoint }: OrderShipment, texts: MailTexts): MailDetail[] {
  const address = { name: texts.deliveredTo, values: addressLines(shippingAddress) }
  if (!pickupPoint) return [address]
  const { name, street, postalCode, city } = pickupPoint
  return [address, { name: texts.collectedFrom, values: [name, street, `${postalCode} ${city}`] }]
}

/** Null when it goes without saying: the same place as the delivery's. */
export function billingLines(order: Order, shipment: OrderShipment): string[] | null {
  const billing = order.payments[0]?.billingAddress
  return shipment === billedShipment(order) && billing && billingDiffers(billing, shipment.shippingAddress)
    ? addressLines(billing)
    : null
}

export const parcelTitle = (order: Order, index: number, texts: MailTexts): string =>
  order.shipments.length === 1 ? texts.onlyParcel : fill(texts.parcel, { number: index + 1 })

export function deliveryPromise(shipment: OrderShipment, texts: MailTexts, language: Language): string {
  const { deliveryTime, pickupPoint } = shipment
  if (deliveryTime) return fill(texts.deliveredAt, { method: shipment.shippingMethodName, day: deliveryTime })
  if (!shipment.deliveryEstimate) return shipment.shippingMethodName
  const day = dayName(shipment.deliveryEstimate, language)
  return fill(pickupPoint ? texts.readyBy : texts.deliveredBy, { method: shipment.shippingMethodName, day })
}

export const orderDate = (order: Order, language: Language): string => dayText(new Date(order.created), language)
