import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Cart } from '../../src/cart/contract/cart.ts'
import { address, consents, testCard } from '../support/money-goods.ts'
import { type HostileShop, startHostileShop } from './support/hostile-shop.ts'
import { type Customer, mailedLink, password, signUp } from './support/sign-up.ts'

/* Carts and orders of somebody who is signed in: the calls are those of visitors, by the token beside the session or by it alone. */

let shop: HostileShop
beforeAll(async () => {
  shop = await startHostileShop()
})
afterAll(() => shop.stop())

/** Buys something by calls with these headers; answers the order's number. */
async function buy(
  customer: Pick<Customer, 'call'>,
  headers: Record<string, string>,
  email = address.email,
): Promise<string> {
  const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, more: object = {}) =>
    customer.call(method, url, payload, { ...headers, ...more })
  const added = await call('POST', '/api/me/carts/add', { code: shop.goods.code, quantity: 2 })
  expect(added.statusCode, added.body).toBe(200)
  const { id } = added.json<Cart>()
  await call('PUT', `/api/me/checkout/${id}/details`, { shippingAddress: { ...address, email } })
  await call('PUT', `/api/me/checkout/${id}/shipping`, { methodId: 'home' })
  const key = { 'idempotency-key': `key-${id}` }
  const placed = await call('POST', `/api/me/checkout/${id}/order`, { consents }, key)
  expect(placed.statusCode, placed.body).toBe(200)
  const paid = await call('POST', `/api/cda/me/orders/${placed.body}/payments`, {
    paymentMethod: testCard('4111111111111111'),
  })
  expect(paid.statusCode, paid.body).toBe(200)
  return placed.body
}

it('are bought, found and read by token and by cookie, and kept under the customer’s owner', async () => {
  const customer = await signUp(shop)
  const bearer = { authorization: `Bearer ${await customer.token()}` }
  const numbers = [await buy(customer, bearer), await buy(customer, {})]
  const rows = await shop.database.sql<{ number: string }>`
    select order_number as number from shop_order where owner_id = ${customer.ownerId}`
  expect(new Set(rows.map(({ number }) => number))).toEqual(new Set(numbers))
  for (const headers of [bearer, {}]) {
    const list = await customer.call('GET', '/api/me/orders', undefined, headers)
    expect(list.json<{ totalCount: number }>().totalCount).toBe(2)
    for (const number of numbers)
      expect((await customer.call('GET', `/api/me/orders/${number}`, undefined, headers)).statusCode).toBe(200)
  }
})

it('are nobody else’s, and out of reach once the session has ended', async () => {
  const [mine, theirs] = [await signUp(shop), await signUp(shop)]
  const visitor = await shop.visitor()
  const bearer = { authorization: `Bearer ${await mine.token()}` }
  const number = await buy(mine, bearer)
  const { id } = (await mine.call('POST', '/api/me/carts/add', { code: shop.goods.code, quantity: 1 })).json<Cart>()
  const paths = [`/api/me/orders/${number}`, `/api/me/checkout/${id}/payment`, `/api/cda/me/carts/${id}`]
  for (const path of paths) {
    const own = await mine.call('GET', path)
    expect(own.statusCode, own.body).toBe(200)
    expect((await theirs.call('GET', path)).statusCode, path).toBe(404)
    expect((await visitor.call('GET', path)).statusCode, path).toBe(404)
    // A customer's token without the session, and beside another's.
    expect((await shop.send({ url: path, headers: bearer })).statusCode, path).toBe(401)
    expect((await theirs.call('GET', path, undefined, bearer)).statusCode, path).toBe(401)
  }
  const before = new Map(mine.cookies)
  await mine.call('POST', '/api/identity/signout', {})
  const cookie = [...before].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const path of paths)
    for (const headers of [bearer, { ...bearer, cookie }])
      expect((await shop.send({ url: path, headers })).statusCode, path).toBe(401)
  expect((await shop.send({ url: '/api/me/carts', headers: { cookie } })).statusCode).toBe(401)
  expect((await mine.call('GET', '/api/me/carts')).statusCode).toBe(401)
})

it('follow to another address of e-mail: what was agreed to, and what a guest has bought under it', async () => {
  const customer = await signUp(shop)
  const email = `toinen.${customer.email}`
  const guest = await shop.visitor()
  const number = await buy(guest, {}, email)
  await customer.call('PUT', '/api/me/consents', { marketingUpdates: true })
  const asked = await customer.call('PUT', '/api/cda/me', { email, currentPassword: password })
  expect(asked.statusCode, asked.body).toBe(202)
  const token = await mailedLink(shop.database, email, 'email-change-confirm')
  const confirmed = await customer.call('POST', '/api/cda/me/email/confirm', { token })
  expect(confirmed.statusCode, confirmed.body).toBe(204)
  expect((await customer.call('GET', '/api/me/consents')).json()).toMatchObject({ marketingUpdates: true })
  const given = await shop.database.sql<{ email: string }>`
    select email from marketing_permission where email in (${customer.email}, ${email})`
  expect(given).toEqual([{ email }])
  const attached = await customer.call('GET', '/api/me/orders/attached')
  expect(attached.json()).toMatchObject({ orderNumbers: [number] })
})
