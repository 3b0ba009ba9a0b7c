import { useId } from 'react'
import { dayName } from '#src/common/day-name.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { type TextFunction, useText } from '#src/shell/web/text/use-text.ts'
import type { Order } from '../contract/order.ts'

/** What becomes of a paid order, in three steps. */
export function NextSteps({ order: { shipments } }: { order: Order }) {
  const text = useText()
  const language = useLanguage()
  const headingId = useId()
  const isEngraved = shipments.some(({ lineItems }) => lineItems.some((line) => line.isCustomTablet))
  const methods = [...new Set(shipments.map(({ shippingMethodName }) => shippingMethodName))]
  const last = shipments
    .map(({ deliveryEstimate }) => deliveryEstimate ?? '')
    .toSorted()
    .at(-1)
  const point = shipments.length === 1 ? shipments[0]?.pickupPoint : null
  const address = shipments[0]?.shippingAddress
  const place = point ? [point.name, point.street, point.city] : [address?.line1, address?.city]
  const by = point ? '/orders/next/ready-by' : '/orders/next/arrive-by'
  const isMailedOnly = shipments.every(({ kind }) => kind === 'gift-card')
  const steps = isMailedOnly
    ? mailedSteps(shipments, text)
    : [
        isEngraved
          ? { name: text('/orders/next/engrave'), note: text('/orders/next/engrave-note') }
          : { name: text('/orders/next/pack'), note: text('/orders/next/pack-note') },
        { name: text('/orders/next/send'), note: methods.join(', ') },
        {
          name: last ? text(by, { day: dayName(last, language) }) : text('/orders/next/arrive'),
          note: shipments.length > 1 ? text('/orders/next/arrive-apart') : place.filter(Boolean).join(', '),
        },
      ]
  return (
    <section className="kit-wrap order-next" aria-labelledby={headingId}>
      <h2 className="kit-d3" id={headingId}>
        {text('/orders/next/heading')}
      </h2>
      <ol>
        {steps.map(({ name, note }, index) => (
          <li key={name}>
            <span className="order-next__n" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="kit-d4">{name}</h3>
            <p className="kit-ui kit-muted">{note}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Steps of an order with gift cards only: no parcel is packed, and nothing comes to the billing address. */
function mailedSteps(shipments: Order['shipments'], text: TextFunction): { name: string; note: string }[] {
  const cards = shipments.flatMap(({ lineItems }) => lineItems.flatMap(({ giftCard }) => giftCard ?? []))
  const days = new Set(cards.map(({ sendsString }) => sendsString))
  const [day] = days
  return [
    { name: text('/orders/next/make-card'), note: text('/orders/next/make-card-note') },
    {
      name: text('/orders/next/mail-card'),
      note:
        days.size > 1
          ? text('/orders/next/mail-apart')
          : day
            ? text('/cart/gift-card/sends', { day })
            : text('/cart/gift-card/at-once'),
    },
    { name: text('/orders/next/use-card'), note: text('/orders/next/use-card-note') },
  ]
}
