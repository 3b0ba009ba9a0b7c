import { useId } from 'react'
import { localeTag, shopTimeZone } from '#src/common/locale.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Order } from '../contract/order.ts'

/** What has happened to an order, the newest last and marked. */
export function OrderTimeline({ order: { timeline } }: { order: Pick<Order, 'timeline'> }) {
  const text = useText()
  const language = useLanguage()
  const headingId = useId()
  // As days are written in the cart and in mails: 26.11. klo 0.39, 26 nov. 00:39, 26 Nov, 00:39
  const inFinnish = language === 'fi'
  const moment = new Intl.DateTimeFormat(localeTag(language), {
    day: 'numeric',
    month: inFinnish ? 'numeric' : 'short',
    hour: inFinnish ? 'numeric' : '2-digit',
    minute: '2-digit',
    timeZone: shopTimeZone,
  })
  if (timeline.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 className="kit-d3" id={headingId}>
        {text('/orders/timeline')}
      </h2>
      <ol className="order-timeline kit-num">
        {timeline.map(({ at, key, text: what }, index) => (
          <li key={`${key}-${at}`} aria-current={index === timeline.length - 1 ? 'step' : undefined}>
            <b>{what}</b>
            <time dateTime={at}>{moment.format(new Date(at))}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
