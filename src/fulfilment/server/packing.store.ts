import { sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import { inWork } from './order-list.sql.ts'
import { parcelIdSql, piecesSql } from './parcel-list.sql.ts'

/* What waits to be packed. */

interface QueueRow extends Record<string, unknown> {
  method: string
  deliverBy: string | null
  parcels: number
  pieces: number
  oldestAt: string
}

/** Parcels to pack by method and day, the most urgent first; parcels with nothing to send are none. */
export async function listQueue(executor: Executor): Promise<QueueRow[]> {
  const { rows } = await executor.execute<QueueRow>(sql`
    select method_id as method, deliver_by::text as "deliverBy", count(*)::int as parcels, sum(pieces)::int as pieces,
      min(created_at) as "oldestAt"
    from (select s.method_id, s.deliver_by, o.created_at, ${piecesSql} as pieces
      from shipment as s join shop_order as o on o.id = s.order_id and s.kind <> 'gift-card'
      where s.status = 'Released' and ${sql.raw(inWork)}) as waiting
    where pieces > 0 group by 1, 2 order by 2 nulls last, 1`)
  return rows
}

export async function countPackedSince(executor: Executor, since: Date): Promise<number> {
  const { rows } = await executor.execute<{ n: number }>(
    sql`select count(*)::int as n from shipment where packed_at >= ${since.toISOString()}::timestamptz`,
  )
  return rows[0]?.n ?? 0
}

/** Ids of the parcels of an order, or of a label's number, those to be packed first. */
export async function findParcels(
  executor: Executor,
  by: { orderNumber: string } | { tracking: string },
): Promise<string[]> {
  const condition =
    'orderNumber' in by
      ? sql`o.order_number = ${by.orderNumber}`
      : sql`s.tracking_number = ${by.tracking} and s.tracking_number <> ''`
  const { rows } = await executor.execute<{ id: string }>(sql`
    select ${parcelIdSql} as id from shipment as s join shop_order as o on o.id = s.order_id and s.kind <> 'gift-card'
    where ${condition} order by (s.status = 'Released' and ${sql.raw(inWork)}) desc, s.number`)
  return rows.map((row) => row.id)
}

interface PickRow extends Record<string, unknown> {
  code: string
  name: string
  quantity: number
  parcels: number
}

/** What the waiting parcels need from the shelves, by code; of one method, or of all. */
export async function listToPick(executor: Executor, method: string | null): Promise<PickRow[]> {
  const { rows } = await executor.execute<PickRow>(sql`
    select l.code, min(l.display_name) as name, sum(l.quantity - l.removed_quantity)::int as quantity,
      count(distinct (s.order_id, s.number))::int as parcels
    from shipment as s join shop_order as o on o.id = s.order_id and s.kind <> 'gift-card'
    join order_line as l on l.order_id = s.order_id and l.shipment_number = s.number and l.quantity > l.removed_quantity
    where s.status = 'Released' and ${sql.raw(inWork)} and ${method === null ? sql`true` : sql`s.method_id = ${method}`}
    group by l.code order by l.code`)
  return rows
}
