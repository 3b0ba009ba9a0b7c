import { useEffect, useRef } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { WithdrawalChoice } from '../contract/withdrawal.ts'
import type { WithdrawalForm } from '../rules/withdrawal-form.ts'

interface WithdrawalReviewProps {
  form: WithdrawalForm
  /** Empty: the whole order. */
  lines: readonly WithdrawalChoice[]
  quantities: ReadonlyMap<number, number>
  isLate: boolean
  busy: boolean
  onBack: () => void
  onConfirm: () => void
}

/** Step 2: the statement as it will be sent, and the button the law names. */
export function WithdrawalReview(props: WithdrawalReviewProps) {
  const { form, lines, quantities, isLate, busy, onBack, onConfirm } = props
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const facts = [
    ['/orders/fact/number', form.orderNumber],
    ['/orders/withdrawal/name', form.name],
    ['/orders/withdrawal/receipt-to', form.email],
    ['/orders/withdrawal/message', form.message],
  ] as const
  return (
    <section>
      <h2 className="kit-d3" tabIndex={-1} ref={heading}>
        {text('/orders/withdrawal/review')}
      </h2>
      {isLate && (
        <Alert variant="warning">
          <p>{text('/orders/withdrawal/late')}</p>
        </Alert>
      )}
      <p className="kit-lead">{text('/orders/withdrawal/stated')}</p>
      <ul className="order-withdrawal__stated">
        {lines.length === 0 && <li>{text('/orders/withdrawal/whole-order')}</li>}
        {lines.map(({ line, displayName }) => (
          <li key={line}>
            {displayName}, {text('/orders/units', { n: quantities.get(line) ?? 0 })}
          </li>
        ))}
      </ul>
      <dl className="order-withdrawal__facts kit-num">
        {facts
          .filter(([, value]) => value !== '')
          .map(([key, value]) => (
            <div key={key}>
              <dt>{text(key)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <div className="kit-row">
        <Button busy={busy} onClick={onConfirm}>
          {text('/orders/withdrawal/confirm')}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {text('/orders/withdrawal/back')}
        </Button>
      </div>
    </section>
  )
}
