import { type SQL, sql } from 'drizzle-orm'
import { countries } from '#src/common/countries.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { containing } from '#src/platform/resources/list-query.ts'
import {
  choice,
  choices,
  moment,
  money,
  number,
  type Option,
  stateChoice,
  text,
  type View,
  yesNo,
} from '#src/platform/resources/resource.ts'
import { parseOrderNumber } from '#src/orders/rules/order-number.ts'
import { orderStatuses, statusesInWork } from '#src/orders/rules/order-states.ts'
import { unsentStatuses } from '#src/orders/rules/shown-status.ts'

/* The list of orders in the back office; the indexes of migration 0542 serve each sort, filter and search. */

const column = (name: string): SQL => sql.raw(name)
const billing = (name: string): SQL => sql.raw(`o.billing_address ->> '${name}'`)

export const orderStatusOptions: readonly Option[] = [
  { value: 'AwaitingPayment', label: 'office/orders/status/AwaitingPayment', turn: 'waiting' },
  { value: 'InProgress', label: 'office/orders/status/InProgress', turn: 'ours' },
  { value: 'OnHold', label: 'office/orders/status/OnHold', turn: 'blocked' },
  { value: 'PartiallyShipped', label: 'office/orders/status/PartiallyShipped', turn: 'others' },
  { value: 'Completed', label: 'office/orders/status/Completed', turn: 'done' },
  { value: 'Cancelled', label: 'office/orders/status/Cancelled', turn: 'over' },
]
const paid = (status: string): string => `o.payment_status = '${status}'`
const byCard = 'o.payment_attempt_id is not null'
/** The same as `shownPayment`. */
const paymentState = stateChoice({
  Pending: { turn: 'waiting', is: paid('Pending') },
  Authorised: { turn: 'waiting', is: `${paid('Authorised')} and ${byCard}` },
  Captured: { turn: 'done', is: `${paid('Captured')} or (${paid('Authorised')} and not ${byCard})` },
  PartiallyRefunded: { turn: 'done', is: paid('PartiallyRefunded') },
  Refunded: { turn: 'over', is: paid('Refunded') },
  Failed: { turn: 'blocked', is: paid('Failed') },
  Cancelled: { turn: 'over', is: paid('Cancelled') },
})
const returnStatusOptions: readonly Option[] = [
  { value: 'WithdrawalRequested', turn: 'ours' },
  { value: 'Returned', turn: 'over' },
  { value: 'PartiallyReturned', turn: 'over' },
]
const unsent = `s.status in (${unsentStatuses.map((status) => `'${status}'`).join(', ')})`
const isOneOf = (statuses: readonly string[]): string =>
  `o.status in (${statuses.map((status) => `'${status}'`).join(', ')})`
/** The order `o` is not paid, held or cancelled: its parcels wait or are over. */
export const stopped = isOneOf(
  orderStatuses.filter((status) => status !== 'Completed' && !statusesInWork.includes(status)),
)
/** The order `o` is paid, free to go, and not refunded since. */
export const inWork = `${isOneOf(statusesInWork)} and o.payment_status <> 'Refunded'`
const label = (status: string): string => `office/orders/parcels/${status}`
const going = (status: string): string => `s.status = '${status}' and not ${stopped} and o.payment_status <> 'Refunded'`
/** A parcel `s` of the order `o`, the same as `shownParcel`. */
export const parcelState = stateChoice({
  Unpaid: { label: label('Unpaid'), turn: 'waiting', is: `${unsent} and o.status = 'AwaitingPayment'` },
  Held: { label: label('Held'), turn: 'blocked', is: `${unsent} and o.status = 'OnHold'` },
  Refunded: {
    label: label('Refunded'),
    turn: 'over',
    is: `${unsent} and not ${stopped} and o.payment_status = 'Refunded'`,
  },
  AwaitingProduction: { label: label('AwaitingProduction'), turn: 'waiting', is: going('AwaitingProduction') },
  Released: { label: label('Released'), turn: 'ours', is: going('Released') },
  Packed: { label: label('Packed'), turn: 'others', is: going('Packed') },
  Shipped: { label: label('Shipped'), turn: 'others', is: `s.status = 'Shipped'` },
  Delivered: { label: label('Delivered'), turn: 'done', is: `s.status = 'Delivered'` },
  Returned: { label: label('Returned'), turn: 'over', is: `s.status = 'Returned'` },
  Cancelled: {
    label: label('Cancelled'),
    turn: 'over',
    is: `s.status = 'Cancelled' or (${unsent} and o.status = 'Cancelled')`,
  },
})
const holdReasonOptions = ['payment-amount', 'payment-lost', 'chargeback', 'engraving', 'staff']
const methods = ['home', 'parcel-locker', 'pickup-point', 'store', 'abroad', 'tablet-letter', 'tablet-letter-abroad']
export const methodOptions: readonly Option[] = methods.map((value) => ({ value, label: `delivery/${value}` }))

/** Parcels of the order; gift cards go by mail and are none. */
const parcels = (condition: SQL): SQL =>
  sql`exists (select from shipment as s where s.order_id = o.id and s.kind <> 'gift-card' and ${condition})`
const exists = (rows: SQL) => (value: boolean) => (value ? sql`exists (${rows})` : sql`not exists (${rows})`)
const anyOf = (values: readonly string[]): SQL => sql`any(${sql.param(values)}::text[])`

