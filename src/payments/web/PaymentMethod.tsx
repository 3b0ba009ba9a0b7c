import { type Ref, useId, useState } from 'react'
import { Icon } from '#src/kit/Icon.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { CardFrame, type CardFrameHandle } from './CardFrame.tsx'
import './payment.css'

interface PaymentMethodProps {
  className: string
  options: { zeroPayable: boolean; cardFrameUrl?: string }
  formNumber: number
  cardRef: Ref<CardFrameHandle>
  onEnter: () => void
}

/** How the rest is paid: by card, or not at all when a gift card covers everything. */
export function PaymentMethod({ className, options, formNumber, cardRef, onEnter }: PaymentMethodProps) {
  const text = useText()
  const headingId = useId()
  return (
    <section className={className} aria-labelledby={headingId}>
      <h3 id={headingId}>{text('/payment/method')}</h3>
      {options.zeroPayable ? (
        <div className="payment-covered">
          <Icon name="check" />
          <span>{text('/payment/covered')}</span>
        </div>
      ) : (
        <div className="payment-ways">
          <div className="payment-way">
            <div className="payment-way__head">
              <Icon name="check" />
              <span>
                <b>{text('/payment/card')}</b>
                <small>{text('/payment/card-brands')}</small>
              </span>
            </div>
            <div className="payment-way__in">
              <Form key={formNumber} url={options.cardFrameUrl} cardRef={cardRef} onEnter={onEnter} />
              <p className="kit-small kit-muted">{text('/payment/card-note')}</p>
            </div>
          </div>
        </div>
      )}
    </section>
  )
}

interface FormProps {
  url: string | undefined
  cardRef: Ref<CardFrameHandle>
  onEnter: () => void
}

/** Stays as it began: a refreshed answer with another address must not empty half-filled fields. */
function Form({ url, cardRef, onEnter }: FormProps) {
  const text = useText()
  const [first] = useState(url)
  if (!first) {
    return (
      <Alert announce>
        <p>{text('/payment/not-available')}</p>
      </Alert>
    )
  }
  return <CardFrame url={first} ref={cardRef} onEnter={onEnter} />
}
