import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { address, cards, tablet } from '../../../tests/support/money-goods.ts'
import { type MoneyShop, startMoneyShop, type Visitor } from '../../../tests/support/money-shop.ts'
import type { Cart } from '../contract/cart.ts'

/* What becomes of a guest's cart, and of the account's own, when the guest signs in (C-4.2). */

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop({ maxConnections: 20 })
})
afterAll(() => shop.stop())

let people = 0
/** Somebody's guest in one browser, and their account. */
const person = () => {
  const name = `person-${(people += 1)}`
  return { name, guest: shop.visitor(name), own: shop.visitor(name, 'fi', 'customer') }
}
const signIn = (name: string, to = name) =>
  inTransaction(shop.database.db, async (tx) => {
    const merge = await shop.money.carts.handOver(tx, { from: `v_${name}`, to: `c_${to}`, language: 'fi' })
    await shop.handover.handOver(tx, { from: `v_${name}`, to: `c_${to}`, provedEmails: [] })
    return merge
  })
const quantities = (cart: Cart) => Object.fromEntries(cart.allLineItems.map((line) => [line.code, line.quantity]))
const cartOf = async (visitor: Visitor) => {
  const cart = await visitor.cart()
  return { ...quantities(cart), open: cart.openOrder?.orderNumber ?? null }
}

describe('a guest’s cart', () => {
  it('becomes that of an account without one: the same cart, in a version nobody has seen', async () => {
    const { name, guest, own } = person()
    const { body } = await guest.add('BAR', 2)
    expect(await signIn(name)).toBeNull()
    const cart = await own.cart()
    expect([cart.id, quantities(cart)]).toEqual([body.id, { BAR: 2 }])
    expect(cart.version).toBeGreaterThan(body.version)
    expect((await guest.cart()).id).toBe('')
    // What the guest's token still sends goes into a cart of the guest's.
    await guest.add('MUG')
    expect(await cartOf(own)).toEqual({ BAR: 2, open: null })
  })

  it('goes into the account’s: quantities add up as far as there is stock, and what was capped is told', async () => {
    const { name, guest, own } = person()
    await own.add('BAR', 2)
    const before = (await own.add('SCARCE', 2)).body
    await guest.add('BAR', 3)
    await guest.add('SCARCE', 2)
    await guest.add('TAB-DARK', 1, { customTablet: tablet })
    expect(await signIn(name)).toEqual({
      added: 5,
      capped: [{ code: 'SCARCE', displayName: 'Tuote SCARCE', quantity: 3 }],
      isGiftCardReplaced: false,
      waiting: null,
    })
    const cart = await own.cart()
    expect([cart.id, quantities(cart)]).toEqual([before.id, { BAR: 5, SCARCE: 3, 'TAB-DARK': 1 }])
    expect(cart.version).toBeGreaterThan(before.version)
    expect(cart.shipments.map(({ lineItems }) => lineItems.length)).toEqual([2, 1])
    expect((await guest.cart()).allLineItems).toEqual([])
  })

  it('brings its greeting and address, and leaves the account’s where it has none', async () => {
    const { name, guest, own } = person()
    const mine = (await own.add('BAR')).body
    await own.send('PUT', `/api/me/checkout/${mine.id}/greeting`, { greeting: 'Vanha' })
    const theirs = await guest.readyCart('MUG')
    await signIn(name)
    expect(await own.cart()).toMatchObject({
      greeting: 'Vanha',
      shipments: [{ shippingAddress: { city: 'Helsinki' } }],
    })
    const again = person()
    await again.own.readyCart('BAR')
    const { body } = await again.guest.add('MUG')
    await again.guest.send('PUT', `/api/me/checkout/${body.id}/greeting`, { greeting: 'Uusi' })
    await signIn(again.name)
    expect(await again.own.cart()).toMatchObject({
      greeting: 'Uusi',
      shipments: [{ shippingAddress: { city: 'Helsinki' } }],
    })
    expect(theirs).not.toBe('')
  })

  it('wins with its greeting and address where the account has others', async () => {
    const { name, guest, own } = person()
    const mine = await own.readyCart('BAR')
    await own.send('PUT', `/api/me/checkout/${mine}/greeting`, { greeting: 'Vanha' })
    const theirs = (await guest.add('MUG')).body.id
    await guest.details(theirs, { shippingAddress: { ...address, postalCode: '90100', city: 'Oulu' } })
    await guest.send('PUT', `/api/me/checkout/${theirs}/greeting`, { greeting: 'Uusi' })
    await signIn(name)
    expect(await own.cart()).toMatchObject({
      id: mine,
      greeting: 'Uusi',
      shipments: [{ shippingAddress: { city: 'Oulu' } }],
    })
  })

  it('brings its coupon and gift card, and tells that the account’s card made room', async () => {
    const { name, guest, own } = person()
    const mine = (await own.add('BAR')).body.id
    const theirs = (await guest.add('MUG')).body.id
    const card = (id: string) => JSON.stringify({ id, last4: 'ABCD', balanceCents: 500 })
    const [first, second] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']
    await shop.database.sql`update cart set coupon_code = 'OWN', gift_card = ${card(first)}::jsonb where id = ${mine}`
    await shop.database
      .sql`update cart set coupon_code = 'GUEST', gift_card = ${card(second)}::jsonb where id = ${theirs}`
    expect(await signIn(name)).toMatchObject({ isGiftCardReplaced: true })
    const [row] = await shop.database.sql<{ coupon: string; card: string }>`
      select coupon_code as coupon, gift_card ->> 'id' as card from cart where id = ${mine}`
    expect(row).toEqual({ coupon: 'GUEST', card: second })
  })

  it('that is empty changes nothing', async () => {
    const { name, guest, own } = person()
    const { body } = await own.add('BAR')
    const bare = (await guest.add('MUG')).body
    await guest.send('POST', '/api/me/carts/delete', { code: 'MUG' })
    expect(await signIn(name)).toBeNull()
    expect((await own.cart()).version).toBe(body.version)
    expect(bare.id).not.toBe(body.id)
  })
})

