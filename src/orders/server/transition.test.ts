import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards, type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import type { Actor } from '#src/common/actor.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import {
  type OrderEvent,
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from '../rules/order-states.ts'
import { lockOrder, type OrderRow } from './order.store.ts'
import { transition } from './transition.ts'

/* Every event for an order in every state, and every change of its payment: what is not in these lists is refused. */

let shop: MoneyShop
let id: string
let attemptId: string
beforeAll(async () => {
  shop = await startMoneyShop()
  const visitor = shop.visitor('walker')
  const number = await visitor.placedOrder('BAR')
  await visitor.pay(number, cards.refused)
  const [row] = await shop.database.sql<{ id: string; attemptId: string }>`
    select o.id, a.id as "attemptId" from shop_order o join payment_attempt a on a.order_id = o.id where order_number = ${number}`
  ;({ id, attemptId } = row ?? { id: '', attemptId: '' })
})
afterAll(() => shop.stop())

const actor: Actor = { kind: 'system', by: 'job', name: 'test' }
const hold = { reason: 'engraving', detail: 'a word' } as const
const events: Record<string, OrderEvent> = {
  paid: { kind: 'paid', attemptId: null, hold: null },
  'paid with a hold': { kind: 'paid', attemptId: null, hold },
  held: { kind: 'held', hold },
  'released from one': { kind: 'released', reason: 'chargeback' },
  cancelled: { kind: 'cancelled', detail: '' },
  'payment-changed': { kind: 'payment-changed', paymentStatus: 'Authorised' },
  disputed: { kind: 'disputed' },
  'dispute-ended': { kind: 'dispute-ended' },
}
const begun = ['InProgress', 'OnHold', 'PartiallyShipped', 'Completed', 'Cancelled']
const allowed: Readonly<Record<string, OrderStatus>> = {
  'AwaitingPayment, paid': 'InProgress',
  'AwaitingPayment, paid with a hold': 'OnHold',
  'AwaitingPayment, cancelled': 'Cancelled',
  'InProgress, held': 'OnHold',
  'InProgress, cancelled': 'Cancelled',
  'OnHold, held': 'OnHold',
  'OnHold, released from one': 'OnHold',
  'OnHold, cancelled': 'Cancelled',
  'PartiallyShipped, held': 'OnHold',
  ...Object.fromEntries(
    begun.flatMap((status) =>
      ['payment-changed', 'disputed', 'dispute-ended'].map((event) => [`${status}, ${event}`, status]),
    ),
  ),
}

class Undo extends Error {}

interface Standing {
  status: OrderStatus
  payment: PaymentStatus
  parcel?: string
  /** Of a second parcel; without it there is one. */
  others?: string
}

/** What becomes of the order when it stands so; nothing of it stays. */
async function walk(
  { status, payment, parcel = 'Released', others }: Standing,
  act: (tx: Transaction, order: OrderRow) => Promise<OrderRow>,
): Promise<OrderRow> {
  let changed: OrderRow | undefined
  const done = inTransaction(shop.database.db, async (tx) => {
    const reasons = status === 'OnHold' ? '{chargeback,payment-lost}' : '{}'
    await tx.execute(
      `update shop_order set status = '${status}', payment_status = '${payment}', hold_reasons = '${reasons}',
        payment_attempt_id = '${attemptId}' where id = '${id}'`,
    )
    await tx.execute(`update shipment set status = '${parcel}' where order_id = '${id}'`)
    if (others !== undefined)
      await tx.execute(`insert into shipment (order_id, number, kind, status, method_id, method_name_key, fee_cents, address)
        select order_id, number + 1, kind, '${others}', method_id, method_name_key, 0, address
        from shipment where order_id = '${id}'`)
    changed = await act(tx, await lockOrder(tx, id))
    throw new Undo()
  })
  await done.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  if (!changed) throw new Error('Nothing came of it')
  return changed
}
describe('an order', () => {
  const cases = orderStatuses.flatMap((status) =>
    Object.entries(events).map(([name, event]) => ({ status, name, event })),
  )

  it.each(cases)('$status, $name', async ({ status, name, event }) => {
    const payment = status === 'AwaitingPayment' ? 'Pending' : 'Authorised'
    const walked = walk({ status, payment }, (tx, order) => transition(tx, order, event, actor, shop.clock.now()))
    const to = allowed[`${status}, ${name}`]
    if (to) expect((await walked).status).toBe(to)
    else await expect(walked).rejects.toThrow(/Forbidden|is not held for/)
  })

  it.each([
    { parcel: 'Released', to: 'InProgress' },
    { parcel: 'Shipped', others: 'Packed', to: 'PartiallyShipped' },
    { parcel: 'Shipped', others: 'Cancelled', to: 'Completed' },
    { parcel: 'Delivered', to: 'Completed' },
  ])(
    'goes on with the work as it stands when the last reason is gone: $parcel, $others',
    async ({ to, ...parcels }) => {
      const walked = await walk({ status: 'OnHold', payment: 'Authorised', ...parcels }, async (tx, order) => {
        const once = await transition(tx, order, { kind: 'released', reason: 'chargeback' }, actor, shop.clock.now())
        return transition(tx, once, { kind: 'released', reason: 'payment-lost' }, actor, shop.clock.now())
      })
      expect(walked).toMatchObject({ status: to, holdReasons: [] })
    },
  )
})

