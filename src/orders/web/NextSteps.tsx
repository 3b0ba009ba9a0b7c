import { useId } from 'react'
import { dayName } from '#src/common/day-name.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
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
  const place = shipments[0]?.shippingAddress
  const steps = [
    isEngraved
      ? { name: text('/orders/next/engrave'), note: text('/orders/next/engrave-note') }
      : { name: text('/orders/next/pack'), note: text('/orders/next/pack-note') },
    { name: text('/orders/next/send'), note: methods.join(', ') },
    {
      name: last ? text('/orders/next/arrive-by', { day: dayName(last, language) }) : text('/orders/next/arrive'),
      note:
        shipments.length > 1
          ? text('/orders/next/arrive-apart')
          : [place?.line1, place?.city].filter(Boolean).join(', '),
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
