import { randomBytes } from 'node:crypto'
import { allocateStock, type StockShortage } from '#src/products/server/stock/stock.service.ts'
import { sumDemands } from '#src/products/rules/availability.ts'
import { ok, type Result } from '#src/common/result.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { afterCommit } from '#src/platform/database/transaction.ts'
import { ordersPlaced } from '#src/platform/metrics/process-metrics.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { isBulk, placedTimes } from '../rules/reservation-times.ts'
import type { NewOrder } from '../rules/new-order.ts'
import { orderNumber } from '../rules/order-number.ts'
import { reservationSetting } from './reservation-setting.ts'
import { insertEvent, insertOrder, type OrderRow } from './order.store.ts'

/** Allocates the goods and writes the order, or returns what is missing; then the caller must roll back. */
export async function placeOrder(
  tx: Transaction,
  order: NewOrder,
  now: Date,
  settings: Settings,
): Promise<Result<OrderRow, StockShortage[]>> {
  const allocated = await allocateStock(tx, order.demands, now)
  if (!allocated.ok) return allocated
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0)
  const limits = await settings.only(tx, reservationSetting)
  const terms = {
    times: placedTimes(now, limits),
    isBulk: isBulk(pieces, sumByStock(order.demands), allocated.value),
    now,
  }
  for (let tries = 0; tries < 3; tries++) {
    const number = orderNumber(now, randomBytes(8))
    const row = await insertOrder(tx, { ...terms, orderNumber: number, order })
    if (!row) continue
    await insertEvent(tx, row.id, 'order-placed', now)
    afterCommit(tx, () => ordersPlaced.inc())
    return ok(row)
  }
  throw new Error('No free order number after three tries')
}

const sumByStock = (demands: NewOrder['demands']) => sumDemands([{ demands, quantity: 1 }])
