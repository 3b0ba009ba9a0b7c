import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOrderKeys } from '../../src/orders/server/order-key.ts'
import { testKeyring } from '../support/keys.ts'
import { isFullTier } from '../support/tier.ts'
import { forgeTokens } from './support/forged-tokens.ts'
import { type HostileShop, type Route, startHostileShop, type Visitor } from './support/hostile-shop.ts'
import { arrange, exampleOf, type Ids, ourRoutes, pathOf, routeName } from './support/route-examples.ts'

let shop: HostileShop
/** Has a cart. */
let shopper: Visitor
let cartIds: Ids
/** Has an order that awaits payment and a frozen cart. */
let buyer: Visitor
let orderIds: Ids
/** Has a cart of their own, and all those ids. */
let thief: Visitor

beforeAll(async () => {
  shop = await startHostileShop()
  ;({ visitor: shopper, ids: cartIds } = await arrange(shop, 'cart'))
  ;({ visitor: buyer, ids: orderIds } = await arrange(shop, 'order'))
  ;({ visitor: thief } = await arrange(shop, 'cart'))
})
afterAll(() => shop.stop())

const unknown: Ids = {
  cartId: '7d0c2f3e-0000-4000-8000-000000000000',
  lineItemId: '7d0c2f3e-1111-4000-8000-000000000000',
  orderNumber: 'KV26-0000-0001',
  code: '',
  pageId: '1',
  promoterId: '1',
  formId: '1',
  recipeId: '1',
}
const ids = (): Ids => ({ ...cartIds, orderNumber: orderIds.orderNumber })
const nobody = (): Ids => ({ ...unknown, code: shop.goods.code })

function ask(route: Route, which: Ids, headers: Record<string, string>): Promise<LightMyRequestResponse> {
  const example = exampleOf(route)
  const query = new URLSearchParams(example?.query?.(which) ?? {}).toString()
  const body = example?.body?.(which)
  return shop.send({
    method: route.method as 'GET',
    url: `${pathOf(route, example?.params?.(which) ?? {})}${query ? `?${query}` : ''}`,
    headers: { ...headers, ...example?.headers },
    ...(body === undefined ? {} : { payload: body as object }),
  })
}

/** All that somebody's cart and order consist of. */
async function everything(): Promise<unknown> {
  const [row] = await shop.database.sql<{ all: unknown }>`
    select jsonb_build_object(
      'orders', (select jsonb_agg(o order by o.id) from shop_order o),
      'attempts', (select jsonb_agg(a order by a.id) from payment_attempt a),
      'allocations', (select jsonb_agg(a) from stock_allocation a)) as all`
  return [await shopper.stored(), await buyer.stored(), row?.all]
}

const withIds = (): Route[] =>
  ourRoutes(shop.routes).filter((route) => {
    const example = exampleOf(route)
    const request = JSON.stringify([example?.params?.(ids()), example?.body?.(ids())])
    return [cartIds.cartId, cartIds.lineItemId, orderIds.orderNumber].some((id) => request.includes(id))
  })

