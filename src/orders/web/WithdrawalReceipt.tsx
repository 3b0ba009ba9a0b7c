import { useEffect, useRef } from 'react'
import { localeTag, shopTimeZone } from '#src/common/locale.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { WithdrawalAnswer } from '../contract/withdrawal.ts'

/** The same whether an order was found or not. */
export function WithdrawalReceipt({ answer, email }: { answer: WithdrawalAnswer; email: string }) {
  const text = useText()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const at = new Intl.DateTimeFormat(localeTag(language), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: shopTimeZone,
  }).format(new Date(answer.receivedAt))
  return (
    <section className="order-withdrawal__receipt">
      <h2 className="kit-d3" tabIndex={-1} ref={heading}>
        {text('/orders/withdrawal/received')}
      </h2>
      <p className="order-withdrawal__reference kit-num">{answer.reference}</p>
      <p className="kit-muted kit-num">{at}</p>
      <ol>
        <li>{text('/orders/withdrawal/receipt-sent', { email: email.trim() })}</li>
        <li>{text('/orders/withdrawal/receipt-checked')}</li>
        <li>{text('/orders/withdrawal/how-send')}</li>
      </ol>
    </section>
  )
}
