import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { address, consents } from '../../../tests/support/money-goods.ts'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import type { CheckoutConsent } from '../contract/checkout.ts'

/* The tick about marketing at the checkout (C-4.10, C-20): whose word it is decides what becomes of it. */

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

let people = 0
const ticked = { consents: [...consents, { id: 'marketing', accepted: true, version: '2026-11' }] }
const ofVersion = (version: string) => ({ consents: [...consents, { id: 'marketing', accepted: true, version }] })
const isGiven = (email: string) => shop.marketing.isGiven(shop.database.db, email)
const kindsTo = async (email: string) =>
  (
    await shop.database.sql<{ kind: string }>`
      select kind from outbox_mail where recipient = ${email} and kind like 'newsletter-%' order by kind`
  ).map(({ kind }) => kind)

async function shopper() {
  const name = `ticker-${(people += 1)}`
  const email = `${name}@posti.example`
  const visitor = shop.visitor(name)
  await visitor.add('BAR')
  const { id } = await visitor.cart()
  await visitor.details(id, { shippingAddress: { ...address, email } })
  const order = (body: object, headers: Record<string, string> = {}) =>
    visitor.send<string>('POST', `/api/me/checkout/${id}/order`, body, { 'idempotency-key': `key-${name}`, ...headers })
  return { name, email, visitor, order }
}

describe('a guest who ticks', () => {
  it('is asked by a mail, when the order is paid and not before, and has agreed to nothing until it is answered', async () => {
    const { email, visitor, order } = await shopper()
    const placed = await order(ticked)
    expect(placed.status, placed.text).toBe(200)
    expect(await kindsTo(email)).toEqual([])
    await visitor.pay(placed.text)
    await expect.poll(() => kindsTo(email)).toEqual(['newsletter-confirm'])
    expect(await isGiven(email)).toBe(false)
    const confirm = shop.otherMails.findLast((mail) => mail.kind === 'newsletter-confirm')
    const token = new URL(confirm?.confirmUrl ?? '').searchParams.get('token') ?? ''
    await shop.marketing.optIns.settle(token, 'confirmed', null)
    const { history } = await shop.marketing.describe(email)
    expect(history).toMatchObject([{ value: true, source: 'checkout', version: '2026-11' }])
  })

  it('who does not pay is not written to: anybody can order in anybody’s name', async () => {
    const { email, order } = await shopper()
    expect((await order(ticked)).status).toBe(200)
    expect(await kindsTo(email)).toEqual([])
  })

  it('and one who does not tick are asked nothing', async () => {
    const { email, visitor, order } = await shopper()
    await visitor.pay((await order({ consents })).text)
    await expect
      .poll(async () => (await shop.database.sql`select from outbox_mail where recipient = ${email}`).length)
      .toBe(1)
    expect(await kindsTo(email)).toEqual([])
  })

  it('has to have read the words of now', async () => {
    const { order } = await shopper()
    const refused = await order(ofVersion('2020-01'))
    expect([refused.status, refused.body]).toMatchObject([400, [{ key: 'checkout/consent-outdated' }]])
  })
})

describe('who is signed in', () => {
  const signedIn = (email: string) => {
    shop.customers.set(email, { email, language: 'sv' })
    return { 'x-customer': email }
  }

  it('has agreed at once, with the address of the account, and hears of it', async () => {
    const { order, name } = await shopper()
    const account = `tili-${name}@posti.example`
    expect((await order(ticked, signedIn(account))).status).toBe(200)
    expect((await shop.marketing.describe(account)).history).toMatchObject([
      { value: true, source: 'checkout', version: '2026-11' },
    ])
    expect(await kindsTo(account)).toEqual(['newsletter-welcome'])
  })

  it('is not asked again what they have agreed to; of a guest’s address nothing is told', async () => {
    const { visitor, order, email } = await shopper()
    const keys = async (headers: Record<string, string> = {}) =>
      (await visitor.send<CheckoutConsent[]>('GET', '/api/checkout/consents', undefined, headers)).body.map(
        ({ key }) => key,
      )
    expect(await keys(signedIn(email))).toContain('marketing')
    await order(ticked, signedIn(email))
    expect(await keys(signedIn(email))).not.toContain('marketing')
    expect(await keys()).toContain('marketing')
  })
})
