import { createAlarm } from './alarm.ts'
import type { Payment } from './book.ts'
import type { FinalResultCode, Refusal } from './ledger-events.ts'
import { authorisationItem } from './notifications.ts'
import type { Provider } from './provider.ts'

/** Decides an undecided payment and queues its webhook. Does nothing when it is decided already: the first one wins. */
export function settlePayment(
  provider: Provider,
  payment: Payment,
  decision: { resultCode: FinalResultCode; refusal: Refusal | null },
  cause: 'challenge' | 'timer' | 'control',
): void {
  if (!provider.book.unsettled.has(payment.pspReference)) return
  const { resultCode, refusal } = decision
  const item = authorisationItem({ ...payment, refusal }, resultCode === 'Authorised', provider.now())
  provider.record({
    kind: 'payment-settled',
    pspReference: payment.pspReference,
    resultCode,
    refusal,
    cause,
    webhooks: [provider.queued(item)],
  })
  provider.log({
    event: 'payment-settled',
    pspReference: payment.pspReference,
    merchantReference: payment.merchantReference,
    resultCode,
    cause,
  })
}

/** Settles pending and abandoned payments when their time has come, those of an earlier run too. */
export function startSettlements(provider: Provider): { close(): void } {
  const alarm = createAlarm(settleDue, provider.now)

  function settleDue(): void {
    const now = provider.now().getTime()
    for (const payment of provider.book.unsettled.values()) {
      if (payment.settles && payment.settles.at <= now) settlePayment(provider, payment, payment.settles, 'timer')
    }
    setAlarm()
  }

  function setAlarm(): void {
    const times = [...provider.book.unsettled.values()].flatMap((payment) => payment.settles?.at ?? [])
    if (times.length > 0) alarm.ringAt(Math.min(...times))
    else alarm.cancel()
  }

  provider.onChange(setAlarm)
  setAlarm()
  return { close: () => alarm.cancel() }
}
