import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asStaff } from '../../../tests/support/money-staff.ts'
import { address, type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { emptyForm } from '#src/promotions/contract/promotion-form.ts'
import { createPromotionAdmin } from '#src/promotions/server/promotion-admin.ts'
import type { Cart } from '../contract/cart.ts'
import type { Simulation, SimulationBody } from '#src/promotions/contract/simulation.ts'

/* The simulator answers as the cart and the order do: the same carts are held against it, over HTTP and in a real database. */

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())
beforeEach(async () => {
  await shop.database.run('update promotion set is_active = false')
  shop.money.promotions.invalidate('all')
})

const actor = { kind: 'system', by: 'operator', name: 'test' } as const
let runs = 0
/** Adds a promotion that is on; answers its key. */
async function promote(definition: object = {}, isActive = true): Promise<string> {
  const admin = createPromotionAdmin(shop.base)
  const key = `tried-${(runs += 1)}`
  const name = { fi: `Ale ${runs}`, sv: 'Rea', en: `Sale ${runs}` }
  const added = await admin.add({ key, name, reward: { type: 'percentage', percent: 10 }, ...definition }, actor)
  if (!added.ok) throw new Error(JSON.stringify(added.error))
  if (isActive) await admin.setActive(key, true, actor)
  shop.money.promotions.invalidate('all')
  return key
}
type Answer = Simulation & { errors: Record<string, string[]> }
const ask = (body: SimulationBody, role: 'CustomerService' | 'Merchandiser' | 'Production' = 'Merchandiser') =>
  asStaff(shop, role, 'en').send<Answer>('POST', '/api/admin/promotions/simulate', body)
const simulate = async (body: SimulationBody): Promise<Simulation> => {
  const { status, body: answer, text } = await ask(body)
  if (status !== 200) throw new Error(text)
  return answer
}
const outcomeOf = ({ steps }: Simulation, key: string) => {
  const step = steps.find((one) => one.key === key)
  return step && [step.isApplied, step.amountCents, step.reason]
}
const bars = (quantity: number) => ({ lines: [{ code: 'BAR', quantity }] })
const cents = (euros: number): number => Math.round(euros * 100)

