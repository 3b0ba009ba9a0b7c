import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { StockDemand } from '../rules/availability.ts'

/** What is on one shelf. */
export interface StockLevel {
  code: string
  onHand: number
  reserved: number
}

const asRows = (demands: readonly StockDemand[]) => sql`
  (select d.code, d.quantity from jsonb_to_recordset(${JSON.stringify(demands.map(({ stockCode, quantity }) => ({ code: stockCode, quantity })))}::jsonb)
    as d (code text, quantity integer))`

/** Locks the rows in order of code, which every writer does, so that none waits for another in a circle. */
export async function lockLevels(tx: Transaction, codes: readonly string[]): Promise<StockLevel[]> {
  if (codes.length === 0) return []
  const { rows } = await tx.execute<{ code: string; onHand: number; reserved: number }>(sql`
    select code, on_hand as "onHand", reserved from stock where code in ${codes} order by code for update`)
  return rows
}

/** Each takes its quantity from what is free; the codes it could not take are absent from the answer. */
export async function reserve(tx: Transaction, demands: readonly StockDemand[], now: Date): Promise<string[]> {
  return update(
    tx,
    sql`
    update stock set reserved = reserved + d.quantity, updated_at = ${now.toISOString()}
    from ${asRows(demands)} as d
    where stock.code = d.code and on_hand - reserved >= d.quantity returning stock.code`,
  )
}

/** Gives reserved units back to what is free. */
export async function unreserve(tx: Transaction, demands: readonly StockDemand[], now: Date): Promise<string[]> {
  return update(
    tx,
    sql`
    update stock set reserved = reserved - d.quantity, updated_at = ${now.toISOString()}
    from ${asRows(demands)} as d
    where stock.code = d.code and reserved >= d.quantity returning stock.code`,
  )
}

/** Takes reserved units off the shelf for good. */
export async function consumeReserved(tx: Transaction, demands: readonly StockDemand[], now: Date): Promise<string[]> {
  return update(
    tx,
    sql`
    update stock set reserved = reserved - d.quantity, on_hand = on_hand - d.quantity, updated_at = ${now.toISOString()}
    from ${asRows(demands)} as d
    where stock.code = d.code and reserved >= d.quantity returning stock.code`,
  )
}

async function update(tx: Transaction, statement: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await tx.execute<{ code: string }>(statement)
  return rows.map((row) => row.code)
}

/** Sets what is on hand, never below what is reserved: that is promised already. Returns the level before; null: unknown. */
export async function setOnHand(tx: Transaction, code: string, onHand: number, now: Date): Promise<StockLevel | null> {
  const [before] = await lockLevels(tx, [code])
  if (before === undefined) return null
  await tx.execute(sql`
    update stock set on_hand = greatest(${onHand}, reserved), updated_at = ${now.toISOString()} where code = ${code}`)
  return before
}

/** The same for many; the caller holds their rows. */
export async function setAllOnHand(
  tx: Transaction,
  counts: readonly { code: string; onHand: number }[],
  now: Date,
): Promise<void> {
  if (counts.length === 0) return
  await tx.execute(sql`
    update stock set on_hand = greatest(counted."onHand", reserved), updated_at = ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as counted (code text, "onHand" integer)
    where stock.code = counted.code`)
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

/** Shelves with no more than so many units free, emptiest first. */
export async function listLowLevels(
  executor: Executor,
  atMost: number,
  most: number,
): Promise<{ code: string; free: number }[]> {
  const { rows } = await executor.execute<{ code: string; free: number } & Record<string, unknown>>(sql`
    select code, on_hand - reserved as free from stock where on_hand - reserved <= ${atMost}
    order by on_hand - reserved, code limit ${most}`)
  return rows
}

/** What so many pieces of each take of the shelves, as variations are made up today. */
export async function listDemandsOf(
  executor: Executor,
  units: readonly { code: string; quantity: number }[],
): Promise<StockDemand[]> {
  if (units.length === 0) return []
  const { rows } = await executor.execute<StockDemand & { code: string } & Record<string, unknown>>(sql`
    select variation_code as code, stock_code as "stockCode", quantity from variation_demand
    where variation_code in ${units.map(({ code }) => code)}`)
  return units.flatMap(({ code, quantity }) =>
    rows
      .filter((row) => row.code === code)
      .map((row) => ({ stockCode: row.stockCode, quantity: row.quantity * quantity })),
  )
}

export async function listAffectedDemands(db: Executor, stockCodes: readonly string[]): Promise<AffectedDemand[]> {
  if (stockCodes.length === 0) return []
  const { rows } = await db.execute<AffectedDemand & Record<string, unknown>>(sql`
    select p.code as "productCode", v.code as "variationCode", d.stock_code as "stockCode", d.quantity,
      stock.on_hand - stock.reserved as available
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
