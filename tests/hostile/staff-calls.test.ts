import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '../../src/common/locale.ts'
import { address } from '../support/money-goods.ts'
import { isFullTier } from '../support/tier.ts'
import { createTextCheck, faultOf } from './support/answers.ts'
import { badRequests } from './support/bad-requests.ts'
import { type HostileShop, startHostileShop } from './support/hostile-shop.ts'
import { arrange, ourRoutes, routeName } from './support/route-examples.ts'
import { mailedLink, openSession, signUp } from './support/sign-up.ts'
import { hire, type Worker } from './support/staff.ts'
import { type StaffIds, staffExamples } from './support/staff-examples.ts'

/*
 * The calls of the domain family by those who may: spoilt requests, which others of the hostile tests send as shoppers and are
 * refused before they are read.
 */

let shop: HostileShop
let worker: Worker
let isText: (language: Language, text: string) => boolean
beforeAll(async () => {
  shop = await startHostileShop()
  worker = await hire(shop, ['CustomerService'])
  isText = createTextCheck(shop.tables)
})
afterAll(() => shop.stop())

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, more: object = {}) =>
  shop.send({
    method,
    url,
    headers: { ...worker.headers, 'accept-language': 'fi', ...more },
    ...(payload && { payload }),
  })
const familyRoutes = () =>
  ourRoutes(shop.routes).filter(({ access, url }) => access === 'staff' && url.startsWith('/api/cda/'))

describe('the calls of the domain family', () => {
  it('each have an example, and no example is left of one that is gone', () => {
    expect(familyRoutes().map(routeName).toSorted()).toEqual(Object.keys(staffExamples).toSorted())
  })

  it('refuse what is spoilt in the asker’s language, and change nothing by it', async () => {
    const faults: string[] = []
    let count = 0
    const customer = await signUp(shop)
    for (const route of familyRoutes()) {
      const example = staffExamples[routeName(route)]
      if (!example) continue
      const { visitor, ids: shopping } = await arrange(shop, example.stage)
      const book = await ask('POST', `/api/cda/customers/${customer.id}/addresses`, {
        firstName: 'Aino',
        lastName: 'Virta',
        line1: 'Vaasankatu 14',
        postalCode: '00500',
        city: 'Helsinki',
        countryCode: 'FIN',
      })
      const ids: StaffIds = {
        ...shopping,
        anonymousId: visitor.anonymousId,
        customerId: customer.id,
        addressId: book.json<{ id: string }[]>()[0]?.id ?? '',
      }
      // The spoiler knows a shopper's ids; these know theirs.
      const { params, body, ...rest } = example
      const known = { ...rest, ...(params && { params: () => params(ids) }), ...(body && { body: () => body(ids) }) }
      let before = await stored(visitor.anonymousId, customer.id)
      const asked = [...badRequests(route, known, shopping)].filter((_, at) => isFullTier || at % 2 === count % 2)
      for (const { what, request } of asked) {
        const language = languages[count % languages.length] ?? 'fi'
        const headers = { ...worker.headers, 'accept-language': language, ...example.headers, ...request.headers }
        const answer = await shop.send({ ...request, headers })
        count += 1
        const named = /[?&]language=(fi|sv|en)(&|$)/.exec(request.url)?.[1] as Language | undefined // as matched
        const fault = faultOf(answer, named ?? language, isText)
        if (fault) faults.push(`${routeName(route)}, ${what}: ${fault}`)
        const now = await stored(visitor.anonymousId, customer.id)
        if (answer.statusCode >= 300 && now !== before)
          faults.push(`${routeName(route)}, ${what}: something changed behind a ${answer.statusCode}`)
        before = now
      }
    }
    process.stdout.write(`spoilt calls of staff: ${count}\n`)
    expect(faults.slice(0, 40)).toEqual([])
  }, 600_000)

  it('are nobody’s without the shop’s own header, nor by a shopper’s token beside the session', async () => {
    const { visitor, ids } = await arrange(shop, 'cart')
    const body = { id: ids.cartId, marketId: 'FI', currency: 'EUR', lines: [] }
    const before = await visitor.stored()
    for (const headers of [
      { cookie: worker.cookie },
      { ...worker.headers, authorization: visitor.headers.authorization },
      { ...visitor.headers, cookie: worker.cookie },
    ])
      expect((await shop.send({ method: 'PUT', url: '/api/cda/carts', headers, payload: body })).statusCode).toBe(403)
    expect(await visitor.stored()).toBe(before)
  })
})

