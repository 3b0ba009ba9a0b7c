import { type SQL, sql } from 'drizzle-orm'
import { shopTimeZone } from '#src/common/locale.ts'
import { withdrawalAnswerDays } from '#src/orders/contract/limits.ts'
import { containing } from '#src/platform/resources/list-query.ts'
import { choice, day, moment, type Option, text, type View, yesNo } from '#src/platform/resources/resource.ts'

const statuses: readonly Option[] = [
  { value: 'received', turn: 'ours' },
  { value: 'accepted', turn: 'done' },
  { value: 'refused', turn: 'over' },
]

const refunds = sql`select from payment_refund as r where r.withdrawal_reference = w.reference`
const isRefunded = sql`(w.settled_at is not null or exists (${refunds}))`
/** The same day as `answerDay` tells. */
const answerDay = sql.raw(`((w.received_at at time zone '${shopTimeZone}')::date + ${withdrawalAnswerDays})`)
/** A statement about an order that is over owes nothing. */
const owes = sql`(w.settled_at is null and not exists (${refunds}) and exists (
  select from shop_order as o where o.id = w.order_id and o.status <> 'Cancelled'))`

const views: Readonly<Record<string, View>> = {
  open: { filter: { status: ['received'] }, sort: 'receivedAt', waits: true, since: 'receivedAt' },
  toRefund: { filter: { status: ['accepted'], isOwed: true }, sort: 'receivedAt', waits: true },
  all: { filter: {} },
}

/** The list of statements of withdrawal; there are few of them. */
export const withdrawalList = {
  from: sql`withdrawal as w`,
  id: sql.raw('w.reference'),
  sort: '-receivedAt',
  columns: ['reference', 'receivedAt', 'answerBy', 'orderNumber', 'name', 'status', 'isLate', 'isRefunded'],
  views,
  search: {
    from: 3,
    where: (words: string): SQL =>
      sql`lower(w.reference || ' ' || w.order_number || ' ' || w.name || ' ' || w.email) like lower(${containing(words)})`,
  },
  fields: {
    reference: text(sql.raw('w.reference')),
    receivedAt: moment(sql.raw('w.received_at'), { sorts: true, filters: true }),
    answerBy: day(answerDay),
    orderNumber: text(sql.raw('w.order_number')),
    name: text(sql.raw('w.name')),
    status: choice(sql.raw('w.status'), statuses),
    isLate: yesNo(sql.raw('w.is_late'), { filters: true }),
    isRefunded: yesNo(isRefunded, { filters: true }),
    isOwed: yesNo(owes, { filters: true, hidden: true }),
    decidedAt: moment(sql.raw('w.decided_at')),
  },
}
