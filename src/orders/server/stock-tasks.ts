import { listShortLevels } from '#src/products/server/stock/stock.service.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { stockShortDetail } from '../rules/kept-details.ts'
import { listOrdersWithStock } from './allocation.store.ts'
import { raiseTask } from './order-task.store.ts'

/** Orders that a task names. */
const named = 20

/**
 * Where more is promised than was counted on a shelf, a person has to find the goods or to write to their buyers: one task for
 * each such count, of the oldest order, which names the shelf and all its orders.
 */
export async function raiseShortages(tx: Transaction, now: Date): Promise<void> {
  const short = await listShortLevels(tx)
  if (short.length === 0) return
  const orders = Map.groupBy(
    await listOrdersWithStock(
      tx,
      short.map(({ code }) => code),
    ),
    ({ stockCode }) => stockCode,
  )
  for (const { code, onHand, allocated, since } of short) {
    const waiting = orders.get(code) ?? []
    const [oldest] = waiting
    if (!oldest) continue
    const numbers = waiting.slice(0, named).map(({ orderNumber }) => orderNumber)
    const more = waiting.length - numbers.length
    const detail = stockShortDetail({ code, onHand, promised: allocated, orders: numbers, more })
    const cause = `stock-short:${code}:${since}`
    await raiseTask(tx, { orderId: oldest.orderId, kind: 'stock-short', cause, detail, createdAt: now })
  }
}
