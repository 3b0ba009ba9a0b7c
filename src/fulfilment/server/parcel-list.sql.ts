import { type SQL, sql } from 'drizzle-orm'
import { choice, day, moment, number, text, type View } from '#src/platform/resources/resource.ts'
import { statusesInWork } from '#src/orders/rules/order-states.ts'
import { methodOptions, orderStatusOptions, parcelState, searchOrders } from './order-list.sql.ts'

/* The list of parcels for packers; gift cards go by mail and are none. */

const views: Readonly<Record<string, View>> = {
  toPack: {
    filter: { status: ['Released'], orderStatus: statusesInWork },
    waits: true,
    since: 'createdAt',
  },
  packed: { filter: { status: ['Packed'] } },
  takeApart: { filter: { status: ['Cancelled', 'Refunded'] } },
  all: { filter: {} },
}

/** `KV26-7F3K-9QTX-1`: the order's number and the parcel's. */
export const parcelIdSql = sql`o.order_number || '-' || s.number`
/** Pieces that go with a parcel. */
export const piecesSql = sql`(select coalesce(sum(l.quantity - l.removed_quantity), 0)::int from order_line as l
  where l.order_id = s.order_id and l.shipment_number = s.number)`

export const parcelList = {
  from: sql`shipment as s join shop_order as o on o.id = s.order_id and s.kind <> 'gift-card'`,
  id: parcelIdSql,
  byIds: (ids: readonly string[]): SQL =>
    sql`(o.order_number = any(${sql.param(ids.map((one) => one.replace(/-\d+$/, '')))}::text[]) and ${parcelIdSql} = any(${sql.param(ids)}::text[]))`,
  sort: 'createdAt',
  columns: ['orderNumber', 'createdAt', 'recipient', 'status', 'method', 'deliverBy', 'pieces'],
  views,
  search: { from: 3, where: searchOrders },
  fields: {
    orderNumber: text(sql.raw('o.order_number')),
    number: number(sql.raw('s.number')),
    createdAt: moment(sql.raw('o.created_at'), { sorts: true, filters: true }),
    recipient: text(sql`btrim(concat_ws(' ', s.address ->> 'firstName', s.address ->> 'lastName'))`),
    status: parcelState,
    orderStatus: choice(sql.raw('o.status'), orderStatusOptions),
    method: choice(sql.raw('s.method_id'), methodOptions),
    deliverBy: day(sql.raw('s.deliver_by'), { filters: true }),
    tracking: text(sql.raw('s.tracking_number')),
    pieces: number(piecesSql),
  },
}
