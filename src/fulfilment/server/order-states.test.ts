import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderStatuses, paymentStatuses, shipmentStatuses } from '#src/orders/rules/order-states.ts'
import type { OrderStatus, PaymentStatus, ShipmentStatus } from '#src/orders/rules/order-states.ts'
import { shownParcel, shownParcelStatuses, shownPayment } from '#src/orders/rules/shown-status.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { orderList, parcelState } from './order-list.sql.ts'
import { parcelList } from './parcel-list.sql.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

interface Combination extends Record<string, unknown> {
  status: OrderStatus
  payment: PaymentStatus
  attempt: string | null
  parcel: ShipmentStatus
  shownParcel: string
  shownPayment: string
  isFound: boolean
}

const every = (values: readonly string[]) => sql`unnest(${sql.param([...values])}::text[])`

it('says the same of every order, payment and parcel in a list, in its filter and in a record', async () => {
  const { rows } = await database.db.execute<Combination>(sql`
    select o.status, o.payment_status as payment, o.payment_attempt_id as attempt, s.status as parcel,
      ${parcelState.sql} as "shownParcel", ${orderList.fields.paymentStatus.sql} as "shownPayment",
      ${parcelState.where(['Released'])} as "isFound"
    from ${every(orderStatuses)} as a (status), ${every(paymentStatuses)} as b (payment_status),
      unnest(array['attempt', null]) as c (payment_attempt_id), ${every(shipmentStatuses)} as s (status),
      lateral (select a.status, b.payment_status, c.payment_attempt_id) as o`)
  expect(rows).toHaveLength(orderStatuses.length * paymentStatuses.length * 2 * shipmentStatuses.length)
  for (const row of rows) {
    const { status, payment: paymentStatus, attempt: paymentAttemptId, parcel } = row
    const expected = shownParcel({ status, paymentStatus }, parcel)
    expect(row, JSON.stringify(row)).toMatchObject({
      shownParcel: expected,
      shownPayment: shownPayment({ paymentStatus, paymentAttemptId }),
      isFound: expected === 'Released',
    })
  }
})

it('has a mark for each of them', () => {
  expect(parcelState.options.map(({ value }) => value).toSorted()).toEqual([...shownParcelStatuses].toSorted())
  expect(orderList.fields.paymentStatus.options?.map(({ value }) => value)).toEqual([...paymentStatuses])
})

it('has a view of the packers for each parcel that is packed, also when its money went back', () => {
  const statusOf = ({ filter }: { filter: object }): string[] => ('status' in filter ? (filter.status as string[]) : [])
  const seen = Object.values(parcelList.views).flatMap(statusOf)
  // What is not paid or on hold waits for something else than packers.
  for (const status of orderStatuses.filter((one) => one !== 'AwaitingPayment' && one !== 'OnHold'))
    for (const paymentStatus of paymentStatuses)
      expect(seen, `${status}, ${paymentStatus}`).toContain(shownParcel({ status, paymentStatus }, 'Packed'))
})
