import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { address } from '../../../tests/support/money-goods.ts'
import type { AttachedOrders } from '../contract/attached-orders.ts'
import type { OrderList } from '../contract/order.ts'

/* Orders that come to an account with a sign-in, and go again (C-20). */

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

let people = 0
const person = () => {
  const name = `buyer-${(people += 1)}`
  return { name, guest: shop.visitor(name), own: shop.visitor(name, 'fi', 'customer') }
}
const signIn = (name: string, provedEmails: string[] = [], from: string | null = `v_${name}`) =>
  inTransaction(shop.database.db, (tx) => shop.handover.handOver(tx, { from, to: `c_${name}`, provedEmails }))
const numbersOf = async ({ own }: ReturnType<typeof person>) =>
  (await own.send<OrderList>('GET', '/api/me/orders')).body.orders.map(({ orderNumber }) => orderNumber)
const attached = async ({ own }: ReturnType<typeof person>) =>
  (await own.send<AttachedOrders>('GET', '/api/me/orders/attached')).body

/** A paid order of a guest, billed to this address. */
async function bought(visitor: ReturnType<MoneyShop['visitor']>, email: string): Promise<string> {
  const { body } = await visitor.add('BAR')
  await visitor.details(body.id, { shippingAddress: { ...address, email } })
  const number = (await visitor.order(body.id)).body
  await visitor.pay(number)
  return number
}

describe('orders of the same browser', () => {
  it('come along, and can be let go for thirty days', async () => {
    const buyer = person()
    const number = await bought(buyer.guest, 'anybody@posti.example')
    await signIn(buyer.name)
    expect(await numbersOf(buyer)).toEqual([number])
    const told = await attached(buyer)
    expect(told.orderNumbers).toEqual([number])
    expect(Date.parse(told.until ?? '') - +shop.clock.now()).toBeGreaterThan(29 * 86_400_000)
    expect((await buyer.own.send('DELETE', '/api/me/orders/attached')).status).toBe(204)
    expect(await numbersOf(buyer)).toEqual([])
    expect(await attached(buyer)).toEqual({ orderNumbers: [], until: null })
    expect((await buyer.guest.send('GET', `/api/me/orders/${number}`)).status).toBe(200)
    const [audited] = await shop.database.sql<{ after: object }>`
      select after from audit_entry where command = 'account.orders-let-go' order by id desc limit 1`
    expect(audited?.after).toEqual({ orders: 1 })
  })

  it('stay when the thirty days are over', async () => {
    const buyer = person()
    const number = await bought(buyer.guest, 'anybody@posti.example')
    await signIn(buyer.name)
    shop.clock.advance(30 * 86_400_000 + 1)
    expect(await attached(buyer)).toEqual({ orderNumbers: [], until: null })
    await buyer.own.send('DELETE', '/api/me/orders/attached')
    expect(await numbersOf(buyer)).toEqual([number])
  })

  it('that is still to be paid is not let go: its cart is the customer’s', async () => {
    const buyer = person()
    const number = await buyer.guest.placedOrder('BAR')
    await inTransaction(shop.database.db, (tx) =>
      shop.money.carts.handOver(tx, { from: `v_${buyer.name}`, to: `c_${buyer.name}`, language: 'fi' }),
    )
    await signIn(buyer.name)
    await buyer.own.send('DELETE', '/api/me/orders/attached')
    expect((await buyer.own.pay(number)).body).toMatchObject({ resultCode: 'Authorised' })
  })
})

describe('orders of the proved address', () => {
  it('come from wherever they were placed, however the address was written', async () => {
    const buyer = person()
    const email = `${buyer.name}@käpy.example`
    const numbers = [
      await bought(shop.visitor(`${buyer.name}-phone`), email.toUpperCase()),
      await bought(shop.visitor(`${buyer.name}-desk`), `${buyer.name}@xn--kpy-qla.example`),
    ]
    const other = await bought(shop.visitor(`${buyer.name}-other`), `x${email}`)
    await signIn(buyer.name, [`${buyer.name}@xn--kpy-qla.example`, email], null)
    expect((await numbersOf(buyer)).toSorted()).toEqual(numbers.toSorted())
    expect(await numbersOf(buyer)).not.toContain(other)
  })

  it('are left to another account that has them', async () => {
    const [first, second] = [person(), person()]
    const email = `${first.name}@posti.example`
    const number = await bought(first.guest, email)
    await signIn(first.name)
    await signIn(second.name, [email], null)
    expect(await numbersOf(first)).toEqual([number])
    expect(await numbersOf(second)).toEqual([])
  })

  it('that were let go do not come back with the next proof', async () => {
    const buyer = person()
    const email = `${buyer.name}@posti.example`
    const phone = shop.visitor(`${buyer.name}-phone`)
    await bought(phone, email)
    await signIn(buyer.name, [email], null)
    await buyer.own.send('DELETE', '/api/me/orders/attached')
    const later = await bought(phone, email)
    await signIn(buyer.name, [email], null)
    expect(await numbersOf(buyer)).toEqual([later])
  })
})

it('a visitor has none that came along', async () => {
  const { guest } = person()
  expect((await guest.send('GET', '/api/me/orders/attached')).status).toBe(401)
})
