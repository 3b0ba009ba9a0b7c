import { addWorkingDays, shopDay } from '#src/common/working-days.ts'
import type { ShipmentKind } from '#src/delivery/rules/methods.ts'
import { withdrawalAnswerDays } from '../contract/limits.ts'
import { type OrderStatus, paidStatuses, type ShipmentStatus } from './order-states.ts'

/**
 * The last shop day, `2026-12-11`, of the right of withdrawal: so many days after the last parcel's delivery (C-19), and where that is
 * no working day, the next one (Regulation 1182/71, article 3). Null while a parcel is still to be delivered: the time has not begun,
 * and one may withdraw already.
 */
export function withdrawalDay(deliveries: readonly (Date | null)[], days: number): string | null {
  const moments = deliveries.flatMap((moment) => (moment === null ? [] : [moment.getTime()]))
  if (moments.length === 0 || moments.length < deliveries.length) return null
  const date = new Date(`${shopDay(new Date(Math.max(...moments)))}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days - 1)
  // The first working day after the eve of the last.
  return addWorkingDays(date, 1)
}

/** The last shop day, `2026-12-08`, on which a statement is answered in time, whatever day of the week it is. */
export function answerDay(receivedAt: Date): string {
  const date = new Date(`${shopDay(receivedAt)}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + withdrawalAnswerDays)
  return shopDay(date)
}

interface Parcel {
  kind: ShipmentKind
  status: ShipmentStatus
  deliveredAt: Date | null
}

/** When each parcel that counts was delivered. A gift card that waits for its day keeps nobody's time from beginning. */
export const deliveriesOf = (parcels: readonly Parcel[]): (Date | null)[] =>
  parcels
    .filter(({ kind, status, deliveredAt }) => status !== 'Cancelled' && (kind !== 'gift-card' || deliveredAt !== null))
    .map(({ deliveredAt }) => deliveredAt)

/** Whether the button is shown: paid, in time, and with something that is not made to the shopper's words. */
export function canWithdraw(
  order: { status: OrderStatus; lines: readonly { customTablet: unknown }[] },
  lastDay: string | null,
  now: Date,
): boolean {
  return (
    paidStatuses.includes(order.status) &&
    order.lines.some(({ customTablet }) => !isMadeToOrder(customTablet)) &&
    (lastDay === null || shopDay(now) <= lastDay)
  )
}

/** Consumer protection act, chapter 6, section 16: goods made to the consumer's specifications. */
export const isMadeToOrder = (customTablet: unknown): boolean => customTablet !== null && customTablet !== undefined

/** Spelling of capitals, accents' encoding and spaces apart, in any order of first and last name. */
export function isSameName(typed: string, first: string, last: string): boolean {
  const words = (text: string): string =>
    text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).toSorted().join(' ')
  return words(typed) !== '' && words(typed) === words(`${first} ${last}`)
}

/** How addresses are compared: as they are written, but for capitals and spaces round them. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
