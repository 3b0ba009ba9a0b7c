import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { type Result, ok, refuse } from '#src/common/result.ts'
import { lowStockThreshold } from '../contract/limits.ts'
import { availableFor, stockState, sumDemands, type StockDemand, type StockState } from '../rules/availability.ts'
import { listPurgeTags } from './purge.store.ts'
import {
  type AffectedDemand,
  consumeReserved,
  listAffectedDemands,
  listDemandsOf,
  listLowLevels,
  lockLevels,
  reserve,
  setAllOnHand,
  setOnHand,
  type StockLevel,
  unreserve,
} from './stock.store.ts'

/*
 * Stock rows change here only, always in one order of locking. A hold moves units from free to reserved; it is then either
 * released (free again) or claimed (gone). Which order holds what is written by the orders domain in the same transaction.
 */

/** What could not be held: how many units of each stock item are free. */
export interface StockShortage {
  stockCode: string
  wanted: number
  available: number
}

/**
 * Reserves all of it or nothing, and answers what was free of each item before. Demands of one stock item are added up,
 * whichever lines they come from.
 */
export async function holdStock(
  tx: Transaction,
  demands: readonly StockDemand[],
  now: Date,
): Promise<Result<ReadonlyMap<string, number>, StockShortage[]>> {
  const sums = sum(demands)
  const levels = await lockLevels(tx, codesOf(sums))
  const free = new Map(levels.map((level) => [level.code, level.onHand - level.reserved]))
  const shortages = sums
    .filter(({ stockCode, quantity }) => (free.get(stockCode) ?? 0) < quantity)
    .map(({ stockCode, quantity }) => ({ stockCode, wanted: quantity, available: free.get(stockCode) ?? 0 }))
  if (shortages.length > 0) return refuse(shortages)
  requireAll('hold', sums, await reserve(tx, sums, now))
  await announce(tx, sums, -1)
  return ok(free)
}

/** Frees what was held. Throws when less is reserved than that: the caller's own hold row must prevent it. */
export async function releaseStock(tx: Transaction, demands: readonly StockDemand[], now: Date): Promise<void> {
  const sums = sum(demands)
  await lockLevels(tx, codesOf(sums))
  requireAll('release', sums, await unreserve(tx, sums, now))
  await announce(tx, sums, +1)
}

/** Sells what was held: shelves and reservations shrink, what is free stays the same. Throws like `releaseStock`. */
export async function claimStock(tx: Transaction, demands: readonly StockDemand[], now: Date): Promise<void> {
  const sums = sum(demands)
  await lockLevels(tx, codesOf(sums))
  requireAll('claim', sums, await consumeReserved(tx, sums, now))
}

/** Puts sold units back on their shelves; those of an item that is counted no more are passed over. */
export async function returnStock(tx: Transaction, demands: readonly StockDemand[], now: Date): Promise<void> {
  const sums = sum(demands)
  const levels = await lockLevels(tx, codesOf(sums))
  const known = sums.filter(({ stockCode }) => levels.some(({ code }) => code === stockCode))
  for (const { stockCode, quantity } of known) {
    const onHand = levels.find(({ code }) => code === stockCode)?.onHand ?? 0
    await setOnHand(tx, stockCode, onHand + quantity, now)
  }
  if (known.length > 0) await announce(tx, known, +1)
}

/** What is nearly gone: of so little the shop tells its visitors (specification 2, section 9). */
export const listLowStock = (executor: Executor, most: number): Promise<{ code: string; free: number }[]> =>
  listLowLevels(executor, lowStockThreshold, most)

/** The same of whole variations, as they are made up today. */
export const returnVariations = async (
  tx: Transaction,
  units: readonly { code: string; quantity: number }[],
  now: Date,
): Promise<void> => returnStock(tx, await listDemandsOf(tx, units), now)

/** Counts a shelf anew, never below what is reserved. Answers what was on it before; null for an unknown stock code. */
export async function setStock(
  tx: Transaction,
  stockCode: string,
  onHand: number,
  now: Date,
): Promise<StockLevel | null> {
  const before = await setOnHand(tx, stockCode, onHand, now)
  if (before === null) return null
  const change = Math.max(onHand, before.reserved) - before.onHand
  await announce(tx, [{ stockCode, quantity: Math.abs(change) }], change < 0 ? -1 : 1)
  return before
}

/** Counts many shelves anew, in few statements. Unknown codes are left out; none goes below what is reserved. */
export async function setStockLevels(
  tx: Transaction,
  counts: readonly { code: string; onHand: number }[],
  now: Date,
): Promise<void> {
  const before = new Map(
    (
      await lockLevels(
        tx,
        counts.map(({ code }) => code),
      )
    ).map((level) => [level.code, level]),
  )
  await setAllOnHand(tx, counts, now)
  const changes = counts.flatMap(({ code, onHand }): [string, number][] => {
    const level = before.get(code)
    return level === undefined ? [] : [[code, Math.max(onHand, level.reserved) - level.onHand]]
  })
  await announceChanges(tx, new Map(changes))
}

const announce = (tx: Transaction, changed: readonly StockDemand[], sign: 1 | -1): Promise<void> =>
  announceChanges(tx, new Map(changed.map(({ stockCode, quantity }) => [stockCode, sign * quantity])))

/**
 * Purges products whose shown state (in, low, out) changed; plain figures reach pages by the live overlay. `change` is what
 * became more or less free of each stock item.
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