describe('an order whose payment is gone', () => {
  it.each([
    { payment: 'Cancelled' as const, may: false },
    { payment: 'Captured' as const, may: true },
  ])('may be worked on again only when there is money: $payment', async ({ payment, may }) => {
    const walked = walk({ status: 'OnHold', payment }, (tx, order) =>
      transition(tx, order, { kind: 'released', reason: 'payment-lost' }, actor, shop.clock.now()),
    )
    if (may) expect((await walked).holdReasons).toEqual(['chargeback'])
    else await expect(walked).rejects.toThrow('is not paid')
  })
})

describe('an order that is cancelled', () => {
  const cancel = (from: Parameters<typeof walk>[0], read = 'status') => {
    let parcels: unknown[] = []
    return walk(from, async (tx, order) => {
      const cancelled = await transition(tx, order, { kind: 'cancelled', detail: '' }, actor, shop.clock.now())
      parcels = (await tx.execute(`select distinct ${read} from shipment where order_id = '${id}'`)).rows
      return cancelled
    }).then(() => parcels)
  }

  it.each(['InProgress', 'OnHold'] as const)(
    'has sent nothing: %s with a parcel on its way goes on',
    async (status) => {
      for (const parcel of ['Shipped', 'Delivered', 'Returned'])
        await expect(cancel({ status, payment: 'Authorised', parcel })).rejects.toThrow(/^Forbidden: .* partly sent/)
    },
  )

  it.each(['AwaitingPayment', 'InProgress', 'OnHold'] as const)('has no parcel to send: %s', async (status) => {
    const payment = status === 'AwaitingPayment' ? 'Pending' : 'Authorised'
    expect(await cancel({ status, payment })).toEqual([{ status: 'Cancelled' }])
  })

  it.each([
    { payment: 'Authorised', to: 'Cancelled' },
    { payment: 'Captured', to: 'Captured' },
    { payment: 'PartiallyRefunded', to: 'PartiallyRefunded' },
  ] as const)('and was $payment is $to', async ({ payment, to }) => {
    const event = { kind: 'cancelled', detail: '' } as const
    const walked = walk({ status: 'OnHold', payment }, (tx, order) =>
      transition(tx, order, event, actor, shop.clock.now()),
    )
    expect((await walked).paymentStatus).toBe(to)
  })
})

describe('the audit', () => {
  const entriesOf = async (by: Actor): Promise<unknown[]> => {
    let entries: unknown[] = []
    await walk({ status: 'InProgress', payment: 'Authorised' }, async (tx, order) => {
      const held = await transition(tx, order, { kind: 'held', hold }, by, shop.clock.now())
      const found = await tx.execute(`select * from audit_entry where subject_id = '${held.orderNumber}'`)
      entries = found.rows
      return held
    })
    return entries
  }

  it.each([
    { by: actor, told: { actor_kind: 'job', actor: 'test' } },
    { by: { kind: 'staff', accountId: 'a-1', name: 'Aino', roles: [] }, told: { actor_kind: 'staff', actor: 'a-1' } },
  ] as const)('has one entry of what $by.kind did', async ({ by, told }) => {
    expect(await entriesOf(by)).toMatchObject([
      {
        ...told,
        command: 'order.held',
        subject_kind: 'order',
        before: { status: 'InProgress', holdReasons: [] },
        after: { status: 'OnHold', holdReasons: ['engraving'] },
      },
    ])
  })

  it('has none of what a shopper did', async () => {
    expect(await entriesOf({ kind: 'visitor', ownerId: 'v_1' })).toEqual([])
  })
})

describe('its payment', () => {
  const moves = [
    'Pending→Authorised',
    'Pending→Failed',
    'Pending→Cancelled',
    'Authorised→Captured',
    'Authorised→PartiallyRefunded',
    'Authorised→Refunded',
    'Authorised→Cancelled',
    'Captured→Authorised',
    'Captured→PartiallyRefunded',
    'Captured→Refunded',
    'Captured→Cancelled',
    'PartiallyRefunded→Authorised',
    'PartiallyRefunded→Captured',
    'PartiallyRefunded→Refunded',
    'PartiallyRefunded→Cancelled',
    'Refunded→Authorised',
    'Refunded→Captured',
    'Refunded→PartiallyRefunded',
    'Refunded→Cancelled',
    'Cancelled→Captured',
    'Cancelled→PartiallyRefunded',
    'Cancelled→Refunded',
    'Failed→Pending',
    'Failed→Authorised',
    'Failed→Cancelled',
  ]
  const cases = paymentStatuses.flatMap((from) => paymentStatuses.map((to) => ({ from, to })))

  it.each(cases)('$from → $to', async ({ from, to }) => {
    const event = { kind: 'payment-changed', paymentStatus: to } as const
    const walked = walk({ status: 'InProgress', payment: from }, (tx, order) =>
      transition(tx, order, event, actor, shop.clock.now()),
    )
    if (from === to || moves.includes(`${from}→${to}`)) expect((await walked).paymentStatus).toBe(to)
    else await expect(walked).rejects.toThrow(`Forbidden: payment-changed takes no payment from ${from} to ${to}`)
  })
})