describe('a cart that is made up', () => {
  it('costs what the shopper’s cart with the same content costs', async () => {
    await promote({ reward: { type: 'buyXGetY', buy: 2, get: 1, percent: 100 }, conditions: { codes: ['BAR'] } })
    await promote({ reward: { type: 'freeGift', code: 'SCARCE' }, conditions: { minTotalCents: 4_000 } })
    await promote({ reward: { type: 'fixed', amountCents: 333 }, priority: 5 })
    await promote({ couponCodes: ['SAMA'], reward: { type: 'freeShipping' }, conditions: { minTotalCents: 1_000 } })
    const contents = [
      [{ code: 'BAR', quantity: 7 }],
      [
        { code: 'BAR', quantity: 3 },
        { code: 'MUG', quantity: 2 },
        { code: 'SALE', quantity: 1 },
      ],
      [
        { code: 'BIG', quantity: 1 },
        { code: 'PACK', quantity: 1 },
      ],
    ]
    for (const lines of contents)
      for (const couponCode of ['', 'SAMA']) {
        const visitor = shop.visitor(`same-${(runs += 1)}`, 'en')
        for (const { code, quantity } of lines) await visitor.add(code, quantity)
        const before = await visitor.cart()
        if (couponCode !== '') await visitor.send('PUT', `/api/me/checkout/${before.id}/coupon`, { couponCode })
        const cart = await visitor.cart()
        const simulated = await simulate({ lines, couponCode })
        expect([lines, simulated.totalCents]).toEqual([lines, cents(cart.totalPrice)])
        expect(simulated.lines.map(({ code, quantity }) => [code, quantity])).toEqual(
          cart.allLineItems.map(({ code, quantity }) => [code, quantity]),
        )
        expect(
          simulated.steps.filter(({ isApplied }) => isApplied).map(({ name, amountCents }) => [name, amountCents]),
        ).toEqual(cart.promotions.map(({ name, amount }) => [name, cents(amount)]))
        expect(simulated.problems).toEqual(cart.problems.map(({ value }) => value))
        expect(simulated.goodsCents - simulated.promotionCents + simulated.shippingCents).toBe(simulated.totalCents)
      }
  })

  it('says what applies and what does not, in their order, and why', async () => {
    const tiered = await promote({ reward: { type: 'tiered', tiers: [{ fromCents: 6_000, percent: 5 }] }, conditions: { codes: ['MUG'] } }) // prettier-ignore
    const order = await promote({ reward: { type: 'percentage', percent: 10 } })
    const coded = await promote({ couponCodes: ['AVAIN'], conditions: { codes: ['BAR'] } })
    const abroad = await promote({ reward: { type: 'freeShipping' }, conditions: { countries: ['SWE'] } })
    const first = await promote({ conditions: { firstOrder: true, codes: ['BAR'] } })
    const coming = await promote({ from: '2099-06-01' })
    const simulated = await simulate({ lines: [...bars(2).lines, { code: 'MUG', quantity: 1 }] })
    expect(simulated.steps.map(({ key }) => key)).toEqual([tiered, coded, first, order, coming, abroad])
    expect(outcomeOf(simulated, tiered)).toEqual([false, 0, 'The sum is €50.00 short'])
    expect(outcomeOf(simulated, order)).toEqual([true, 190, 'Applied'])
    expect(outcomeOf(simulated, coded)).toEqual([false, 0, 'Waits for the code AVAIN'])
    expect(outcomeOf(simulated, abroad)).toEqual([false, 0, 'Only for delivery to Sweden'])
    expect(outcomeOf(simulated, coming)).toEqual([false, 0, 'Begins 1 June 2099'])
    expect(outcomeOf(simulated, first)?.[2]).toContain('Only for the first order')
    const swedish = await asStaff(shop, 'CustomerService', 'sv').send<Answer>('POST', '/api/admin/promotions/simulate', bars(1)) // prettier-ignore
    expect(outcomeOf(swedish.body, coded)?.[2]).toBe('Väntar på koden AVAIN')
    const there = { ...bars(2), countryCode: 'SWE', couponCode: ' avain ', shopper: 'first-order' } as const
    const other = await simulate(there)
    expect(outcomeOf(other, coded)).toEqual([true, 90, 'Applied by the code AVAIN'])
    expect(outcomeOf(other, first)?.[0]).toBe(true)
    expect(outcomeOf(other, abroad)?.[0]).toBe(true)
  })

  it('is priced at the moment that is asked, with the campaigns and the promotions of that time', async () => {
    const key = await promote({ from: '2026-12-20', to: '2026-12-24' })
    const lines = [{ code: 'SALE', quantity: 1 }]
    const during = await simulate({ lines, at: '2026-12-24T23:59' })
    expect([during.goodsCents, outcomeOf(during, key)?.[0]]).toEqual([500, true])
    const after = await simulate({ lines, at: '2026-12-25', tried: key })
    expect(outcomeOf(after, key)).toEqual([false, 0, 'Ended 24 December 2026'])
    const campaign = await simulate({ lines, at: '2026-12-01T12:00' })
    expect([campaign.goodsCents, outcomeOf(campaign, key)?.[0]]).toEqual([400, false])
    expect((await ask({ lines, at: '2026-02-30' })).body.errors).toHaveProperty('at')
  })

  it('tries a promotion that is off, changes that are not saved, and a new one', async () => {
    const key = await promote({}, false)
    expect(outcomeOf(await simulate(bars(2)), key)).toBeUndefined()
    expect(outcomeOf(await simulate({ ...bars(2), tried: key }), key)).toEqual([true, 90, 'Applied'])
    const draft = { ...emptyForm, nameFi: 'x', nameSv: 'x', nameEn: 'Draft', percent: 50 }
    expect(outcomeOf(await simulate({ ...bars(2), tried: key, draft }), key)).toEqual([true, 450, 'Applied'])
    const fresh = await simulate({ ...bars(2), draft })
    expect(fresh.steps).toMatchObject([{ key: '', name: 'Draft', amountCents: 450, isTried: true }])
    expect((await ask({ ...bars(2), draft: { ...draft, percent: null } })).body.errors).toHaveProperty('percent')
    const [row] = await shop.database.sql<{ count: number }>`select count(*)::int from promotion where is_active`
    expect(row?.count).toBe(0)
  })

  it('refuses what is not sold, and what needs more than a line', async () => {
    expect((await ask({ lines: [{ code: 'NOPE', quantity: 1 }] })).body.errors).toEqual({ lines: ['There is no such product.'] }) // prettier-ignore
    for (const code of ['CARD-25', 'TAB-DARK'])
      expect((await ask({ lines: [{ code, quantity: 1 }] })).body.errors['lines']?.[0]).toContain('in a real cart only')
  })
})

