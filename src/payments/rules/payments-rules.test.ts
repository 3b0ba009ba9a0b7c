import { describe, expect, it } from 'vitest'
import { resultCodes } from '../contract/payments.ts'
import { attemptStatusOf } from './attempt-update.ts'
import { attemptRank, attemptStatuses, counts, isDecided, isInFlight } from './attempt-states.ts'
import { type BookedEvent, isGivenBack, isKnownEvent, taskOf, paymentLedger, statusByLedger } from './payment-ledger.ts'
import { refusalReasonKey, refusalReasonKeyOfWebhook } from './refusal-reason.ts'

describe('refusals', () => {
  it.each([
    ['Refused', '2', 'declined'],
    ['Refused', '6', 'expired-card'],
    ['Refused', '11', 'authentication-failed'],
    ['Refused', '12', 'not-enough-funds'],
    ['Refused', '24', 'declined'],
    ['Cancelled', '16', 'cancelled'],
    ['Cancelled', null, 'cancelled'],
    ['Refused', null, 'declined'],
    ['Refused', '9', 'technical'],
    ['Error', null, 'technical'],
  ])('%s with code %s is told as %s', (resultCode, code, expected) => {
    expect(refusalReasonKey(resultCode, code)).toBe(expected)
  })

  it.each([
    ['3D Not Authenticated', 'authentication-failed'],
    ['Not enough balance', 'not-enough-funds'],
    ['Expired Card', 'expired-card'],
    ['Shopper Cancelled', 'cancelled'],
    ['Refused', 'declined'],
    ['', 'declined'],
  ])('a webhook that says "%s" is told as %s', (reason, expected) => {
    expect(refusalReasonKeyOfWebhook(reason)).toBe(expected)
  })
})

describe('result codes', () => {
  it('each mean something for an attempt', () => {
    expect(Object.fromEntries(resultCodes.map((code) => [code, attemptStatusOf(code)]))).toEqual({
      Authorised: 'Authorised',
      RedirectShopper: 'AwaitingShopper',
      ChallengeShopper: 'AwaitingShopper',
      IdentifyShopper: 'AwaitingShopper',
      Pending: 'Pending',
      Received: 'Pending',
      Refused: 'Refused',
      Cancelled: 'Cancelled',
      Error: 'Failed',
    })
  })
})

describe('an attempt', () => {
  it.each(attemptStatuses.flatMap((from) => attemptStatuses.map((to) => [from, to] as const)))(
    'in %s heeds %s only from above',
    (from, to) => {
      expect(counts(from, to)).toBe(attemptRank[to] > attemptRank[from])
    },
  )

  it('never forgets that money was taken', () => {
    for (const update of ['Refused', 'Cancelled', 'Failed', 'Pending', 'AwaitingShopper'] as const)
      expect(counts('Authorised', update)).toBe(false)
    for (const known of ['Refused', 'Cancelled', 'Failed', 'Pending', 'AwaitingShopper', 'Open'] as const)
      expect(counts(known, 'Authorised')).toBe(true)
  })

  it('is in flight from the call to the decision', () => {
    expect(attemptStatuses.filter(isInFlight)).toEqual(['Open', 'AwaitingShopper', 'Pending'])
    expect(attemptStatuses.filter(isDecided)).toEqual(['Authorised', 'Refused', 'Cancelled', 'Failed', 'Reversed'])
  })
})

describe('the books of a payment', () => {
  const event = (eventCode: string, amountCents = 1_000, pspReference = eventCode, success = true): BookedEvent => ({
    eventCode,
    success,
    pspReference,
    amountCents,
  })
  const permutations = (events: readonly BookedEvent[]): BookedEvent[][] =>
    events.length <= 1
      ? [[...events]]
      : events.flatMap((one, at) =>
          permutations([...events.slice(0, at), ...events.slice(at + 1)]).map((rest) => [one, ...rest]),
        )
  const capture = event('CAPTURE', 1_000, 'C1')
  const refund = (cents: number, psp: string) => event('REFUND', cents, psp)

  it.each([
    ['nothing', [], 'Authorised', false],
    ['a capture', [capture], 'Captured', false],
    ['a capture that was refused', [event('CAPTURE', 1_000, 'C1', false)], 'Authorised', false],
    ['a capture that failed afterwards', [capture, event('CAPTURE_FAILED', 1_000, 'C1')], 'Authorised', false],
    ['part refunded', [capture, refund(400, 'R1')], 'PartiallyRefunded', false],
    ['refunded in two', [capture, refund(400, 'R1'), refund(600, 'R2')], 'Refunded', false],
    ['a refund that failed', [capture, refund(1_000, 'R1'), event('REFUND_FAILED', 1_000, 'R1')], 'Captured', false],
    ['cancelled', [event('CANCELLATION')], 'Cancelled', false],
    ['cancelled by our reference', [event('TECHNICAL_CANCEL')], 'Cancelled', false],
    ['expired', [event('EXPIRE')], 'Cancelled', false],
    ['reversed before a capture', [event('CANCEL_OR_REFUND')], 'Cancelled', false],
    ['reversed after a capture', [capture, event('CANCEL_OR_REFUND')], 'Refunded', false],
    ['a dispute', [capture, event('CHARGEBACK', 1_000, 'D1')], 'Captured', true],
    [
      'a dispute that was won, and another',
      [event('CHARGEBACK', 1, 'D1'), event('CHARGEBACK_REVERSED', 1, 'D1'), event('CHARGEBACK', 1, 'D2')],
      'Authorised',
      true,
    ],
    [
      'a dispute that was won',
      [event('CHARGEBACK', 1, 'D1'), event('CHARGEBACK_REVERSED', 1, 'D1')],
      'Authorised',
      false,
    ],
  ] as const)('%s, in any order', (_what, events, status, isDisputed) => {
    for (const order of permutations(events)) {
      const ledger = paymentLedger(order)
      expect([statusByLedger(ledger), ledger.isDisputed], JSON.stringify(order)).toEqual([status, isDisputed])
      expect(isGivenBack(ledger)).toBe(status === 'Cancelled' || status === 'Refunded')
    }
  })

  it('know the events of the provider, and which of them are for a person', () => {
    const codes = [
      'CAPTURE',
      'CAPTURE_FAILED',
      'CANCELLATION',
      'TECHNICAL_CANCEL',
      'CANCEL_OR_REFUND',
      'REFUND',
      'REFUND_FAILED',
      'EXPIRE',
      'CHARGEBACK',
      'CHARGEBACK_REVERSED',
      'ORDER_OPENED',
      'ORDER_CLOSED',
    ]
    expect(codes.filter((code) => !isKnownEvent(code))).toEqual([])
    expect(isKnownEvent('REPORT_AVAILABLE')).toBe(false)
    const asks = (success: boolean) => codes.filter((eventCode) => taskOf({ eventCode, success }) !== null)
    expect(asks(true)).toEqual(['CAPTURE_FAILED', 'REFUND_FAILED', 'EXPIRE', 'CHARGEBACK', 'CHARGEBACK_REVERSED'])
    expect(codes.filter((code) => !asks(false).includes(code))).toEqual(['ORDER_OPENED', 'ORDER_CLOSED'])
  })
})
