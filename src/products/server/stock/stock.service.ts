import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { type Result, ok, refuse } from '#src/common/result.ts'
import { lowStockThreshold } from '../../contract/limits.ts'
import { availableFor, stockState, sumDemands, type StockDemand, type StockState } from '../../rules/availability.ts'
import { listPurgeTags } from '../purge.store.ts'
import {
  type AffectedDemand,
  allocate,
  fulfil,
  lastMovements,
  listAffectedDemands,
  listLowLevels,
  listMovements,
  listShortLevels,
  lockStock,
  type MovementCause,
  type MovementReason,
  type MovementRow,
  moveOnHand,
  release,
  type StockLevel,
} from './stock.store.ts'

/*
 * The only place that changes stock rows, always locked in one order. On hand is the quantity on the shelf, allocated what
 * orders have reserved, available the difference. An order allocates; an allocation is then released (available again) or
 * fulfilled (off the shelf). The orders domain records each order's allocation in the same transaction.
 */

export {
  lastMovements,
  listMovements,
  listShortLevels,
  lockStock,
  type MovementReason,
  type MovementRow,
  type StockLevel,
}

/** What could not be allocated: how many units of each stock item are available. */
export interface StockShortage {
  stockCode: string
  wanted: number
  available: number
}

/**
 * Allocates all or nothing, and returns the quantities available before. Demands of several lines for one stock item are
 * added up.
 */
export async function allocateStock(
  tx: Transaction,
  demands: readonly StockDemand[],
  now: Date,
): Promise<Result<ReadonlyMap<string, number>, StockShortage[]>> {
  const sums = sum(demands)
  const levels = await lockStock(tx, codesOf(sums))
  const free = new Map(levels.map((level) => [level.code, Math.max(0, level.onHand - level.allocated)]))
  const shortages = sums
    .filter(({ stockCode, quantity }) => (free.get(stockCode) ?? 0) < quantity)
    .map(({ stockCode, quantity }) => ({ stockCode, wanted: quantity, available: free.get(stockCode) ?? 0 }))
  if (shortages.length > 0) return refuse(shortages)
  requireAll('allocate', sums, await allocate(tx, sums, now))
  await announce(tx, sums, -1)
  return ok(free)
}

/** Releases an allocation. Throws when less is allocated than that: the caller's own allocation must prevent it. */
export async function releaseStock(tx: Transaction, demands: readonly StockDemand[], now: Date): Promise<void> {
  const sums = sum(demands)
  await lockStock(tx, codesOf(sums))
  requireAll('release', sums, await release(tx, sums, now))
  await announce(tx, sums, +1)
}

/** Takes allocated units off the shelf; the available quantity stays the same. Throws like `releaseStock`. */
export async function fulfilStock(
  tx: Transaction,
  demands: readonly StockDemand[],
  cause: MovementCause,
  now: Date,
): Promise<void> {
  const sums = sum(demands)
  await lockStock(tx, codesOf(sums))
  requireAll('fulfil', sums, await fulfil(tx, sums, cause, now))
}

/** Puts units back on the shelf; units of a stock item that is no longer kept are skipped. */
export async function returnStock(
  tx: Transaction,
  demands: readonly StockDemand[],
  cause: MovementCause,
  now: Date,
): Promise<void> {
  const sums = sum(demands)
  await lockStock(tx, codesOf(sums))
  const moves = sums.map(({ stockCode, quantity }) => ({ code: stockCode, delta: quantity }))
  const known = await moveOnHand(tx, moves, cause, now)
  const returned = sums.filter(({ stockCode }) => known.includes(stockCode))
  await announce(tx, returned, +1)
}

/** What is nearly gone: of so little the shop tells its visitors (specification 2, section 9). */
export const listLowStock = (executor: Executor, most: number): Promise<{ code: string; free: number }[]> =>
  listLowLevels(executor, lowStockThreshold, most)

/**
 * Sets the quantities on hand to those counted, whatever is allocated. Unknown codes are left out. Returns the new levels.
 */
export async function countStock(
  tx: Transaction,
  counts: readonly { code: string; onHand: number }[],
  actor: string,
  now: Date,
): Promise<StockLevel[]> {
  const before = new Map(
    (
      await lockStock(
        tx,
        counts.map(({ code }) => code),
      )
    ).map((level) => [level.code, level]),
  )
  const counted = counts.flatMap(({ code, onHand }) => {
    const level = before.get(code)
    return level ? [{ code, onHand, allocated: level.allocated, delta: onHand - level.onHand }] : []
  })
  await moveOnHand(
    tx,
    counted.map(({ code, delta }) => ({ code, delta })),
    { reason: 'counted', orderId: null, actor },
    now,
  )
  const changed = counted.filter(({ delta }) => delta !== 0)
  await announceChanges(tx, new Map(changed.map(({ code, delta }) => [code, delta])))
  return counted.map(({ code, onHand, allocated }) => ({ code, onHand, allocated }))
}

/**
 * Changes a stock item's quantity by `delta`, for a reason. Null for an unknown code, or if the quantity would fall below 0.
 */
export async function moveStock(
  tx: Transaction,
  code: string,
  delta: number,
  cause: Omit<MovementCause, 'orderId'>,
  now: Date,
): Promise<StockLevel | null> {
  const [before] = await lockStock(tx, [code])
  if (!before || (delta < 0 && before.onHand + delta < 0)) return null
  await moveOnHand(tx, [{ code, delta }], { ...cause, orderId: null }, now)
  await announceChanges(tx, new Map([[code, delta]]))
  return { ...before, onHand: before.onHand + delta }
}

const announce = (tx: Transaction, changed: readonly StockDemand[], sign: 1 | -1): Promise<void> =>
  announceChanges(tx, new Map(changed.map(({ stockCode, quantity }) => [stockCode, sign * quantity])))

/**
 * Purges products whose shown state (in, low, out) changed; plain figures reach pages by the live overlay. `change` is what
 * became more or less available of each stock item.
 */
async function announceChanges(tx: Transaction, change: ReadonlyMap<string, number>): Promise<void> {
  const byVariation = Map.groupBy(await listAffectedDemands(tx, [...change.keys()]), (demand) => demand.variationCode)
  const products = new Set<string>()
  for (const demands of byVariation.values()) {
    const before = stateOf(demands, (demand) => demand.available - (change.get(demand.stockCode) ?? 0))
    const after = stateOf(demands, (demand) => demand.available)
    if (before !== after && demands[0] !== undefined) products.add(demands[0].productCode)
  }
  await emitCacheEvent(tx, await listPurgeTags(tx, [...products]))
}

function stateOf(demands: readonly AffectedDemand[], availableOf: (demand: AffectedDemand) => number): StockState {
  const shelf = new Map(demands.map((demand) => [demand.stockCode, availableOf(demand)]))
  const available = availableFor(demands, (code) => shelf.get(code) ?? 0, Number.MAX_SAFE_INTEGER)
  return stockState(available > 0, available)
}

const sum = (demands: readonly StockDemand[]): StockDemand[] => sumDemands([{ demands, quantity: 1 }])
const codesOf = (demands: readonly StockDemand[]): string[] => demands.map((demand) => demand.stockCode)

function requireAll(what: string, demands: readonly StockDemand[], done: readonly string[]): void {
  if (done.length === demands.length) return
  const missing = demands.filter(({ stockCode }) => !done.includes(stockCode)).map(({ stockCode }) => stockCode)
  throw new Error(`Could not ${what} stock of ${missing.join(', ')}`)
}
