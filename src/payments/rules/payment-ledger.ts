import type { TaskKind } from '#src/orders/contract/order-mail.ts'
import type { PaymentStatus } from '#src/orders/rules/order-states.ts'

/*
 * The ledger of the provider's events on one payment. Events come late, twice and in any order, so the ledger is computed from
 * all of them each time: the same events give the same ledger.
 *
 *   CAPTURE, REFUND                granted; a later …_FAILED with the same reference takes it back
 *   REFUNDED_REVERSED              a refund that came back to us: as REFUND_FAILED
 *   CANCEL_OR_REFUND               a refund of what was captured, otherwise the end of the authorisation
 *   CANCELLATION, TECHNICAL_CANCEL, EXPIRE   the end of the authorisation
 *   CHARGEBACK                     a dispute, until CHARGEBACK_REVERSED with the same reference
 */

export interface BookedEvent {
  eventCode: string
  success: boolean
  /** Reference of the capture, refund or dispute, not of the payment. */
  pspReference: string
  amountCents: number
}

export interface PaymentLedger {
  capturedCents: number
  refundedCents: number
  /** Nothing can be captured any more. */
  isVoid: boolean
  isDisputed: boolean
}

const grantedOf = (events: readonly BookedEvent[], code: string): BookedEvent[] =>
  events.filter((event) => event.eventCode === code && event.success)

/** Granted events that no later event with the same reference takes back. */
function standingOf(events: readonly BookedEvent[], code: string, ...ends: readonly string[]): BookedEvent[] {
  const ended = new Set(ends.flatMap((end) => grantedOf(events, end)).map((event) => event.pspReference))
  return grantedOf(events, code).filter((event) => !ended.has(event.pspReference))
}

/** Refunds that were granted and have not come back. */
const bookedRefunds = (events: readonly BookedEvent[]): BookedEvent[] =>
  standingOf(events, 'REFUND', ...failures.REFUND)

interface OwnRefund {
  pspReference: string | null
  cardCents: number
  status: (typeof modificationStatuses)[number]
}

/**
 * Refunds made in the provider's own pages, not by the shop. A refund of the shop that the provider has not answered, or that
 * failed, is recognised by its sum.
 */
export function refundsElsewhere(events: readonly BookedEvent[], ours: readonly OwnRefund[]): BookedEvent[] {
  const isCaptured = standingOf(events, 'CAPTURE', ...failures.CAPTURE).length > 0
  const booked = [...bookedRefunds(events), ...(isCaptured ? grantedOf(events, 'CANCEL_OR_REFUND') : [])]
  const elsewhere = booked.filter(({ pspReference }) => !ours.some((one) => one.pspReference === pspReference))
  for (const { status, cardCents } of ours) {
    if (status !== 'requested' && status !== 'failed') continue
    const own = elsewhere.findIndex(({ amountCents }) => amountCents === cardCents)
    if (own >= 0) elsewhere.splice(own, 1)
  }
  return elsewhere
}

export function paymentLedger(events: readonly BookedEvent[]): PaymentLedger {
  const granted = (code: string) => grantedOf(events, code)
  const standing = (code: string, ...ends: readonly string[]) => standingOf(events, code, ...ends)
  const sum = (list: readonly BookedEvent[]) => list.reduce((total, event) => total + event.amountCents, 0)
  const capturedCents = sum(standing('CAPTURE', 'CAPTURE_FAILED'))
  const reversals = granted('CANCEL_OR_REFUND')
  const ends = ['CANCELLATION', 'TECHNICAL_CANCEL', 'EXPIRE'].flatMap(granted)
  return {
    capturedCents,
    refundedCents: sum(bookedRefunds(events)) + (capturedCents > 0 ? sum(reversals) : 0),
    isVoid: capturedCents === 0 && (ends.length > 0 || reversals.length > 0),
    isDisputed: standing('CHARGEBACK', 'CHARGEBACK_REVERSED').length > 0,
  }
}

