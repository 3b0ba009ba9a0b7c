import { useRef, useState } from 'react'
import type { PaymentMethod } from '#src/payments/contract/submitted-payment.ts'
import { outcomeOf, refusalTexts } from '#src/payments/web/payment-outcome.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { isSignedOut } from '../office-api.ts'
import { payOnTelephone } from '../phone-orders/phone-order-api.ts'
import { endedSession } from '../shell/ended-session.ts'
import { useFailure } from '../shell/states.tsx'

interface PhonePaymentOptions {
  orderNumber: string
  /** Reads the order's state again; it rejects when the state could not be read. */
  reload: () => Promise<unknown>
  onPaid: (result: 'authorised' | 'pending') => void
}

/** One card after the other, until one is accepted or the order has ended. A lost answer is never sent again by itself. */
export function usePhonePayment({ orderNumber, reload, onPaid }: PhonePaymentOptions) {
  const t = useText()
  const failure = useFailure()
  const [isBusy, setBusy] = useState(false)
  /** A try whose answer was lost: `unknown` until the order's state was read after it, and `settled` from then on. */
  const [lost, setLost] = useState<'unknown' | 'settled' | null>(null)
  const [failures, setFailures] = useState<readonly string[]>([])
  /** A new number makes a new, empty form: a card is submitted once. */
  const [formNumber, setFormNumber] = useState(1)
  const isRunning = useRef(false)

  function stop(words: readonly string[]): void {
    setFailures(words)
    setFormNumber((number) => number + 1)
  }

  async function send(paymentMethod: PaymentMethod): Promise<void> {
    const result = await payOnTelephone(
      orderNumber,
      { paymentMethod, origin: window.location.origin },
      crypto.randomUUID(),
    )
    const outcome = outcomeOf(result)
    if (outcome.kind === 'paid') onPaid(result.resultCode === 'Authorised' ? 'authorised' : 'pending')
    else if (outcome.kind === 'redirect') stop([t('/desk/phone-order/bank-asks')])
    else {
      const [why = '', ...left] = refusalTexts(outcome, t)
      stop(outcome.triesLeft === 0 ? [why, t('/desk/phone-order/ended')] : [why, ...left])
      // The words above hold, even when the state cannot be read.
      if (outcome.triesLeft === 0) await reload().catch(() => {})
    }
  }

  /** The state that it comes to replaces the words, and a form after it begins empty. */
  async function readState(): Promise<void> {
    await reload().then(
      () => {
        setLost('settled')
        stop([])
      },
      () => {},
    )
  }

  async function pay(read: () => Promise<PaymentMethod | null>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setFailures([])
    setLost(null)
    try {
      const method = await read()
      if (method) await send(method)
    } catch (error) {
      if (isSignedOut(error)) endedSession.set(true)
      const isLost = !(error instanceof ApiError) || error.status === 0 || error.status >= 500
      if (isLost) {
        setLost('unknown')
        await readState()
      } else stop([failure(error)])
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { isBusy, lost, failures, formNumber, pay, readState }
}
