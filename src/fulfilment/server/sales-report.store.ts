import { sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { dayIn, type Period, type ReportRow, within } from '#src/platform/resources/report.ts'

/*
 * Sums of orders, without persons. The indexes of migrations 0542 and 0590 serve the periods.
 */

/** The order was paid, and is in work, done, or ended by refunds of money that was taken: the same that the books hold. */
const sold = sql.raw(`o.status <> 'AwaitingPayment' and (o.status <> 'Cancelled'
  or exists (select from payment_refund as t where t.order_id = o.id and not t.lowers_capture))`)
const createdAt = sql.raw('o.created_at')
const refundedAt = sql.raw('r.created_at')
const packedAt = sql.raw('s.packed_at')

/** Every day of the period, also those without orders. A refund counts on the day on which it was decided. */
export async function listSales(executor: Executor, period: Period): Promise<ReportRow[]> {
  const { rows } = await executor.execute<ReportRow>(sql`
    select d.day::date::text as day, coalesce(s.orders, 0) as orders, coalesce(s.total, 0)::float8 as "totalCents",
      coalesce(s.shipping, 0)::float8 as "shippingCents", coalesce(-s.discounts, 0)::float8 as "discountCents",
      coalesce(-b.refunded, 0)::float8 as "refundCents", (coalesce(s.total, 0) - coalesce(b.refunded, 0))::float8 as "netCents"
    from generate_series(${period.from}::date, ${period.to}::date, interval '1 day') as d (day)
    left join (
      select ${dayIn(createdAt)} as day, count(*)::int as orders, sum(o.total_cents) as total,
        sum(o.shipping_cents) as shipping, sum(o.line_discount_cents + o.promotion_cents) as discounts
      from shop_order as o where ${within(createdAt, period)} and ${sold} group by 1
    ) as s on s.day = d.day::date
    left join (
      select ${dayIn(refundedAt)} as day, sum(r.card_cents + r.gift_card_cents) as refunded
      from payment_refund as r join shop_order as o on o.id = r.order_id
      where ${within(refundedAt, period)} and ${sold} group by 1
    ) as b on b.day = d.day::date
    order by 1`)
  return rows
}

/** Staff placed the order, as on the telephone: the audit says so for as long as it is kept. */
const placedByStaff = sql`exists (select from audit_entry as a
  where a.subject_kind = 'order' and a.subject_id = o.order_number and a.command = 'order.taken')`

/**
 * Every day with shoppers' steps towards an order, and their orders that were paid. Each step is counted by itself: none says who took
 * it. Carts of staff are not counted, so that neither are their orders.
 */
export async function listFunnel(executor: Executor, period: Period): Promise<ReportRow[]> {
  const { rows } = await executor.execute<ReportRow>(sql`
    select d.day::date::text as day, coalesce(f.products, 0) as "productViews", coalesce(f.carts, 0) as "cartsBegun",
      coalesce(f.checkouts, 0) as "checkoutsBegun", coalesce(o.orders, 0) as orders
    from generate_series(${period.from}::date, ${period.to}::date, interval '1 day') as d (day)
    left join (
      select day, sum(taken) filter (where step = 'product')::int as products,
        sum(taken) filter (where step = 'cart')::int as carts, sum(taken) filter (where step = 'checkout')::int as checkouts
      from funnel_day where day between ${period.from} and ${period.to} group by day
    ) as f on f.day = d.day::date
    left join (
      select ${dayIn(createdAt)} as day, count(*)::int as orders from shop_order as o
      where ${within(createdAt, period)} and ${sold} and not ${placedByStaff} group by 1
    ) as o on o.day = d.day::date
    order by 1`)
  return rows
}

const productsMost = 500

/** What was paid for each variation, after discounts, the most first. Refunds are not taken off. */
export async function listSoldProducts(executor: Executor, period: Period, language: Language): Promise<ReportRow[]> {
  const { rows } = await executor.execute<ReportRow>(sql`
    select l.code, coalesce((
        select t.name from variation as v join product_text as t on t.product_id = v.product_id and t.language = ${language}
        where v.code = l.code), max(l.display_name)) as name,
      count(distinct o.id)::int as orders, sum(l.quantity)::float8 as pieces,
      sum(l.price_cents * l.quantity - l.promotion_cents - coalesce((
        select sum(a.amount_cents) from order_adjustment as a
        where a.order_id = o.id and a.target = 'line' and a.line_position = l.position), 0))::float8 as "paidCents"
    from shop_order as o join order_line as l on l.order_id = o.id
    where ${within(createdAt, period)} and ${sold}
    group by l.code order by "paidCents" desc, l.code limit ${productsMost}`)
  return rows
}

/** What promotions took off, by name, the most first. */
export async function listDiscounts(executor: Executor, period: Period, language: Language): Promise<ReportRow[]> {
  const { rows } = await executor.execute<ReportRow>(sql`
    select a.name ->> ${language} as name, count(distinct o.id)::int as orders,
      coalesce(sum(a.amount_cents) filter (where a.target <> 'shipment'), 0)::float8 as "goodsCents",
      coalesce(sum(a.amount_cents) filter (where a.target = 'shipment'), 0)::float8 as "shippingCents"
    from shop_order as o join order_adjustment as a on a.order_id = o.id
    where ${within(createdAt, period)} and ${sold}
    group by 1 order by sum(a.amount_cents) desc, 1`)
  return rows
}

/** What reduced prices took off. */
export async function sumReducedPrices(executor: Executor, period: Period): Promise<{ orders: number; cents: number }> {
  const { rows } = await executor.execute<{ orders: number; cents: number }>(sql`
    select count(*)::int as orders, coalesce(sum(off.cents), 0)::float8 as cents
    from shop_order as o cross join lateral (
      select o.line_discount_cents - coalesce(sum(a.amount_cents), 0) as cents
      from order_adjustment as a where a.order_id = o.id and a.target = 'line'
    ) as off
    where ${within(createdAt, period)} and ${sold} and off.cents > 0`)
  return rows[0] ?? { orders: 0, cents: 0 }
}

export interface WorkedParcels extends Record<string, unknown> {
  /** Null: all of them. */
  method: string | null
  parcels: number
  packHours: [half: number, most: number]
  /** Null: none has left yet. */
  shipHours: [half: number, most: number] | null
}

/** Hours from the order until its parcel was packed, and until it left, by method: half of them, and nine of ten, took no longer. */
export async function listWorkedParcels(executor: Executor, period: Period): Promise<WorkedParcels[]> {
  const { rows } = await executor.execute<WorkedParcels>(sql`
    select s.method_id as method, count(*)::int as parcels,
      percentile_cont(array[0.5, 0.9]) within group (order by extract(epoch from s.packed_at - o.created_at) / 3600) as "packHours",
      percentile_cont(array[0.5, 0.9]) within group (order by extract(epoch from s.shipped_at - o.created_at) / 3600) as "shipHours"
    from shipment as s join shop_order as o on o.id = s.order_id
    where ${within(packedAt, period)} and s.kind <> 'gift-card'
    group by grouping sets ((s.method_id), ()) having count(*) > 0
    order by grouping(s.method_id) desc, parcels desc, 1`)
  return rows
}
