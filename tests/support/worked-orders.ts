import { createWithdrawalAdmin } from '#src/orders/server/withdrawal-admin.ts'
import { address, consents, tablet } from './money-goods.ts'
import type { MoneyShop } from './money-shop.ts'

const packer = { kind: 'system', by: 'job', name: 'packer' } as const

/** Orders of a money shop, paid and worked on up to some point; each answers the order's number. `name` is a visitor of their own. */
export function workOnOrders(shop: MoneyShop) {
  const orderId = (number: string) => `(select id from shop_order where order_number = '${number}')`

  /** To be asked for anew, when its capture failed. */
  async function parcelOrder(name: string, to: 'paid' | 'packed' | 'shipped' | 'capture failed'): Promise<string> {
    const visitor = shop.visitor(name)
    const number = await visitor.placedOrder('BAR')
    await visitor.pay(number)
    if (to === 'paid') return number
    await shop.parcels.pack(number, null, packer)
    if (to === 'shipped') await shop.parcels.ship(number, null, null, packer)
    if (to === 'capture failed')
      await shop.database.run(
        `update payment_capture set status = 'failed', decided_at = now() where order_id = ${orderId(number)}`,
      )
    return number
  }

  /** Paid, and to be engraved. */
  async function tabletOrder(name: string, frontText = tablet.frontText): Promise<string> {
    const visitor = shop.visitor(name)
    const { body } = await visitor.add('TAB-DARK', 1, { customTablet: { ...tablet, frontText } })
    await visitor.details(body.id)
    const placed = await visitor.order(body.id, undefined, { consents })
    await visitor.pay(placed.body)
    return placed.body
  }

  /** Paid, and on hold for what is to be engraved. */
  async function heldOrder(name: string): Promise<string> {
    await shop.database.sql`insert into blocked_word (language, word, created_at, created_by)
      values ('fi', 'tuhma*', now(), 'tests') on conflict do nothing`
    return tabletOrder(name, 'tuhmalle')
  }

  /** To be taken apart. */
  async function packedAndCancelled(name: string): Promise<string> {
    const number = await parcelOrder(name, 'packed')
    await shop.admin.cancel(number, null, packer)
    return number
  }

  /** Its money is taken. */
  async function capturedOrder(name: string): Promise<string> {
    const number = await parcelOrder(name, 'packed')
    await shop.database.run(
      `update payment_capture set status = 'confirmed', decided_at = now() where order_id = ${orderId(number)}`,
    )
    return number
  }

  /** All of it, and the provider did not take it. */
  async function refundedOrder(name: string): Promise<string> {
    const number = await capturedOrder(name)
    const all = { lines: 'all', shipping: true, otherCents: 0, restock: false, withdrawalReference: null } as const
    await shop.refunds.refund(number, { ...all, reason: 'x' }, packer)
    await shop.database.run(
      `update payment_refund set status = 'failed', decided_at = now() where order_id = ${orderId(number)}`,
    )
    return number
  }

  /** The reference of a statement about all of it. */
  async function statedWithdrawal(name: string): Promise<string> {
    const orderNumber = await capturedOrder(name)
    const { firstName, lastName, email } = address
    const payload = { orderNumber, name: `${firstName} ${lastName}`, email }
    const { body } = await shop.call<{ reference: string }>({ method: 'POST', url: '/api/withdrawals', payload })
    return body.reference
  }

  /** The reference of one that was accepted. */
  async function acceptedWithdrawal(name: string): Promise<string> {
    const reference = await statedWithdrawal(name)
    await createWithdrawalAdmin({ ...shop.base, jobs: () => shop.jobs }).accept(reference, '', packer)
    return reference
  }

  /** The reference of one whose money went back by another refund. */
  async function refundedWithdrawal(name: string): Promise<string> {
    const reference = await acceptedWithdrawal(name)
    const [row] = await shop.database.sql<{ number: string }>`
      select order_number as number from withdrawal where reference = ${reference}`
    const all = { lines: 'all', shipping: true, otherCents: 0, restock: false, withdrawalReference: null } as const
    await shop.refunds.refund(row?.number ?? '', { ...all, reason: 'x' }, packer)
    return reference
  }

  return {
    acceptedWithdrawal,
    refundedWithdrawal,
    statedWithdrawal,
    heldOrder,
    tabletOrder,
    parcelOrder,
    packedAndCancelled,
    capturedOrder,
    refundedOrder,
  }
}
