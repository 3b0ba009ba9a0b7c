import { type Ref, useId, useState } from 'react'
import { Icon } from '#src/kit/Icon.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ProviderAnswer } from '../contract/payments.ts'
import { AdyenForm } from './AdyenForm.tsx'
import type { AdyenOptions } from './adyen-form.ts'
import { CardFrame, type PaymentFormHandle } from './CardFrame.tsx'
import './payment.css'

interface PaymentMethodProps {
  className: string
  options: { zeroPayable: boolean } & ProviderAnswer & Omit<AdyenOptions, 'clientKey' | 'environment'>
  formNumber: number
  cardRef: Ref<PaymentFormHandle>
  onEnter: () => void
}

/** The payment method for the rest, from the provider's; none when a gift card covers everything. */
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
        <Form key={formNumber} options={options} cardRef={cardRef} onEnter={onEnter} />
      )}
    </section>
  )
}

type FormProps = Pick<PaymentMethodProps, 'options' | 'cardRef' | 'onEnter'>

/** Keeps its first options: a refreshed response with another address must not empty half-filled fields. */
function Form({ options, cardRef, onEnter }: FormProps) {
  const text = useText()
  const [first] = useState(options)
  if (first.component === 'adyen-web') return <AdyenForm options={first} ref={cardRef} onEnter={onEnter} />
  return (
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
          <CardFrame url={first.cardFrameUrl} ref={cardRef} onEnter={onEnter} />
          <p className="kit-small kit-muted">{text('/payment/card-note')}</p>
        </div>
      </div>
    </div>
  )
}