describe('an order that awaits its payment', () => {
  it('of the guest goes on as the customer’s, while the account’s cart waits and comes back when it is paid', async () => {
    const { name, guest, own } = person()
    await own.add('MUG', 2)
    const number = await guest.placedOrder('BAR')
    expect(await signIn(name)).toMatchObject({ waiting: 'own' })
    expect(await cartOf(own)).toEqual({ BAR: 1, open: number })
    const frozen = await own.cart()
    expect((await own.pay(number)).body).toMatchObject({ resultCode: 'Authorised' })
    const back = await own.cart()
    expect([quantities(back), back.openOrder]).toEqual([{ MUG: 2 }, null])
    expect(back.version).toBeGreaterThan(frozen.version)
    expect((await own.send('GET', `/api/me/orders/${number}`)).status).toBe(200)
    expect((await guest.send('GET', `/api/me/orders/${number}`)).status).toBe(404)
  })

  it('of the guest ends with the next change: what waited comes into the cart', async () => {
    const { name, guest, own } = person()
    await own.add('MUG', 2)
    const number = await guest.placedOrder('BAR')
    await signIn(name)
    await own.add('BAR')
    expect(await cartOf(own)).toEqual({ BAR: 2, MUG: 2, open: null })
    expect((await own.send<{ statusCode: string }>('GET', `/api/me/orders/${number}`)).body.statusCode).toBe(
      'Cancelled',
    )
  })

  it('of the account, nothing being paid, ends on the other device: the carts become one', async () => {
    const { name, guest, own } = person()
    const number = await own.placedOrder('BAR')
    await guest.add('MUG')
    expect(await signIn(name)).toMatchObject({ added: 1, waiting: null })
    expect(await cartOf(own)).toEqual({ BAR: 1, MUG: 1, open: null })
    expect((await own.send<{ statusCode: string }>('GET', `/api/me/orders/${number}`)).body.statusCode).toBe(
      'Cancelled',
    )
  })

  it('of the account that is being paid stays: the guest’s cart waits, and comes back when it is paid', async () => {
    const { name, guest, own } = person()
    const number = await own.placedOrder('BAR')
    await own.pay(number, cards.challenge)
    await guest.add('MUG')
    expect(await signIn(name)).toMatchObject({ waiting: 'guest' })
    expect(await cartOf(own)).toEqual({ BAR: 1, open: number })
    await own.pay(number)
    expect(await cartOf(own)).toEqual({ MUG: 1, open: null })
  })

  it('on both sides: the one that is being paid is paid, and nothing in the carts is lost', async () => {
    const { name, guest, own } = person()
    const paying = await own.placedOrder('BAR')
    await own.pay(paying, cards.challenge)
    const number = await guest.placedOrder('MUG')
    await signIn(name)
    expect(await cartOf(own)).toEqual({ MUG: 1, open: number })
    expect((await own.pay(paying)).body).toMatchObject({ resultCode: 'Authorised' })
    await own.add('SALE')
    expect(await cartOf(own)).toEqual({ MUG: 1, SALE: 1, open: null })
  })
})

describe('many sign-ins at once', () => {
  const account = () => `many-${(people += 1)}`

  it('forty guests come into one cart, each once', async () => {
    const to = account()
    const own = shop.visitor(to, 'fi', 'customer')
    await own.add('BIG')
    const guests = Array.from({ length: 40 }, (_, index) => `${to}-${index}`)
    for (const guest of guests) await shop.visitor(guest).add('BIG')
    const merges = await Promise.all(guests.map((guest) => signIn(guest, to)))
    expect(merges.map((merge) => merge?.added)).toEqual(guests.map(() => 1))
    expect(await cartOf(own)).toEqual({ BIG: 41, open: null })
  })

  it('forty guests make the first cart of an account between them', async () => {
    const to = account()
    const guests = Array.from({ length: 40 }, (_, index) => `${to}-${index}`)
    for (const guest of guests) await shop.visitor(guest).add('BIG')
    const own = shop.visitor(to, 'fi', 'customer')
    await Promise.all([...guests.map((guest) => signIn(guest, to)), own.add('MUG')])
    expect(await cartOf(own)).toEqual({ BIG: 40, MUG: 1, open: null })
  })

  it('one guest’s cart with three sign-ins is added once', async () => {
    for (let times = 0; times < 10; times++) {
      const { name, guest, own } = person()
      await own.add('BIG')
      await guest.add('BIG', 2)
      await Promise.all([signIn(name), signIn(name), signIn(name)])
      expect(await cartOf(own)).toEqual({ BIG: 3, open: null })
    }
  })
})
