import { sumOf } from '#src/common/money.ts'
import { addWorkingDays, shopDay } from '#src/common/working-days.ts'
import type { ShipmentKind } from '#src/delivery/rules/methods.ts'
import { withdrawalAnswerDays } from '../contract/limits.ts'
import type { Pieces } from './order-states.ts'
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

/** When each parcel that counts was delivered. A gift card waiting for its day does not delay the withdrawal period. */
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

interface Statement {
  reference: string
  receivedAt: Date
  status: 'received' | 'accepted' | 'refused'
  /** When it was closed, because its money had gone back by other refunds. */
  settledAt?: Date | null
  /** Empty: all that the right covers. */
  lines: readonly { line: number; quantity: number }[]
}

/** An order with what went back of it and what was stated about it. */
export interface Withdrawable {
  order: { status: OrderStatus }
  lines: readonly { position: number; quantity: number; customTablet: unknown }[]
  refunds: readonly { lines: readonly Pieces[]; withdrawalReference: string | null }[]
  statements: readonly Statement[]
}

/**
 * Pieces by the line's position that are neither refunded nor withdrawn from; a cancelled order has none. A statement whose
 * money went back counts by its refunds, a refused one not at all. `own`: the pieces left when that statement was made.
 */
export function leftToWithdraw(
  { order, lines, refunds, statements }: Withdrawable,
  own?: Pick<Statement, 'reference' | 'receivedAt'>,
): (position: number) => number {
  const others = refunds.filter(({ withdrawalReference }) => own === undefined || withdrawalReference !== own.reference)
  const open = statements.filter(
    ({ reference, receivedAt, status, settledAt }) =>
      status !== 'refused' &&
      !settledAt &&
      (own === undefined || (reference !== own.reference && receivedAt < own.receivedAt)) &&
      !others.some(({ withdrawalReference }) => withdrawalReference === reference),
  )
  const stated = open.flatMap((one) => one.lines.map(({ line, quantity }) => ({ position: line, quantity })))
  const gone = [...others.flatMap((refund) => refund.lines), ...stated]
  const isWholeStated = open.some((one) => one.lines.length === 0)
  return (position) => {
    const line = lines.find((one) => one.position === position)
    if (!line || order.status === 'Cancelled') return 0
    if (isWholeStated && !isMadeToOrder(line.customTablet)) return 0
    const pieces = gone.filter((one) => one.position === position).map(({ quantity }) => quantity)
    return Math.max(0, line.quantity - sumOf(pieces))
  }
}

interface NamedLines extends Withdrawable {
  lines: readonly (Withdrawable['lines'][number] & { code: string; displayName: string })[]
}

/** A line of a statement of which less is left than it states; both count pieces. */
export interface ShortLine {
  code: string
  name: string
  stated: number
  left: number
}

/** Lines of which less is left than `own` states: pieces were refunded or withdrawn from before. */
export function lessThanStated(whole: NamedLines, own: Statement): ShortLine[] {
  const leftOf = leftToWithdraw(whole, own)
  return whole.lines.flatMap(({ position, code, displayName: name, quantity, customTablet }) => {
    const line = own.lines.length === 0 ? { quantity } : own.lines.find((one) => one.line === position)
    if (!line || isMadeToOrder(customTablet)) return []
    const left = Math.min(line.quantity, leftOf(position))
    return line.quantity === 0 || left < line.quantity ? [{ code, name, stated: line.quantity, left }] : []
  })
}

/** Consumer protection act, chapter 6, section 16: goods made to the consumer's specifications. */
export const isMadeToOrder = (customTablet: unknown): boolean => customTablet !== null && customTablet !== undefined

/** Compares names regardless of capitals, encoding of accents and spaces, in any order of first and last name. */
export function isSameName(typed: string, first: string, last: string): boolean {
  const words = (text: string): string =>
    text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).toSorted().join(' ')
  return words(typed) !== '' && words(typed) === words(`${first} ${last}`)
}

/** How addresses are compared: as they are written, but for capitals and spaces round them. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
