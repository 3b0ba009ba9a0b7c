import { Type } from 'typebox'
import type { TextLookup } from '#src/common/errors.ts'
import { refuse } from '#src/common/result.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { createListQuery } from '#src/platform/resources/list-query.ts'
import { action, defineResource, recordFields, type Resource, writing } from '#src/platform/resources/resource.ts'
import { createStockAdmin, moveReasons } from './stock-admin.ts'
import { stockList } from './stock-list.sql.ts'
import { listOrderNumbers } from './stock.store.ts'

export interface StockResourceDeps {
  db: Database
  clock: Clock
  text: TextLookup
}

/** More than a shelf holds is a slip of the hand. */
const unitsMost = 1_000_000
const Units = (minimum: number) => Type.Integer({ minimum, maximum: unitsMost })
const closed = (example: object) => ({ additionalProperties: false, examples: [example] })

const StockRecord = Type.Object({
  ...recordFields(stockList.fields),
  /** What changed on the shelf, newest first. */
  movements: Type.Array(
    Type.Object({
      at: Type.String({ format: 'date-time' }),
      reason: Type.Object({ value: Type.String(), label: Type.String() }),
      delta: Type.Integer(),
      onHand: Type.Integer(),
      orderNumber: Type.Union([Type.String(), Type.Null()]),
      by: Type.String(),
    }),
  ),
})

/**
 * Shelves in the back office. A count is a change whose version is the quantity that the person saw: when something moved meanwhile
 * it is a conflict, so that a count never undoes what was just packed (C-22.3).
 */
export function stockResource({ db, clock, text }: StockResourceDeps): Resource {
  const shelves = createStockAdmin({ db, clock })
  const rows = createListQuery(stockList)
  return defineResource({
    reading: 'stock:read',
    ...stockList,
    record: StockRecord,
    async find(id, { actor, language }) {
      const movements = await shelves.movements(id, actor)
      const row = await rows.one(db, id)
      if (row === null) return null
      const numbers = await listOrderNumbers(
        db,
        movements.flatMap(({ orderId }) => orderId ?? []),
      )
      const fields = {
        ...row,
        movements: movements.map(({ at, reason, delta, onHand, orderId, actor: by }) => ({
          at: at.toISOString(),
          reason: { value: reason, label: text(language, `office/stock/reason/${reason}`) },
          delta,
          onHand,
          orderNumber: numbers.get(orderId ?? '') ?? null,
          by: by.replace(/^(staff|operator|system|job) /, ''),
        })),
      }
      return { version: Number(row['onHand']), ready: ['move'], fields }
    },
    change: writing({
      permission: 'stock:write',
      body: Type.Object({ version: Units(0), onHand: Units(0) }, closed({ version: 12, onHand: 10 })),
      async run(id, { version, onHand }, { actor }) {
        const counted = await shelves.setStock(id, onHand, actor, version)
        return counted.ok || counted.error.kind !== 'business' ? counted : refuse({ kind: 'conflict' })
      },
    }),
    actions: {
      move: action({
        permission: 'stock:write',
        body: Type.Object(
          { units: Units(1), reason: Type.Enum([...moveReasons]) },
          closed({ units: 48, reason: 'received' }),
        ),
        async run(id, { units, reason }, { actor }) {
          const delta = reason === 'missing' || reason === 'spoilt' ? -units : units
          const moved = await shelves.moveStock(id, delta, reason, actor)
          if (moved.ok || moved.error.kind !== 'fields') return moved
          return refuse({ kind: 'fields', fields: { units: ['office/stock/beyond-shelf'] } })
        },
      }),
    },
  })
}
