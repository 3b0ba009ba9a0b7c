import type { OrderMailInput } from '../../contract/order-mail.ts'
import type { OrderShipment } from '../../contract/order.ts'
import { fill, type MailTexts, unitsText } from './mail-texts.ts'
import { addressLines, billingLines, deliveryPromise, orderDate, parcelTitle, sumRows } from './order-facts.ts'

/** The mail for programs and people that read plain text; says the same as the HTML. */
export function mailTextPart(input: OrderMailInput, texts: MailTexts): string {
  const { order, language } = input
  const numbers = [`${texts.orderNumber}: ${order.orderNumber}`, `${texts.date}: ${orderDate(order, language)}`]
  const sums = sumRows(order, texts, language).map((row) => `${row.name}: ${row.value}`)
  const end = [texts.questions, texts.sender]
  if (input.kind !== 'order-confirmation') {
    const words = input.kind === 'order-cancelled' ? texts.cancelled : texts.failed
    const lead = input.isReversed ? words.reversed : words.notCharged
    return sections([[words.heading, lead], numbers, [`${words.toCart}: ${input.cartUrl}`], sums, end])
  }
  const words = texts.confirmation
  const heading = fill(words.heading, { firstName: order.payments[0]?.billingAddress.firstName ?? '' })
  return sections([
    [heading, order.isPaymentPending ? words.pending : words.paid],
    numbers,
    [`${words.toOrder}: ${input.orderUrl}`],
    ...order.shipments.map((shipment, index) => parcel(input, texts, shipment, index)),
    order.greeting ? [`${texts.greeting}: ${order.greeting}`] : [],
    sums,
    [texts.rights],
    end,
  ])
}

function parcel(
  { order, language }: OrderMailInput,
  texts: MailTexts,
  shipment: OrderShipment,
  index: number,
): string[] {
  const tablet = shipment.lineItems.find((line) => line.isCustomTablet)
  const billing = billingLines(order, shipment)
  return [
    parcelTitle(order, index, texts),
    `${texts.deliveredTo}: ${addressLines(shipment.shippingAddress).join(', ')}`,
    ...(billing ? [`${texts.billedTo}: ${billing.join(', ')}`] : []),
    deliveryPromise(shipment, texts, language),
    ...shipment.lineItems.map(
      (line) => `- ${line.displayName}, ${unitsText(line.quantity, texts)}: ${line.extendedPriceString}`,
    ),
    ...(tablet
      ? [`${texts.tabletText}: ${[tablet.frontText, tablet.backText, tablet.signature].filter(Boolean).join(' / ')}`]
      : []),
  ]
}

const sections = (parts: string[][]): string =>
  `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`
