import { desc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { StockDemand } from '../../rules/availability.ts'
import { stockMovement } from './stock.tables.ts'

/**
 * On hand is the quantity on the shelf, allocated the part that is reserved; the difference may be sold, and may be below
 * zero.
 */
export interface StockLevel {
  code: string
  onHand: number
  allocated: number
}

/** Reasons of a movement, as the migration lists them. */
export type MovementReason = (typeof stockMovement.$inferSelect)['reason']

/** The cause of a movement: an order, or a person or a file that counted. */
export interface MovementCause {
  reason: MovementReason
  orderId: string | null
  actor: string
}

export type MovementRow = typeof stockMovement.$inferSelect

const asRows = (demands: readonly StockDemand[]) => sql`
  (select d.code, d.quantity from jsonb_to_recordset(${JSON.stringify(demands.map(({ stockCode, quantity }) => ({ code: stockCode, quantity })))}::jsonb)
    as d (code text, quantity integer))`

/** Locks the rows in order of code, as every writer does, so that no deadlock arises. */
export async function lockStock(tx: Transaction, codes: readonly string[]): Promise<StockLevel[]> {
  if (codes.length === 0) return []
  const { rows } = await tx.execute<{ code: string; onHand: number; allocated: number }>(sql`
    select code, on_hand as "onHand", allocated from stock where code in ${codes} order by code for update`)
  return rows
}

/** Allocates each quantity from what is available; the result leaves out codes that lack it. */
export async function allocate(tx: Transaction, demands: readonly StockDemand[], now: Date): Promise<string[]> {
  return codesOf(
    tx,
    sql`
    update stock set allocated = allocated + d.quantity, updated_at = ${now.toISOString()}
    from ${asRows(demands)} as d
    where stock.code = d.code and on_hand - allocated >= d.quantity returning stock.code`,
  )
}

/** Releases the allocation of these units. */
export async function release(tx: Transaction, demands: readonly StockDemand[], now: Date): Promise<string[]> {
  return codesOf(
    tx,
    sql`
    update stock set allocated = allocated - d.quantity, updated_at = ${now.toISOString()}
    from ${asRows(demands)} as d
    where stock.code = d.code and allocated >= d.quantity returning stock.code`,
  )
}

/** Takes allocated units off the shelf for good. */
export const fulfil = (
  tx: Transaction,
  demands: readonly StockDemand[],
  cause: MovementCause,
  now: Date,
): Promise<string[]> =>
  moveOnHand(
    tx,
    demands.map(({ stockCode, quantity }) => ({ code: stockCode, delta: -quantity, released: quantity })),
    cause,
    now,
  )

/**
 * Changes the quantities on hand and records each movement with its reason, and a count that agrees as one of 0. The result leaves
 * out unknown codes.
 */
export async function moveOnHand(
  tx: Transaction,
  moves: readonly { code: string; delta: number; released?: number }[],
  { reason, orderId, actor }: MovementCause,
  now: Date,
): Promise<string[]> {
  if (moves.length === 0) return []
  return codesOf(
    tx,
    sql`
    with changed as (
      update stock set on_hand = on_hand + move.delta, allocated = allocated - coalesce(move.released, 0), updated_at = ${now.toISOString()}
      from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move (code text, delta integer, released integer)
      where stock.code = move.code and allocated >= coalesce(move.released, 0)
      returning stock.code, move.delta, stock.on_hand
    ), written as (
      insert into stock_movement (code, delta, on_hand, reason, order_id, actor, at)
      select code, delta, on_hand, ${reason}, ${orderId}::uuid, ${actor}, ${now.toISOString()}::timestamptz
      from changed where delta <> 0 or ${reason} = 'counted' order by code
    )
    select code from changed`,
  )
}

async function codesOf(tx: Transaction, statement: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await tx.execute<{ code: string }>(statement)
  return rows.map((row) => row.code)
}

/** Movements of a stock item, newest first. */
export const listMovements = (executor: Executor, code: string, most: number): Promise<MovementRow[]> =>
  executor.select().from(stockMovement).where(eq(stockMovement.code, code)).orderBy(desc(stockMovement.id)).limit(most)

/** Numbers of the orders that movements name. */
export async function listOrderNumbers(executor: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await executor.execute<{ id: string; number: string }>(
    sql`select id, order_number as number from shop_order where id = any(${sql.param([...new Set(ids)])}::uuid[])`,
  )
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** Time of the last movement of each stock item, counts that agreed among them; those without one are absent. */
export async function lastMovements(executor: Executor, codes: readonly string[]): Promise<Map<string, Date>> {
  if (codes.length === 0) return new Map()
  const { rows } = await executor.execute<{ code: string; at: number }>(sql`
    select code, (extract(epoch from newest.at) * 1000)::float8 as at
    from unnest(${sql.param([...codes])}::text[]) as one (code)
    cross join lateral (select at from stock_movement as m where m.code = one.code order by id desc limit 1) as newest`)
  return new Map(rows.map(({ code, at }) => [code, new Date(at)]))
}

/** New shelves; those that exist keep what is on them. */
export async function insertStock(
  db: Executor,
  levels: readonly { code: string; onHand: number; updatedAt: Date }[],
): Promise<void> {
  for (let from = 0; from < levels.length; from += 5_000) {
    await db.execute(sql`
      insert into stock (code, on_hand, updated_at)
      select code, "onHand", "updatedAt"
      from jsonb_to_recordset(${JSON.stringify(levels.slice(from, from + 5_000))}::jsonb)
        as level (code text, "onHand" integer, "updatedAt" timestamptz)
      on conflict do nothing`)
  }
}

/** One line for each stock item a variation needs, of every variation that needs any of these. */
export interface AffectedDemand extends StockDemand {
  productCode: string
  variationCode: string
  available: number
}

/** Stock items with at most so many units available, lowest first; an over-allocated one has none available. */
export async function listLowLevels(
  executor: Executor,
  atMost: number,
  most: number,
): Promise<{ code: string; free: number }[]> {
  const { rows } = await executor.execute<{ code: string; free: number } & Record<string, unknown>>(sql`
    select code, greatest(0, on_hand - allocated) as free from stock where on_hand - allocated <= ${atMost}
    order by on_hand - allocated, code limit ${most}`)
  return rows
}

/** Over-allocated stock items, with the count or the move that caused it; packing changes neither quantity. */
export async function listShortLevels(executor: Executor): Promise<(StockLevel & { since: number })[]> {
  const { rows } = await executor.execute<StockLevel & { since: number } & Record<string, unknown>>(sql`
    select code, on_hand as "onHand", allocated, coalesce((select max(id) from stock_movement m
      where m.code = stock.code and delta <> 0 and reason not in ('packed', 'engraved')), 0)::integer as since
    from stock where on_hand < allocated order by code`)
  return rows
}

export async function listAffectedDemands(db: Executor, stockCodes: readonly string[]): Promise<AffectedDemand[]> {
  if (stockCodes.length === 0) return []
  const { rows } = await db.execute<AffectedDemand & Record<string, unknown>>(sql`
    select p.code as "productCode", v.code as "variationCode", d.stock_code as "stockCode", d.quantity,
      stock.on_hand - stock.allocated as available
    from (
      select code from variation where stock_code in ${stockCodes}
      union
      select package_code from package_item join variation as item on item.code = item_code where item.stock_code in ${stockCodes}
    ) as affected
    join variation as v on v.code = affected.code
    join product as p on p.id = v.product_id
    -- One by one, which "offset 0" keeps so: joined as a whole, the view is summed up over the whole catalogue first.
    cross join lateral (select stock_code, quantity from variation_demand where variation_code = v.code offset 0) as d
    join stock on stock.code = d.stock_code`)
  return rows
}
