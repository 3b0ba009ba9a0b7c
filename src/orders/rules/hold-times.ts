import { bulkPieces, bulkShare, longestHoldMs, orderHoldMs, paymentHoldMs } from '../contract/limits.ts'

/** How long the goods of an unpaid order are held, and how long it can be paid: never shorter than that. */
export interface HoldTimes {
  holdUntil: Date
  payableUntil: Date
}

interface HeldOrder {
  createdAt: Date
  isBulk: boolean
}

/** Just placed: the payment follows at once, or the goods are somebody else's. */
export const placedTimes = (now: Date): HoldTimes => ({
  holdUntil: after(now, orderHoldMs),
  payableUntil: after(now, paymentHoldMs),
})

/** A payment begins. Null when the order is too old for one. */
export function attemptTimes(order: HeldOrder, now: Date): HoldTimes | null {
  const end = after(order.createdAt, longestHoldMs)
  if (end <= now) return null
  const until = earlier(after(now, paymentHoldMs), end)
  return { holdUntil: until, payableUntil: until }
}

/** A payment came to nothing, and another may follow: only a bulk order gives its goods back meanwhile. */
export function refusedTimes(order: HeldOrder, now: Date): HoldTimes {
  const payableUntil = earlier(after(now, paymentHoldMs), after(order.createdAt, longestHoldMs))
  const holdUntil = order.isBulk ? earlier(after(order.createdAt, orderHoldMs), payableUntil) : payableUntil
  return { holdUntil, payableUntil }
}

/** Whether an order takes so much of an item that holding it for nothing would close the shelf to everybody else. */
export const isBulk = (
  pieces: number,
  demands: readonly { stockCode: string; quantity: number }[],
  free: ReadonlyMap<string, number>,
): boolean =>
  pieces > bulkPieces && demands.some(({ stockCode, quantity }) => quantity > (free.get(stockCode) ?? 0) * bulkShare)

const after = (from: Date, ms: number): Date => new Date(from.getTime() + ms)
const earlier = (a: Date, b: Date): Date => (a < b ? a : b)
