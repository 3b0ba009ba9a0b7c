import { fill } from '#src/kit/mail/fill.ts'
import { withoutLinks } from '#src/kit/mail/without-links.ts'
import { imageUrl, isResizable } from '#src/kit/picture/image-url.ts'
import type { MailBlock, MailLine, MailPicture } from '#src/kit/mail/mail-document.ts'
import type { Language } from '#src/common/locale.ts'
import type { Order, OrderLineItem, OrderShipment } from '../../contract/order.ts'
import { type MailTexts, unitsText } from './mail-texts.ts'
import { billingLines, deliveryFacts, deliveryPromise, orderDate, parcelTitle, sumRows } from './order-details.ts'

/** What several mails say of an order. */
export interface AboutOrder {
  order: Order
  language: Language
  siteUrl: string
}

export const numbers = ({ order, language }: AboutOrder, texts: MailTexts): MailBlock => ({
  kind: 'facts',
  facts: [
    { name: texts.orderNumber, values: [order.orderNumber] },
    { name: texts.date, values: [orderDate(order, language)] },
  ],
})

export const sums = ({ order, language }: AboutOrder, texts: MailTexts): MailBlock => ({
  kind: 'sums',
  rows: sumRows(order, texts, language),
})

/** Links to what was written when money was taken or given back; nothing while there is nothing. */
export const documentLinks = (
  { order, siteUrl }: AboutOrder,
  texts: MailTexts,
  as: 'link' | 'button' = 'link',
): MailBlock[] =>
  order.papers.map(({ kind, number, url }) => ({
    kind: as,
    label: fill(kind === 'receipt' ? texts.papers.receipt : texts.papers.creditNote, { number }),
    url: new URL(url, siteUrl).href,
  }))

/** A parcel with where it goes, when, and what it holds. */
export function parcelBlocks(about: AboutOrder, shipment: OrderShipment, texts: MailTexts): MailBlock[] {
  const { order, language, siteUrl } = about
  const card = shipment.lineItems[0]?.giftCard
  if (card) return giftCardBlocks(about, shipment, card, texts)
  const tablet = shipment.lineItems.find((line) => line.isCustomTablet)
  const billing = billingLines(order, shipment)
  const said = tablet
    ? [tablet.frontText, ...tablet.backText.split('\n'), tablet.signature].filter(Boolean).map(withoutLinks)
    : []
  return [
    { kind: 'title', text: parcelTitle(order, order.shipments.indexOf(shipment), texts) },
    {
      kind: 'facts',
      facts: [
        ...deliveryFacts(shipment, texts),
        ...(billing ? [{ name: texts.billedTo, values: billing }] : []),
        ...(said.length > 0 ? [{ name: texts.tabletText, values: said }] : []),
      ],
    },
    { kind: 'pictures', pictures: tabletPictures(tablet?.tabletPictures ?? null, texts, siteUrl) },
    { kind: 'text', text: deliveryPromise(shipment, texts, language) },
    { kind: 'lines', lines: shipment.lineItems.map((line) => pricedLine(line, texts, siteUrl)) },
  ]
}

/** Recipients of a line's gift cards and when the mails leave; only those mails contain code and PIN. */
function giftCardBlocks(
  { order, siteUrl }: AboutOrder,
  shipment: OrderShipment,
  card: NonNullable<OrderLineItem['giftCard']>,
  texts: MailTexts,
): MailBlock[] {
  const { recipientName, recipientEmail, sendsString } = card
  return [
    { kind: 'title', text: parcelTitle(order, order.shipments.indexOf(shipment), texts) },
    {
      kind: 'facts',
      facts: [{ name: texts.giftCardFor, values: [withoutLinks(recipientName), recipientEmail].filter(Boolean) }],
    },
    {
      kind: 'text',
      text: sendsString === '' ? texts.giftCardAtOnce : fill(texts.giftCardSends, { day: sendsString }),
    },
    { kind: 'lines', lines: shipment.lineItems.map((line) => pricedLine(line, texts, siteUrl)) },
  ]
}

/** What goes with a parcel, without prices. */
export const contents = (shipment: OrderShipment, texts: MailTexts, siteUrl: string): MailBlock => ({
  kind: 'lines',
  lines: shipment.lineItems
    .filter(({ sentQuantity }) => sentQuantity > 0)
    .map((line) => ({
      pictureUrl: pictureUrl(line, siteUrl),
      name: line.displayName,
      details: [line.sentWeightString].filter(Boolean),
      value: unitsText(line.sentQuantity, texts),
    })),
})

/** Both sides as they will be cut. */
function tabletPictures(pictures: OrderLineItem['tabletPictures'], texts: MailTexts, siteUrl: string): MailPicture[] {
  return (['front', 'back'] as const).flatMap((side) => {
    const address = pictures?.[side]?.drawingUrl
    return address
      ? [{ url: new URL(address, siteUrl).href, alt: texts.tabletSides[side], width: 256, height: 128 }]
      : []
  })
}

function pricedLine(line: OrderLineItem, texts: MailTexts, siteUrl: string): MailLine {
  return {
    pictureUrl: pictureUrl(line, siteUrl),
    name: line.displayName,
    details: [
      [unitsText(line.quantity, texts), line.totalWeightString].filter(Boolean).join(' · '),
      ...line.promotions.map(({ name, display }) => `${name} −${display}`),
      ...(line.previousPriceString ? [fill(texts.lowest, { price: line.previousPriceString })] : []),
    ],
    value: line.extendedPriceString,
    ...(line.previousPriceString && { before: line.placedPriceString }),
  }
}

function pictureUrl({ productImageUrl: picture }: OrderLineItem, siteUrl: string): string {
  const source = isResizable(picture) ? imageUrl(picture, 'tiny', 128, 'jpeg') : picture
  return source && new URL(source, siteUrl).href
}