describe('what belongs to somebody', () => {
  it('is, for everybody else, what is not there at all', async () => {
    expect(withIds().length).toBeGreaterThan(15)
    const before = await everything()
    for (const route of withIds()) {
      const foreign = await ask(route, ids(), thief.headers)
      const absent = await ask(route, nobody(), thief.headers)
      // A line that is not there is taken out at no cost, and the answer is the asker's own cart.
      const isOwnCart = route.url === '/api/me/carts/delete'
      const withoutVersion = ({ body }: LightMyRequestResponse): string => body.replace(/"version":\d+/, '')
      expect(foreign.statusCode, routeName(route)).toBe(absent.statusCode)
      expect(withoutVersion(foreign), routeName(route)).toBe(withoutVersion(absent))
      expect(foreign.body).not.toContain(cartIds.lineItemId)
      if (!isOwnCart && route.url !== '/paymentauthentication/:order/:token')
        expect([404, 400, 409], `${routeName(route)} ${foreign.body}`).toContain(foreign.statusCode)
      // Promo codes are all unknown yet, which is said before the cart is looked for.
      if (route.url.includes(':id') && !route.url.endsWith('/coupon'))
        expect(foreign.statusCode, routeName(route)).toBe(404)
    }
    expect(await everything()).toEqual(before)
  })

  it('is closed to every token that is not quite right', async () => {
    const { right, forged } = await forgeTokens(shop, buyer.anonymousId)
    const order = (token: string) =>
      shop.send({ url: `/api/me/orders/${orderIds.orderNumber}`, headers: { authorization: `Bearer ${token}` } })
    expect((await order(right)).statusCode).toBe(200)
    const before = await everything()
    for (const [what, token] of Object.entries(forged))
      expect((await order(token)).statusCode, what).toBe(token === '' ? 404 : 401)
    for (const authorization of [
      right,
      `Basic ${right}`,
      `Bearer  ${right}`,
      `Bearer ${right} x`,
      'Bearer',
      'Bearer null',
    ])
      expect((await shop.send({ url: '/api/me/carts', headers: { authorization } })).statusCode).toBe(401)
    expect(await everything()).toEqual(before)
  })

  it('is lost to a token after its hour', async () => {
    shop.clock.advance(61 * 60_000)
    expect((await shopper.call('GET', '/api/me/carts')).statusCode).toBe(401)
    shop.clock.advance(-61 * 60_000)
    expect((await shopper.call('GET', '/api/me/carts')).statusCode).toBe(200)
  })

  it('is not given to whoever knows the anonymous id', async () => {
    const id = shopper.anonymousId
    const json = (payload: object) => ({ payload, headers: {} })
    const form = (payload: string) => ({ payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
    const grant = 'grant_type=anonymous&client_id=frontend&scope=anonymous_id'
    const tries = [
      json({ anonymous_id: id }),
      json({ anonymous_id: [id] }),
      json({ anonymous_id: { $ne: '' } }),
      form(''),
      form(`anonymous_id=${id}`),
      form(`anonymous_id=x&anonymous_id=${id}`),
      json({ anonymousId: id, sub: id }),
    ].map((request) => ({ ...request, url: '/api/identity/connect/token/anonymous' }))
    const atProvider = [
      `anonymous_id=${id}`,
      `anonymous_id=${id}&anonymous_id=${id}`,
      `anonymous_id[]=${id}`,
      `sub=${id}`,
    ]
    for (const more of atProvider) tries.push({ ...form(`${grant}&${more}`), url: '/api/identity/connect/token' })
    const cookies = ['', id, id.slice(2), `v_${id}`, `${id.slice(2)}.${'A'.repeat(8)}.${'A'.repeat(43)}`]
    for (const { url, payload, headers } of tries)
      for (const value of cookies) {
        const cookie = value === '' ? '' : `anonymousId=${value}; __Host-anonymousId=${value}`
        const answer = await shop.send({
          method: 'POST',
          url,
          payload,
          headers: { host: 'localhost:3000', ...headers, ...(cookie && { cookie }) },
        })
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        if (answer.statusCode !== 200) continue
        const { access_token: token } = answer.json<{ access_token: string }>()
        const cart = await shop.send({ url: '/api/me/carts', headers: { authorization: `Bearer ${token}` } })
        expect(cart.json<{ id: string }>().id, `${url} ${JSON.stringify(payload)} ${cookie}`).toBe('')
      }
  })

  it('cannot be guessed by its number, nor opened by another key', async () => {
    const { orderNumber } = orderIds
    const open = (number: string, key?: string) =>
      shop.send({ url: `/api/cda/orders/${number}${key === undefined ? '' : `?key=${encodeURIComponent(key)}`}` })
    const keys = createOrderKeys(testKeyring().orders)
    const key = keys.sign(orderNumber, shop.clock.now())
    expect((await open(orderNumber, key)).statusCode).toBe(200)
    const [expiry = '', kid = '', mac = ''] = key.split('.')
    const old = keys.sign(orderNumber, new Date(shop.clock.now().getTime() - 40 * 24 * 3_600_000))
    const wrong = [
      '',
      'x',
      old,
      keys.sign('KV26-0000-0001', shop.clock.now()),
      `${expiry}.`,
      `zzzzzzz.${kid}.${mac}`,
      `${expiry}.${mac}`,
      `${key}x`,
      createOrderKeys(testKeyring('t'.repeat(32)).orders).sign(orderNumber, shop.clock.now()),
      key.toUpperCase(),
      `${expiry}.${kid}.${'A'.repeat(43)}`,
    ]
    for (const one of wrong) expect([400, 404], one).toContain((await open(orderNumber, one)).statusCode)

    const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
    const near = isFullTier ? 10_000 : 200
    for (let at = 0; at < near; at += 1) {
      const digits = [at, at >> 5, at >> 10, at * 7].map((number) => alphabet[number % 32])
      const guess = `${orderNumber.slice(0, -4)}${digits.join('')}`
      if (guess !== orderNumber) expect((await open(guess)).statusCode).toBe(404)
    }
  })
})

describe('fields that are not the visitor’s to set', () => {
  const extras: Record<string, unknown> = {
    id: '7d0c2f3e-0000-4000-8000-000000000000',
    price: 0.01,
    placedPrice: 0.01,
    discountedPrice: 0,
    cents: 1,
    totalPrice: 0.01,
    total: 0,
    shippingTotalPrice: 0,
    totals: {},
    promotions: [{ name: 'x', amount: 100 }],
    status: 'Converted',
    statusCode: 'Completed',
    anonymousId: 'A'.repeat(22),
    customerId: 'x',
    role: 'staff',
    isGiftCardApplied: true,
    giftCardPaymentAmount: 100,
    hasFreeShipping: true,
    openOrder: null,
    displayName: 'x',
    amount: { value: 1, currency: 'EUR' },
    merchantReference: 'x',
    orderNumber: 'KV26-0000-0001',
    isAdmin: true,
  }

  it('are refused by every call that takes a body', async () => {
    const taking = ourRoutes(shop.routes).filter((route) => route.access === 'visitor' && exampleOf(route)?.body)
    expect(taking.length).toBeGreaterThan(8)
    for (const route of taking) {
      const example = exampleOf(route)
      const { visitor, ids: own } = await arrange(shop, example?.stage)
      const before = await visitor.stored()
      const body = example?.body?.(own) as Record<string, unknown> // every one of them takes an object
      const places: ((field: Record<string, unknown>) => object)[] = [(field) => ({ ...body, ...field })]
      for (const [name, inner] of Object.entries(body)) {
        if (['paymentMethod', 'browserInfo', 'details'].includes(name)) continue // the provider's own objects
        if (Array.isArray(inner)) places.push((field) => ({ ...body, [name]: [{ ...(inner[0] as object), ...field }] }))
        else if (typeof inner === 'object' && inner !== null)
          places.push((field) => ({ ...body, [name]: { ...inner, ...field } }))
      }
      for (const [name, value] of Object.entries(extras)) {
        for (const place of places) {
          const payload = place({ [name]: value })
          if (JSON.stringify(Object.keys(payload)) === JSON.stringify(Object.keys(body)) && name in body) continue
          const url = pathOf(route, example?.params?.(own) ?? {})
          const headers = { ...visitor.headers, ...example?.headers }
          const answer = await shop.send({ method: route.method as 'POST', url, headers, payload })
          // A consent's own field is called id too.
          if (name === 'id' && route.url.endsWith('/order') && answer.statusCode !== 400) continue
          expect(answer.statusCode, `${routeName(route)} ${name}: ${answer.body}`).toBe(400)
        }
      }
      if (!route.url.endsWith('/order')) expect(await visitor.stored()).toBe(before)
    }
  })

  it('never change what is paid: the sum comes from the price table', async () => {
    const visitor = await shop.visitor()
    const { orderNumber } = await visitor.placeOrder()
    const card = {
      type: 'scheme',
      encryptedCardNumber: 'test_4111111111111111',
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2035',
      encryptedSecurityCode: 'test_737',
      holderName: 'x',
    }
    for (const body of [
      { paymentMethod: { ...card, amount: { value: 1, currency: 'EUR' } } },
      { paymentMethod: { ...card, reference: 'KV26-0000-0001', merchantAccount: 'Other' } },
      { paymentMethod: card, returnUrl: 'https://evil.example/' },
      { paymentMethod: card, origin: 'https://evil.example' },
    ]) {
      const refused = await visitor.call('POST', `/api/cda/me/orders/${orderNumber}/payments`, body)
      expect(refused.statusCode, JSON.stringify(body)).toBe(400)
    }
    const paid = await visitor.call('POST', `/api/cda/me/orders/${orderNumber}/payments`, {
      paymentMethod: card,
    })
    expect(paid.json()).toMatchObject({ resultCode: 'Authorised' })
    const [row] = await shop.database.sql<{ total: number; line: number; attempt: number }>`
      select o.total_cents as total, a.amount_cents as attempt,
        (select price_cents from order_line l where l.order_id = o.id limit 1) as line
      from shop_order o join payment_attempt a on a.order_id = o.id where o.order_number = ${orderNumber}`
    expect(row?.line).toBe(shop.goods.cents)
    expect(row?.total).toBeGreaterThanOrEqual(2 * shop.goods.cents)
    expect(row?.attempt).toBe(row?.total)
    expect(JSON.stringify(shop.provider.ledger.entries())).not.toContain('evil.example')
  })
})

describe('another site', () => {
  const origins = { origin: 'https://evil.example', referer: 'https://evil.example/', 'sec-fetch-site': 'cross-site' }
  const unsafe = () => ourRoutes(shop.routes).filter(({ method }) => method !== 'GET')

  it('finds no unsafe call that a cookie opens', async () => {
    // What needs no bearer, and why it may: a read, a fresh identity, the bank's return, a key in the address, a signature,
    // a line in the log of choices, searches or of faults and figures of speed, a wish for a mail, a review or a report that
    // waits for a moderator, a code mailed to whoever ordered, a withdrawal that names its order, a gift card by its code
    // and PIN, a subscription by the token of a mail or one that its mailbox has to confirm: these grant nothing to a cookie.
    // Signing up, in and out would, of customers and of staff, and are refused to every other site.
    const open = unsafe().filter(({ access }) => !['visitor', 'customer', 'staff'].includes(access))
    expect(open.map(routeName).sort()).toEqual([
      'DELETE /api/consentdata/marketingpermission',
      'POST /api/adyen/webhooks/authorisation',
      'POST /api/cda/me/email/confirm',
      'POST /api/cda/me/email/token',
      'POST /api/cda/me/password/reset',
      'POST /api/cda/me/password/token',
      'POST /api/cda/me/signup',
      'POST /api/consentdata/unsubscribeuser',
      'POST /api/consents',
      'POST /api/forms/:formId',
      'POST /api/gift-cards/balance',
      'POST /api/identity/connect/token/anonymous',
      'POST /api/identity/login',
      'POST /api/identity/login/code',
      'POST /api/identity/login/code/verify',
      'POST /api/identity/login/passkey',
      'POST /api/identity/login/passkey/options',
      'POST /api/identity/signout',
      'POST /api/identity/signout/everywhere',
      'POST /api/intermediateuser',
      'POST /api/intermediateuser/:token/remove',
      'POST /api/inventory/notify',
      'POST /api/me/orders/:id/cancel',
      'POST /api/me/orders/:id/tracked',
      'POST /api/me/orders/lookup',
      'POST /api/me/orders/lookup/verify',
      'POST /api/pricing/bycodes',
      'POST /api/reviews',
      'POST /api/reviews/:id/report',
      'POST /api/search/click',
      'POST /api/staff/invitation',
      'POST /api/staff/invitation/accept',
      'POST /api/staff/invitation/begin',
      'POST /api/staff/login',
      'POST /api/staff/login/code',
      'POST /api/staff/login/passkey',
      'POST /api/staff/login/passkey/options',
      'POST /api/staff/logout',
      'POST /api/telemetry/errors',
      'POST /api/telemetry/steps',
      'POST /api/telemetry/vitals',
      'POST /api/withdrawals',
      'POST /api/withdrawals/lines',
      'POST /cds/email',
      'POST /cds/personmarketingrevocation',
      'POST /cds/subscription',
      'POST /forms/:formId',
      'POST /paymentauthentication/threedscallback',
      'POST /subscriptions/press',
      'POST /subscriptions/receive',
    ])
    const before = await everything()
    const cookie = `${buyer.cookie}; session=${buyer.anonymousId}; access_token=${buyer.token}`
    for (const route of unsafe()) {
      const example = exampleOf(route)
      const text = JSON.stringify(example?.body?.(ids()) ?? {})
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/json',
        'multipart/form-data; boundary=x',
      ]) {
        const answer = await shop.send({
          method: route.method as 'POST',
          url: pathOf(route, example?.params?.({ ...orderIds }) ?? {}),
          headers: { ...origins, cookie, 'content-type': type },
          payload: text,
        })
        if (route.access === 'visitor') expect(answer.statusCode, routeName(route)).toBe(401)
        if (/^.api.(identity.(login|signout)|cda.me.(signup|email|password))/.test(route.url))
          expect(answer.statusCode, routeName(route)).toBe(route.access === 'customer' ? 401 : 403)
        if (route.access === 'staff') expect(answer.statusCode, routeName(route)).toBe(403)
        expect(answer.statusCode, routeName(route)).toBeLessThan(500)
        expect(answer.headers['access-control-allow-origin'], routeName(route)).toBeUndefined()
      }
    }
    expect(await everything()).toEqual(before)
  })

  it('may read nothing, nor ask whether it may', async () => {
    for (const url of [
      '/',
      '/api/me/carts',
      '/api/markets',
      '/api/localizations',
      `/api/me/orders/${orderIds.orderNumber}`,
    ]) {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const headers = {
          ...origins,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        }
        const answer = await shop.send({ method, url, headers })
        const names = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))
        expect(names, `${method} ${url}`).toEqual([])
      }
    }
  })
})
