import { bulkPieces, bulkShare } from '../contract/limits.ts'

/** How long the goods of an unpaid order are held, and how long it can be paid: never shorter than that. */
export interface ReservationTimes {
  reservedUntil: Date
  payableUntil: Date
}

export interface ReservationLimits {
  /** Minutes until a payment begins: the browser sends both with one press. */
  orderMinutes: number
  /** Counts from the start of a payment; an order without one can be paid for as long. */
  paymentMinutes: number
  /** The limit for several payments one after another. */
  longestMinutes: number
}

interface HeldOrder {
  createdAt: Date
  isBulk: boolean
}

/** The order was just placed: its payment follows at once, or other shoppers get the goods. */
export const placedTimes = (now: Date, limits: ReservationLimits): ReservationTimes => ({
  reservedUntil: after(now, limits.orderMinutes),
  payableUntil: after(now, limits.paymentMinutes),
})

/** A payment begins. Null when the order is too old for one. */
export function attemptTimes(order: HeldOrder, now: Date, limits: ReservationLimits): ReservationTimes | null {
  const end = after(order.createdAt, limits.longestMinutes)
  if (end <= now) return null
  const until = earlier(after(now, limits.paymentMinutes), end)
  return { reservedUntil: until, payableUntil: until }
}

/** A payment failed, and another may follow: only a bulk order releases its goods meanwhile. */
export function refusedTimes(order: HeldOrder, now: Date, limits: ReservationLimits): ReservationTimes {
  const payableUntil = earlier(after(now, limits.paymentMinutes), after(order.createdAt, limits.longestMinutes))
  const reservedUntil = order.isBulk ? earlier(after(order.createdAt, limits.orderMinutes), payableUntil) : payableUntil
  return { reservedUntil, payableUntil }
}

/** Whether an order takes so much of an item that reserving it without payment would leave none for other shoppers. */
export const isBulk = (
  pieces: number,
  demands: readonly { stockCode: string; quantity: number }[],
  free: ReadonlyMap<string, number>,
): boolean =>
  pieces > bulkPieces && demands.some(({ stockCode, quantity }) => quantity > (free.get(stockCode) ?? 0) * bulkShare)

const after = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * 60_000)
const earlier = (a: Date, b: Date): Date => (a < b ? a : b)
