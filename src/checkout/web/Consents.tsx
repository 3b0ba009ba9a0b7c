import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { SafeHtml } from '#src/content/web/SafeHtml.tsx'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { CheckoutConsent, OrderBody } from '../contract/checkout.ts'
import { readDraft, writeDraft } from './checkout-draft.ts'

export interface ConsentsHandle {
  /** The shopper's answers, or null when a required one is missing: it is marked and takes the focus. */
  answer: () => OrderBody['consents'] | null
}

interface ConsentsProps {
  consents: readonly CheckoutConsent[]
  /** The order exists and only its payment is tried again: its required consents were accepted. */
  isAgreed: boolean
  ref: Ref<ConsentsHandle>
}

/** The shopper's ticks last as long as the typed details: through a reload, the bank's page and a refused order. */
export function Consents({ consents, isAgreed, ref }: ConsentsProps) {
  const text = useText()
  const [chosen, setChosen] = useState(() => readDraft().consents ?? {})
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isAccepted = (consent: CheckoutConsent) =>
    chosen[nameOf(consent)] ?? (consent.defaultValue || (isAgreed && consent.required))
  const choose = (choices: Record<string, boolean>) => {
    setChosen(choices)
    writeDraft({ consents: choices })
  }
  const isMissing = (consent: CheckoutConsent) => consent.required && !isAccepted(consent)

  useImperativeHandle(ref, () => ({
    answer() {
      setAsked(true)
      const missing = consents.findIndex(isMissing)
      if (missing >= 0) {
        box.current?.querySelectorAll('input')[missing]?.focus()
        return null
      }
      choose(Object.fromEntries(consents.map((consent) => [nameOf(consent), isAccepted(consent)])))
      return consents.map((consent) => ({
        id: consent.id,
        accepted: isAccepted(consent),
        version: consent.version,
      }))
    },
  }))

  return (
    <div className="checkout-block" ref={box}>
      {consents.map((consent) => (
        <Checkbox
          key={consent.id}
          className="kit-check--top"
          checked={isAccepted(consent)}
          required={consent.required}
          onChange={(event) => choose({ ...chosen, [nameOf(consent)]: event.target.checked })}
          error={isAsked && isMissing(consent) ? text('/checkout/consent-required') : undefined}
        >
          <SafeHtml html={consent.text} className="checkout-consent" />
        </Checkbox>
      ))}
    </div>
  )
}

/** Another version is another text, which was not agreed to. */
const nameOf = ({ id, version }: CheckoutConsent): string => `${id} ${version}`