/** The state of an authorised payment by its ledger; `otherLeftCents` is the gift card's part that is not refunded. */
export function statusByLedger(
  { capturedCents, refundedCents, isVoid }: PaymentLedger,
  otherLeftCents = 0,
): PaymentStatus {
  if (isVoid) return 'Cancelled'
  if (capturedCents === 0) return 'Authorised'
  if (refundedCents === 0) return 'Captured'
  return refundedCents < capturedCents || otherLeftCents > 0 ? 'PartiallyRefunded' : 'Refunded'
}

/** Whether all of the payment has gone back, or never came. */
export const isGivenBack = ({ capturedCents, refundedCents, isVoid }: PaymentLedger): boolean =>
  isVoid || (capturedCents > 0 && refundedCents >= capturedCents)

/** Events that need a person: when they did not succeed, or always. */
const tasks: { readonly [Kind in TaskKind]?: 'failed' | 'always' } = {
  CAPTURE: 'failed',
  CAPTURE_FAILED: 'always',
  CANCELLATION: 'failed',
  TECHNICAL_CANCEL: 'failed',
  CANCEL_OR_REFUND: 'failed',
  REFUND: 'failed',
  REFUND_FAILED: 'always',
  REFUNDED_REVERSED: 'always',
  // A refund that was cancelled before it was done; a refund that waits for funds reports its outcome by another event.
  VOID_PENDING_REFUND: 'always',
  EXPIRE: 'always',
  // The provider sends these before a chargeback and after a lost defence: each needs an answer by a given day.
  NOTIFICATION_OF_CHARGEBACK: 'always',
  REQUEST_FOR_INFORMATION: 'always',
  SECOND_CHARGEBACK: 'always',
  CHARGEBACK: 'always',
  CHARGEBACK_REVERSED: 'always',
  NOTIFICATION_OF_FRAUD: 'always',
  DISPUTE_DEFENSE_PERIOD_ENDED: 'always',
  PREARBITRATION_OPEN: 'always',
  PREARBITRATION_LOST: 'always',
  PREARBITRATION_WON: 'always',
}

/** Events that never need a person. */
const asides: readonly string[] = [
  // Answers to what a person did in the provider's own pages.
  'INFORMATION_SUPPLIED',
  'ISSUER_COMMENTS',
  'ISSUER_RESPONSE_TIMEFRAME_EXPIRED',
  'POSTPONED_REFUND',
  // Orders paid by several payments, which the shop does not use.
  'ORDER_OPENED',
  'ORDER_CLOSED',
]

const isTask = (eventCode: string): eventCode is TaskKind => Object.hasOwn(tasks, eventCode)

/** Events on an authorised payment; all others are stored and ignored. */
export const isKnownEvent = (eventCode: string): boolean => isTask(eventCode) || asides.includes(eventCode)

/** The task that an event raises for a person; null: none. */
export function taskOf({ eventCode, success }: Pick<BookedEvent, 'eventCode' | 'success'>): TaskKind | null {
  if (!isTask(eventCode)) return null
  return tasks[eventCode] === 'always' || !success ? eventCode : null
}

/**
 * A capture or a refund that we request. requested: written down, may not have reached the provider · accepted: the provider
 * has it and will send an event · confirmed, failed: the event has come.
 */
export const modificationStatuses = ['requested', 'accepted', 'confirmed', 'failed'] as const

const failures = {
  CAPTURE: ['CAPTURE_FAILED'],
  REFUND: ['REFUND_FAILED', 'REFUNDED_REVERSED'],
} as const

/** The outcome of one capture or refund by the events with its reference; null: none yet. A later failure overrides a grant. */
export function modificationOutcome(
  events: readonly BookedEvent[],
  code: keyof typeof failures,
  pspReference: string | null,
): 'confirmed' | 'failed' | null {
  const own = events.filter((event) => event.pspReference === pspReference)
  const codes: readonly string[] = failures[code]
  if (own.some(({ eventCode, success }) => success && codes.includes(eventCode))) return 'failed'
  const told = own.filter(({ eventCode }) => eventCode === code)
  if (told.some(({ success }) => success)) return 'confirmed'
  return told.length > 0 ? 'failed' : null
}
