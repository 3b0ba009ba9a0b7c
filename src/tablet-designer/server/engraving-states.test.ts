import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
  type ShipmentStatus,
  shipmentStatuses,
} from '#src/orders/rules/order-states.ts'
import { shownParcel, type ShownParcelStatus, unsentStatuses } from '#src/orders/rules/shown-status.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { engravingList } from './engraving-list.sql.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

interface Combination extends Record<string, unknown> {
  status: OrderStatus
  payment: PaymentStatus
  parcel: ShipmentStatus
  shown: string | null
}

const every = (values: readonly string[]) => sql`unnest(${sql.param([...values])}::text[])`
/** What the engraving line calls a parcel that the list of parcels calls so. */
const engravingOf: Partial<Record<ShownParcelStatus, string>> = {
  Unpaid: 'unpaid',
  Held: 'held',
  Refunded: 'over',
  Cancelled: 'over',
  AwaitingProduction: 'toEngrave',
  Released: 'engraved',
  Packed: 'packed',
}

// A completed order has sent its tablets, unless they were refunded.
it('says the same of every tablet that is not sent as the list of parcels', async () => {
  const { rows } = await database.db.execute<Combination>(sql`
    select o.status, o.payment_status as payment, s.status as parcel, ${engravingList.fields.status.sql} as shown
    from ${every(orderStatuses)} as a (status), ${every(paymentStatuses)} as b (payment_status),
      ${every(unsentStatuses)} as c (status), lateral (select a.status, b.payment_status) as o,
      lateral (select c.status, null::date as deliver_by) as s
    where a.status <> 'Completed' or b.payment_status = 'Refunded'`)
  expect(rows.length).toBeGreaterThan(shipmentStatuses.length * paymentStatuses.length)
  for (const row of rows) {
    const { status, payment: paymentStatus, parcel, shown } = row
    expect(shown, JSON.stringify(row)).toBe(engravingOf[shownParcel({ status, paymentStatus }, parcel)])
  }
})
