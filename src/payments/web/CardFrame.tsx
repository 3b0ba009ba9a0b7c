import { type Ref, useCallback, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { FieldError } from '#src/kit/Field.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import {
  type CardAnswer,
  type CardFrameMessage,
  cardFrameAddress,
  readCardFrameMessage,
} from './card-frame-messages.ts'
import type { PaymentMethod } from '../contract/submitted-payment.ts'
import './payment.css'

export interface PaymentFormHandle {
  /** The payment method, sealed by the provider; null when it is incomplete: the form shows what is missing. */
  submit: () => Promise<PaymentMethod | null>
}

interface CardFrameProps {
  url: string
  ref: Ref<PaymentFormHandle>
  /** Enter was pressed in a card field. */
  onEnter: () => void
}

/** A frame that has not answered by then counts as failed. */
const patienceMs = 20_000

/**
 * The provider's card fields on the provider's origin: numbers never enter this page. Both sides exchange
 * messages, only with that frame on that origin. A new `key` makes a new, empty form.
 */
export function CardFrame({ url, ref, onEnter }: CardFrameProps) {
  const text = useText()
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const waiting = useRef(new Map<string, (answer: CardAnswer) => void>())
  const [height, setHeight] = useState<number | null>(null)
  const [isReady, setReady] = useState(false)
  const [isUnavailable, setUnavailable] = useState(false)
  const [isIncomplete, setIncomplete] = useState(false)
  const errorId = useId()
  const address = cardFrameAddress(url, window.location.origin, language)

  const handleMessage = useCallback(
    (message: CardFrameMessage) => {
      if (message.type === 'ready') setReady(true)
      else if (message.type === 'height') setHeight(message.height)
      else if (message.type === 'enter') onEnter()
      else if (message.type === 'valid') setIncomplete((isShown) => isShown && !message.isValid)
      else if (message.type === 'result') waiting.current.get(message.requestId)?.(message.answer)
    },
    [onEnter],
  )
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.origin !== address.origin || event.source !== frame.current?.contentWindow) return
      const message = readCardFrameMessage(event.data)
      if (message) handleMessage(message)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [address.origin, handleMessage])
  useEffect(() => {
    if (isReady) return
    const timer = setTimeout(() => setUnavailable(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isReady])

  useImperativeHandle(ref, () => ({
    submit() {
      const target = frame.current?.contentWindow
      if (!target) return Promise.resolve(null)
      const requestId = crypto.randomUUID()
      return new Promise((resolve) => {
        const answer = (result: CardAnswer) => {
          clearTimeout(timer)
          waiting.current.delete(requestId)
          setIncomplete(!result.ok && result.isIncomplete)
          // The frame puts the focus on the field; where that is refused, at least the frame has it
          if (!result.ok && document.activeElement !== frame.current) frame.current?.focus()
          resolve(result.ok ? result.paymentMethod : null)
        }
        const timer = setTimeout(() => {
          setUnavailable(true)
          answer({ ok: false, isIncomplete: false })
        }, patienceMs)
        waiting.current.set(requestId, answer)
        target.postMessage({ type: 'card-frame:submit', requestId }, address.origin)
      })
    },
  }))

  return (
    <div className="payment-frame">
      {!isReady && !isUnavailable && <Loading label={text('/payment/card-loading')} />}
      {isUnavailable && (
        <Alert announce>
          <p>{text('/payment/card-lost')}</p>
        </Alert>
      )}
      <iframe
        ref={frame}
        className="payment-frame__in"
        src={address.href}
        title={text('/payment/card-frame')}
        // The style sheet reserves the space until the frame reports its height: the button below must not move under a press
        style={height === null ? undefined : { height: `${height}px` }}
        allow="payment"
        {...(isIncomplete && { 'aria-describedby': errorId })}
      />
      {isIncomplete && <FieldError id={errorId} text={text('/payment/card-incomplete')} />}
    </div>
  )
}
