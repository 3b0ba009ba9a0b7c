import { actorLabel, type ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { notFound, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import {
  countStock,
  listMovements,
  lockStock,
  type MovementReason,
  moveStock,
  type StockLevel,
} from './stock.service.ts'

/** Reasons why stock changes without an order. */
export const moveReasons = ['received', 'found', 'missing', 'spoilt'] as const satisfies readonly MovementReason[]

/** Movements shown of a stock item, newest first. */
const movementsShown = 50

/** Staff's work on stock: counting, and moves without an order. */
export function createStockAdmin({ db, clock }: { db: Database; clock: Clock }) {
  /**
   * Records a stock count, whatever is allocated of it. A caller may say which quantity the shop showed: if that has changed,
   * the count is refused with the movements since. Null: no check.
   */
  async function setStock(
    subject: string,
    counted: number,
    actor: ShopActor,
    seenOnHand: number | null = null,
  ): Promise<Result<StockLevel, Refusal>> {
    authorise(actor, 'stock:write')
    if (!isCount(counted)) return refuse(badField('counted'))
    const at = clock.now()
    return inTransaction(db, async (tx) => {
      const [before] = await lockStock(tx, [subject])
      if (before === undefined) return refuse(notFound)
      if (seenOnHand !== null && seenOnHand !== before.onHand) return refuse(await staleCount(tx, before, seenOnHand))
      const [after = before] = await countStock(tx, [{ code: subject, onHand: counted }], actorLabel(actor), at)
      const facts = { before: { onHand: before.onHand }, after: { onHand: counted } }
      await recordAudit(tx, { at, actor, command: 'variation.stock-set', subject, ...facts })
      return ok(after)
    })
  }

  /** Changes a stock item's quantity without an order. */
  async function moveStockOf(
    subject: string,
    delta: number,
    reason: string,
    actor: ShopActor,
  ): Promise<Result<StockLevel, Refusal>> {
    authorise(actor, 'stock:write')
    const why = moveReasons.find((one) => one === reason)
    if (why === undefined) return refuse(badField('reason'))
    if (!isCount(Math.abs(delta)) || delta === 0) return refuse(badField('delta'))
    const at = clock.now()
    return inTransaction(db, async (tx) => {
      const level = await moveStock(tx, subject, delta, { reason: why, actor: actorLabel(actor) }, at)
      if (level === null) return refuse((await lockStock(tx, [subject])).length === 0 ? notFound : badField('delta'))
      const facts = { before: { onHand: level.onHand - delta }, after: { onHand: level.onHand, reason: why } }
      await recordAudit(tx, { at, actor, command: 'variation.stock-moved', subject, ...facts })
      return ok(level)
    })
  }

  /** What changed on a shelf, newest first. */
  function movements(code: string, actor: ShopActor) {
    authorise(actor, 'stock:read')
    return listMovements(db, code, movementsShown)
  }

  return { setStock, moveStock: moveStockOf, movements }
}

/** Movements after the last one that left the quantity seen; all that are shown if none did. */
async function staleCount(tx: Transaction, { code, onHand }: StockLevel, seenOnHand: number): Promise<Refusal> {
  const latest = await listMovements(tx, code, movementsShown)
  const seen = latest.findIndex((movement) => movement.onHand === seenOnHand)
  const movements = (seen === -1 ? latest : latest.slice(0, seen)).map(({ delta, reason, orderId, at, ...row }) => ({
    at: at.toISOString(),
    delta,
    onHand: row.onHand,
    reason,
    orderId,
  }))
  return {
    kind: 'business',
    status: 409,
    problems: [{ key: 'catalogue/stock-changed', code, details: { onHand, movements } }],
  }
}

const badField = (field: string): Refusal => ({
  kind: 'fields',
  fields: { [field]: ['forms/validation/invalid'] },
})

const isCount = (units: number): boolean => Number.isSafeInteger(units) && units >= 0 && units <= 1_000_000
