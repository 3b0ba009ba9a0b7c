import { type SQL, sql } from 'drizzle-orm'
import { inWork, stopped } from '#src/fulfilment/server/order-list.sql.ts'
import { parcelIdSql } from '#src/fulfilment/server/parcel-list.sql.ts'
import { day, moment, number, stateChoice, text, type View } from '#src/platform/resources/resource.ts'

/* The list of engraved tablets in the back office; each goes in a separate parcel, by which it is named. */

const isBack = `o.payment_status = 'Refunded' and s.status in ('AwaitingProduction', 'Released', 'Packed')`

/** The promised day is over. */
const isLate = `coalesce(s.deliver_by < (now() at time zone 'Europe/Helsinki')::date, false)`

const states = {
  unpaid: { turn: 'waiting', is: `o.status = 'AwaitingPayment'` },
  held: { turn: 'blocked', is: `o.status = 'OnHold'` },
  lateToEngrave: { turn: 'blocked', is: `${inWork} and s.status = 'AwaitingProduction' and ${isLate}` },
  toEngrave: { turn: 'ours', is: `${inWork} and s.status = 'AwaitingProduction' and not ${isLate}` },
  lateEngraved: { turn: 'blocked', is: `${inWork} and s.status = 'Released' and ${isLate}` },
  engraved: { turn: 'ours', is: `${inWork} and s.status = 'Released' and not ${isLate}` },
  packed: { turn: 'others', is: `${inWork} and s.status = 'Packed'` },
  sent: { turn: 'done', is: `not ${stopped} and s.status in ('Shipped', 'Delivered', 'Returned')` },
  over: {
    turn: 'over',
    is: `o.status = 'Cancelled' or (not ${stopped} and (s.status = 'Cancelled' or (${isBack})))`,
  },
} as const

const views: Readonly<Record<string, View>> = {
  late: { filter: { status: ['lateToEngrave', 'lateEngraved'] }, waits: true, since: 'createdAt' },
  toEngrave: { filter: { status: ['lateToEngrave', 'toEngrave'] }, waits: true, since: 'createdAt' },
  held: { filter: { status: ['held'], isForText: true }, waits: true },
  engraved: { filter: { status: ['lateEngraved', 'engraved'] } },
  all: { filter: {} },
}

const side = (name: string): string => `nullif(l.custom_tablet ->> '${name}', '')`

export const engravingList = {
  name: 'engraving',
  from: sql`shipment as s join shop_order as o on o.id = s.order_id and s.kind = 'tablet'
    join order_line as l on l.order_id = s.order_id and l.shipment_number = s.number and l.custom_tablet is not null`,
  id: parcelIdSql,
  byIds: (ids: readonly string[]): SQL =>
    sql`(o.order_number = any(${sql.param(ids.map((one) => one.replace(/-\d+$/, '')))}::text[]) and ${parcelIdSql} = any(${sql.param(ids)}::text[]))`,
  sort: 'createdAt',
  columns: ['orderNumber', 'createdAt', 'words', 'product', 'quantity', 'status', 'deliverBy'],
  views,
  fields: {
    orderNumber: text(sql.raw('o.order_number')),
    createdAt: moment(sql.raw('o.created_at'), { sorts: true, filters: true }),
    /** What is engraved, front and back. */
    words: text(sql.raw(`concat_ws(' | ', ${side('frontText')}, ${side('backText')}, ${side('signature')})`)),
    product: text(sql.raw('l.display_name')),
    /** Pieces to make: without refunded ones. */
    quantity: number(sql.raw('(l.quantity - l.removed_quantity)')),
    status: stateChoice(states),
    isForText: {
      kind: 'yes-no' as const,
      sql: sql.raw(`('engraving' = any(o.hold_reasons))`),
      filters: true as const,
      hidden: true as const,
    },
    deliverBy: day(sql.raw('s.deliver_by'), { filters: true }),
  },
}
