import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Alert } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { PaymentFormHandle } from './CardFrame.tsx'
import type { AdyenOptions, MountedForm } from './adyen-form.ts'
import './payment.css'

interface AdyenFormProps {
  options: AdyenOptions
  ref: Ref<PaymentFormHandle>
  onEnter: () => void
}

/** The provider's form, loaded when it is shown. As with the card frame, a new `key` makes a new, empty form. */
export function AdyenForm({ options, ref, onEnter }: AdyenFormProps) {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const form = useRef<MountedForm>(null)
  const enter = useRef(onEnter)
  const [first] = useState(options)
  const [state, setState] = useState<'loading' | 'ready' | 'lost'>('loading')
  useEffect(() => {
    enter.current = onEnter
  }, [onEnter])

  useEffect(() => {
    let isGone = false
    const lose = () => setState((now) => (now === 'loading' ? 'lost' : now))
    async function mount(element: HTMLElement): Promise<void> {
      const { mountAdyenForm } = await import('./adyen-form.ts')
      if (isGone) return
      const on = { enter: () => enter.current(), ready: () => setState('ready'), error: lose }
      const mounted = await mountAdyenForm(element, first, on)
      if (isGone) mounted.unmount()
      else form.current = mounted
    }
    if (place.current) mount(place.current).catch(lose)
    return () => {
      isGone = true
      form.current?.unmount()
    }
  }, [first])

  useImperativeHandle(ref, () => ({ submit: () => Promise.resolve(form.current?.read() ?? null) }))

  return (
    <div>
      {state === 'loading' && <Loading label={text('/payment/card-loading')} />}
      {state === 'lost' && (
        <Alert announce>
          <p>{text('/payment/card-lost')}</p>
        </Alert>
      )}
      <div ref={place} />
    </div>
  )
}