/** All that the shopper and the customer have. */
async function stored(ownerId: string, accountId: string): Promise<string> {
  const [row] = await shop.database.sql<{ stored: string }>`select jsonb_build_object(
    'carts', (select jsonb_agg(to_jsonb(c) - 'priced_at' order by c.id) from cart c where c.owner_id = ${ownerId}),
    'lines', (select jsonb_agg(l order by l.id) from cart_line l join cart c on c.id = l.cart_id where c.owner_id = ${ownerId}),
    'orders', (select jsonb_agg(o order by o.id) from shop_order o where o.owner_id = ${ownerId}),
    'account', (select to_jsonb(a) from account a where a.id = ${accountId}),
    'password', (select jsonb_agg(c) from credential c where c.account_id = ${accountId}),
    'addresses', (select jsonb_agg(b order by b.id) from customer_address b where b.account_id = ${accountId}))::text as stored`
  return row?.stored ?? ''
}

describe('a customer that the shop makes', () => {
  it('finds in the account what was ordered by the address as a guest, once its mailbox has proved it', async () => {
    const guest = await shop.visitor()
    const email = 'vieras.tilaaja@posti.example'
    const cartId = await guest.fillCart()
    await guest.call('PUT', `/api/me/checkout/${cartId}/details`, { shippingAddress: { ...address, email } })
    await guest.call('PUT', `/api/me/checkout/${cartId}/shipping`, { methodId: 'home' })
    const consents = [{ id: 'terms', accepted: true, version: '2026-11' }]
    const placed = await guest.call(
      'POST',
      `/api/me/checkout/${cartId}/order`,
      { consents },
      { 'idempotency-key': 'guest-order' },
    )
    await guest.pay(placed.body)
    const made = await ask('POST', '/api/cda/customers/signup', { email, firstName: 'Vieras', lastName: 'Tilaaja' })
    const { customerId } = made.json<{ customerId: string }>()
    const token = await mailedLink(shop.database, email, 'account-invitation')
    const orderOf = async () =>
      (await ask('GET', `/api/cda/orders/${placed.body}`)).json<{ customerId: string | null }>().customerId
    expect(await orderOf()).toBeNull()
    const reset = await shop.send({
      method: 'POST',
      url: '/api/cda/me/password/reset',
      payload: { token, newPassword: 'vadelmat ennen kahvia' },
      headers: { 'x-requested-with': 'fetch' },
    })
    expect([reset.statusCode, await orderOf()]).toEqual([204, customerId])
  })

  it('has carts and orders by the id of the account', async () => {
    const customer = await signUp(shop)
    await ask('PUT', '/api/cda/customers', { customerId: customer.id, language: 'sv' })
    const place = { customerId: customer.id, marketId: 'FI', currency: 'EUR' }
    const lines = [{ code: shop.goods.code, quantity: 1 }]
    const opened = await ask('POST', '/api/cda/carts', { ...place, lines })
    expect(opened.json()).toMatchObject({ customerId: customer.id, anonymousId: customer.ownerId })
    const { cookie } = await openSession(shop.database, customer.id)
    const theirs = await shop.send({ url: '/api/me/carts', headers: { cookie, 'x-requested-with': 'fetch' } })
    expect(theirs.json<{ id: string }>().id).toBe(opened.json<{ id: string }>().id)
    const read = await ask('GET', `/api/cda/carts/${customer.id}/FI/EUR/Default`)
    expect(read.json()).toMatchObject({ customerId: customer.id })
    const key = { 'idempotency-key': 'order-by-telephone' }
    const order = {
      customerId: customer.id,
      lines,
      addresses: { shippingAddress: address },
      delivery: { methodId: 'home' },
    }
    const taken = await ask('POST', '/api/cda/orders', order, key)
    expect([taken.statusCode, taken.json<{ customerId: string }>().customerId]).toEqual([201, customer.id])
    // In the language that its customer reads, whatever the office speaks.
    const [row] = await shop.database.sql`
      select language from shop_order where order_number = ${taken.json<{ orderNumber: string }>().orderNumber}`
    expect(row).toEqual({ language: 'sv' })
    const own = await shop.send({
      url: `/api/cda/me/carts/${opened.json<{ id: string }>().id}`,
      headers: { cookie, 'x-requested-with': 'fetch' },
    })
    expect(own.json<{ customerId: string }>().customerId).toBe(customer.id)
  })
})
