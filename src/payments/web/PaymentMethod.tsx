import { type Ref, useId, useState } from 'react'
import { Icon } from '#src/kit/Icon.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { CardFrame, type CardFrameHandle } from './CardFrame.tsx'

interface PaymentMethodProps {
  options: { zeroPayable: boolean; cardFrameUrl?: string }
  formNumber: number
  cardRef: Ref<CardFrameHandle>
  onEnter: () => void
}

/** How the rest is paid: by card, or not at all when a gift card covers everything. */
export function PaymentMethod({ options, formNumber, cardRef, onEnter }: PaymentMethodProps) {
  const text = useText()
  const headingId = useId()
  return (
    <section className="blk" aria-labelledby={headingId}>
      <h3 id={headingId}>{text('/payment/method')}</h3>
      {options.zeroPayable ? (
        <div className="applied">
          <Icon name="check" />
          <span>{text('/payment/covered')}</span>
        </div>
      ) : (
        <div className="ways ways--flush">
          <div className="way way--on">
            <div className="way__h">
              <Icon name="check" />
              <span>
                <b>{text('/payment/card')}</b>
                <small>{text('/payment/card-brands')}</small>
              </span>
            </div>
            <div className="way__in">
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