describe('limits', () => {
  it('are honoured for promotions that come by themselves, as the cart honours them', async () => {
    const total = await promote({ reward: { type: 'fixed', amountCents: 100 }, limits: { total: 1 } })
    const each = await promote({ reward: { type: 'fixed', amountCents: 50 }, limits: { perCustomer: 1 } })
    const budget = await promote({ reward: { type: 'fixed', amountCents: 30 }, limits: { budgetCents: 40 } })
    const known = { ...bars(3), shopper: 'ordered-before' } as const
    const before = await simulate(known)
    expect([total, each, budget].map((key) => outcomeOf(before, key)?.[0])).toEqual([true, true, true])
    expect(outcomeOf(await simulate(bars(3)), each)?.[2]).toContain('waits for the e-mail address')

    const visitor = shop.visitor('limits', 'en')
    const email = 'rajoitettu@posti.example'
    const { id } = (await visitor.add('BAR', 3)).body
    await visitor.details(id, { shippingAddress: { ...address, email } })
    await visitor.pay((await visitor.order(id)).body)

    const after = await simulate(known)
    expect(outcomeOf(after, total)).toEqual([false, 0, 'All its uses are gone'])
    expect(outcomeOf(after, each)?.[0]).toBe(true)
    expect(outcomeOf(after, budget)).toEqual([false, 0, 'The budget is too small for this cart'])
    const again = shop.visitor('limits-again', 'en')
    const cart = (await again.add('BAR', 3)).body
    await again.details(cart.id, { shippingAddress: { ...address, email } })
    const own = await ask({ cartId: cart.id }, 'CustomerService')
    expect(outcomeOf(own.body, each)).toEqual([false, 0, 'The customer has used it already'])
    expect(own.body.totalCents).toBe(cents((await again.cart()).totalPrice))
    expect((await again.cart()).promotions).toEqual([])
  })
})

describe('a real cart or customer', () => {
  const customer = async () => {
    const email = `oikea-${(runs += 1)}@posti.example`
    const [row] = await shop.database.sql<{ id: string; ownerId: string }>`
      insert into account (realm, owner_id, email, email_key, first_name, last_name, phone, language, created_at, proved_at)
      values ('customer', ${`c_${randomBytes(16).toString('base64url')}`}, ${email}, ${email}, 'Aino', 'Virta', '', 'fi', now(), now())
      returning id, owner_id as "ownerId"`
    return { id: row?.id ?? '', owner: (row?.ownerId ?? '').slice(2) }
  }
  const rowsOf = async () =>
    (
      await shop.database.sql<{ rows: string }>`
      select (select json_agg(cart) from cart)::text || (select json_agg(cart_line) from cart_line)::text
        || (select coalesce(json_agg(promotion_redemption), '[]') from promotion_redemption)::text as rows`
    )[0]?.rows

  it('is priced with its own goods, code and customer, writes nothing, and leaves who read it', async () => {
    const key = await promote({ couponCodes: ['OMA'] })
    const visitor = shop.visitor('real', 'en')
    const { id } = (await visitor.add('MUG', 2)).body
    await visitor.send('PUT', `/api/me/checkout/${id}/coupon`, { couponCode: 'OMA' })
    const before = await rowsOf()
    const { body } = await ask({ cartId: id }, 'CustomerService')
    expect(body).toMatchObject({ couponCode: 'OMA', totalCents: cents((await visitor.cart()).totalPrice) })
    expect(outcomeOf(body, key)).toEqual([true, 200, 'Applied by the code OMA'])
    const without = await ask({ cartId: id, couponCode: '' }, 'CustomerService')
    expect(outcomeOf(without.body, key)?.[0]).toBe(false)
    expect(await rowsOf()).toBe(before)
    expect(await asStaff(shop).done(id)).toEqual(['cart.read', 'cart.read'])
  })

  it('of a customer is known by the address, and their open cart is named', async () => {
    const key = await promote({ conditions: { customerGroups: ['member'], firstOrder: true } })
    const { id, owner } = await customer()
    const cart = (await shop.visitor(owner, 'en', 'customer').add('BAR', 2)).body
    const { body } = await ask({ ...bars(1), customerId: id }, 'CustomerService')
    expect([outcomeOf(body, key)?.[0], body.openCartId]).toEqual([true, cart.id])
    expect(await asStaff(shop).done(id)).toEqual(['account.read'])
    expect((await ask({ ...bars(1), customerId: cart.id }, 'CustomerService')).status).toBe(404)
  })

  it('is not read by those who may not read customers', async () => {
    const { id } = (await shop.visitor('unread').add('BAR')).body
    const person = await customer()
    expect((await ask({ cartId: id }, 'Merchandiser')).status).toBe(403)
    expect((await ask({ ...bars(1), customerId: person.id }, 'Merchandiser')).status).toBe(403)
    expect((await ask(bars(1), 'Merchandiser')).status).toBe(200)
    expect((await ask(bars(1), 'Production')).status).toBe(403)
    expect([...(await asStaff(shop).done(id)), ...(await asStaff(shop).done(person.id))]).toEqual([])
  })

  it('that waits for its payment shows its promotions on the order alone', async () => {
    const visitor = shop.visitor('frozen')
    const id = await visitor.readyCart('BAR')
    await visitor.order(id)
    expect((await visitor.send<Cart>('GET', '/api/me/carts')).body.openOrder).not.toBeNull()
    expect((await ask({ cartId: id }, 'CustomerService')).body.errors['cartId']?.[0]).toContain('the order shows')
    const unknown = '00000000-0000-4000-8000-000000000099'
    expect((await ask({ cartId: unknown }, 'CustomerService')).body.errors).toHaveProperty('cartId')
  })
})
