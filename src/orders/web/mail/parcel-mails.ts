import { fill } from '#src/kit/mail/fill.ts'
import type { MailBlock } from '#src/kit/mail/mail-document.ts'
import type { OrderMailInput } from '../../contract/order-mail.ts'
import { contents, numbers, documentLinks } from './order-blocks.ts'
import { deliveryFacts, deliveryPromise, parcelTitle } from './order-details.ts'
import type { MailTexts } from './mail-texts.ts'
import type { MailCopy } from './mail-copy.ts'

type ParcelMail = OrderMailInput<'order-shipped' | 'order-partly-shipped' | 'pickup-ready'>
type ParcelWords = MailTexts['shipped']

export const shipped = (input: ParcelMail, texts: MailTexts): MailCopy => aboutParcels(input, texts, texts.shipped)
export const pickupReady = (input: ParcelMail, texts: MailTexts): MailCopy => aboutParcels(input, texts, texts.pickup)

/** Sent before, or not sent at all. */
const notToCome: readonly string[] = ['Shipped', 'Delivered', 'Returned', 'Cancelled']

/** Lists also what is still to come. */
export function partlyShipped(input: ParcelMail, texts: MailTexts): MailCopy {
  const said = aboutParcels(input, texts, texts.partlyShipped)
  const waiting = input.order.shipments.filter(
    ({ id, statusCode }) => !input.parcels.includes(id) && !notToCome.includes(statusCode),
  )
  return {
    ...said,
    blocks: [
      ...said.blocks,
      ...waiting.flatMap((shipment): MailBlock[] => [
        {
          kind: 'title',
          text: fill(texts.stillToCome, {
            parcel: parcelTitle(input.order, input.order.shipments.indexOf(shipment), texts),
          }),
        },
        { kind: 'text', text: deliveryPromise(shipment, texts, input.language) },
        contents(shipment, texts, input.siteUrl),
      ]),
    ],
  }
}

function aboutParcels(input: ParcelMail, texts: MailTexts, words: ParcelWords): MailCopy {
  const { order, orderUrl, parcels, language, siteUrl } = input
  return {
    subject: fill(words.subject, { orderNumber: order.orderNumber }),
    preview: words.preview,
    heading: words.heading,
    lead: words.lead,
    blocks: [
      numbers(input, texts),
      { kind: 'button', label: texts.toTracking, url: orderUrl },
      ...order.shipments
        .filter(({ id }) => parcels.includes(id))
        .flatMap((shipment): MailBlock[] => [
          { kind: 'title', text: parcelTitle(order, order.shipments.indexOf(shipment), texts) },
          {
            kind: 'facts',
            facts: [
              ...deliveryFacts(shipment, texts),
              ...order.tracking
                .filter(({ shipmentId }) => shipmentId === shipment.id)
                .map(({ carrier, number }) => ({ name: fill(texts.trackingCode, { carrier }), values: [number] })),
            ],
          },
          { kind: 'text', text: deliveryPromise(shipment, texts, language) },
          contents(shipment, texts, siteUrl),
        ]),
      ...documentLinks(input, texts),
    ],
  }
}

/** Receipts and credit notes, when a person requests them once more. */
export function orderDocuments(input: OrderMailInput<'order-papers'>, texts: MailTexts): MailCopy {
  const { order, orderUrl } = input
  const { papers: words } = texts
  return {
    subject: fill(words.subject, { orderNumber: order.orderNumber }),
    preview: words.preview,
    heading: words.heading,
    lead: words.lead,
    blocks: [
      ...documentLinks(input, texts, 'button'),
      numbers(input, texts),
      { kind: 'link', label: texts.confirmation.toOrder, url: orderUrl },
    ],
  }
}

export function refundIssued(input: OrderMailInput<'refund-issued'>, texts: MailTexts): MailCopy {
  const { order, orderUrl, toCard, toGiftCard, isNotCharged, notSent, creditNoteUrl, siteUrl } = input
  const words = texts.refund
  const said = isNotCharged ? words.notCharged : words
  const facts = [
    ...(toCard ? [{ name: said.toCard, values: [toCard] }] : []),
    ...(toGiftCard ? [{ name: words.toGiftCard, values: [toGiftCard] }] : []),
    ...(notSent.length > 0
      ? [{ name: words.notSent, values: notSent.map(({ name, quantity }) => `${quantity} × ${name}`) }]
      : []),
  ]
  return {
    subject: fill(words.subject, { orderNumber: order.orderNumber }),
    preview: said.preview,
    heading: said.heading,
    lead: said.lead,
    blocks: [
      { kind: 'facts', facts },
      numbers(input, texts),
      ...(creditNoteUrl
        ? [{ kind: 'link' as const, label: texts.papers.thisCreditNote, url: new URL(creditNoteUrl, siteUrl).href }]
        : []),
      { kind: 'button', label: texts.confirmation.toOrder, url: orderUrl },
    ],
  }
}