const openTasks = sql`select from order_task as t where t.order_id = o.id and t.done_at is null`
const failedRefunds = sql`select from payment_refund as r where r.order_id = o.id and r.status = 'failed'`

/** What an order is searched by in parts of words. */
const words = sql`lower(o.order_number || ' ' || coalesce(${billing('email')}, '')
  || ' ' || coalesce(${billing('firstName')}, '') || ' ' || coalesce(${billing('lastName')}, '')
  || ' ' || coalesce(o.shipping_address ->> 'firstName', '') || ' ' || coalesce(o.shipping_address ->> 'lastName', ''))`

/**
 * A whole number finds its order. Anything else is a part of number, name or e-mail address; or a product's code or a parcel's
 * number, which are only looked for where there is one, so that the index of trigrams serves the others by itself.
 */
export async function searchOrders(typed: string, executor: Executor): Promise<SQL> {
  const orderNumber = parseOrderNumber(typed)
  if (orderNumber !== null) return sql`o.order_number = ${orderNumber}`
  const part = sql`${words} like lower(${containing(typed)})`
  const code = typed.toUpperCase()
  const ofCode = sql`select l.order_id from order_line as l where l.code = ${code}`
  const ofTracking = sql`select s.order_id from shipment as s where s.tracking_number = ${code} and s.tracking_number <> ''`
  const { rows } = await executor.execute<{ isCode: boolean; isTracking: boolean }>(
    sql`select exists (${ofCode}) as "isCode", exists (${ofTracking}) as "isTracking"`,
  )
  const { isCode = false, isTracking = false } = rows[0] ?? {}
  if (isTracking) return sql`o.id in (${ofTracking})`
  return isCode ? sql`(${part} or o.id in (${ofCode}))` : part
}

const views: Readonly<Record<string, View>> = {
  all: { filter: {} },
  toPack: {
    filter: { status: statusesInWork, parcels: ['Released'] },
    sort: 'createdAt',
    waits: true,
    since: 'createdAt',
  },
  toShip: {
    filter: { status: statusesInWork, parcels: ['Packed'] },
    sort: 'createdAt',
    waits: true,
    since: 'createdAt',
  },
  held: { filter: { status: ['OnHold'] }, sort: 'createdAt', waits: true },
  tasks: { filter: { hasTask: true }, sort: 'createdAt', waits: true },
  withdrawn: { filter: { returnStatus: ['WithdrawalRequested'] }, waits: true },
  refundFailed: { filter: { refundFailed: true }, waits: true },
  disputed: { filter: { disputed: true }, waits: true },
  unpaid: { filter: { status: ['AwaitingPayment'] } },
}

export const orderList = {
  from: sql`shop_order as o`,
  id: column('o.order_number'),
  byIds: (ids: readonly string[]): SQL => sql`o.order_number = ${anyOf(ids)}`,
  sort: '-createdAt',
  columns: [
    'orderNumber',
    'createdAt',
    'customer',
    'status',
    'paymentStatus',
    'parcels',
    'methods',
    'pieces',
    'totalCents',
  ],
  views,
  search: { from: 3, where: searchOrders },
  fields: {
    orderNumber: text(column('o.order_number')),
    createdAt: moment(column('o.created_at'), { sorts: true, filters: true }),
    customer: text(sql`btrim(concat_ws(' ', ${billing('firstName')}, ${billing('lastName')}))`),
    email: text(billing('email')),
    status: choice(column('o.status'), orderStatusOptions),
    paymentStatus: paymentState,
    parcels: choices(
      sql`array(select ${parcelState.sql} from shipment as s where s.order_id = o.id and s.kind <> 'gift-card' order by s.number)`,
      parcelState.options,
      { where: (values: string[]) => parcels(parcelState.where(values)) },
    ),
    methods: choices(
      sql`array(select distinct s.method_id from shipment as s where s.order_id = o.id and s.kind <> 'gift-card')`,
      methodOptions,
      { where: (values: string[]) => parcels(sql`s.method_id = ${anyOf(values)}`) },
    ),
    returnStatus: choice(column(`nullif(o.return_status, 'none')`), returnStatusOptions, {
      where: (values: string[]) => sql`(o.return_status <> 'none' and o.return_status = ${anyOf(values)})`,
    }),
    holdReasons: choices(column('o.hold_reasons'), holdReasonOptions, {
      where: (values: string[]) => sql`(o.status = 'OnHold' and o.hold_reasons && ${sql.param(values)}::text[])`,
    }),
    disputed: yesNo(sql`(o.disputed_at is not null)`, {
      filters: true,
      where: (value: boolean) => (value ? sql`o.disputed_at is not null` : sql`o.disputed_at is null`),
    }),
    hasTask: yesNo(sql`exists (${openTasks})`, { filters: true, hidden: true, where: exists(openTasks) }),
    refundFailed: yesNo(sql`exists (${failedRefunds})`, { filters: true, hidden: true, where: exists(failedRefunds) }),
    country: choice(
      sql`o.shipping_address ->> 'countryCode'`,
      countries.map(({ countryCode, nameKey }) => ({ value: countryCode, label: nameKey })),
    ),
    language: choice(column('o.language'), ['fi', 'sv', 'en']),
    pieces: number(sql`(select coalesce(sum(l.quantity), 0)::int from order_line as l where l.order_id = o.id)`),
    totalCents: money(column('o.total_cents'), { sorts: true, filters: true }),
  },
}
