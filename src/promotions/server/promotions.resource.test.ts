import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asStaff } from '../../../tests/support/money-staff.ts'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { emptyForm, type PromotionForm } from '../contract/promotion-form.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

type Wire = PromotionForm & {
  id: string
  version: number
  state: string
  actions: string[]
  words: { gives: string; when: string[]; opens: string; limits: string[] }
  batches: object[]
  timeline: { key: string; by: string }[]
  items: { id: string; coupons: string; ends: string | null }[]
  errors: Record<string, string[]>
  codes: string[]
}
const call = (
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object,
  { role = 'Merchandiser', language = 'en' } = {},
) =>
  shop.call<Wire>({
    method,
    url: `/api/admin/promotions${url}`,
    headers: { authorization: `Bearer staff-${role}`, 'accept-language': language },
    ...(payload && { payload }),
  })
let made = 0
const written = (more: Partial<PromotionForm> = {}) => {
  made += 1
  return { ...emptyForm, nameFi: `Syysale ${made}`, nameSv: 'Höstrea', nameEn: 'Autumn sale', percent: 10, ...more }
}
const add = async (more: Partial<PromotionForm> = {}) => (await call('POST', '', written(more))).body
const faults = async (more: Partial<PromotionForm>) => {
  const { status, body } = await call('POST', '', written(more))
  return status === 400 ? Object.keys(body.errors) : [String(status)]
}
const found = async (query: Record<string, string>) =>
  (await call('GET', `?${new URLSearchParams(query).toString()}`)).body.items.map(({ id }) => id)

describe('a promotion in the back office', () => {
  it('is made with everything that it may have, off, under a key of its name, and reads back as it was typed', async () => {
    const all = written({
      type: 'tiered',
      percent: null,
      tiers: [
        { fromCents: 2_000, percent: 7.3 },
        { fromCents: 5_000, amountCents: 800 },
      ],
      minTotalCents: 1_500,
      codes: ['BAR', 'MUG'],
      brands: ['Konvehti'],
      customerGroups: ['member'],
      countries: ['FIN', 'SWE'],
      firstOrder: true,
      couponCodes: ['SYYS-ALE'],
      isPublic: true,
      limitTotal: 500,
      limitPerCustomer: 1,
      limitBudgetCents: 100_000,
      begins: '2026-12-01',
      ends: '2099-12-24',
      priority: 50,
      isExclusive: true,
    })
    const { status, body } = await call('POST', '', all)
    expect([status, body.id, body.actions]).toEqual([201, `syysale-${made}`, ['activate']])
    expect(body).toMatchObject(all)
    const [row] = await shop.database.sql<{ from: Date; to: Date }>`
      select valid_from as from, valid_to as to from promotion where key = ${body.id}`
    // The last day is included, in Helsinki.
    expect([row?.from.toISOString(), row?.to.toISOString()]).toEqual([
      '2026-11-30T22:00:00.000Z',
      '2099-12-24T22:00:00.000Z',
    ])
    expect(body.words).toMatchObject({
      gives: '7.3% from €20.00, €8.00 from €50.00 off the products in scope',
      opens: 'With the code SYYS-ALE',
      limits: ['500 orders at most', 'Once for each customer', '€1,000.00 off in all at most'],
    })
    expect(body.words.when).toContain('Until 24 December 2099')
    const finnish = (await call('GET', `/${body.id}`, undefined, { language: 'fi' })).body
    expect(finnish.words.when).toContain('Toimitus: Suomi, Ruotsi')
  })

  it('is called in its list as the reader’s language has it', async () => {
    const { id } = await add()
    const named = async (language: string) =>
      (await call('GET', `?q=${id}`, undefined, { language })).body.items.map((row) => 'name' in row && row.name)
    expect([await named('fi'), await named('sv')]).toEqual([[`Syysale ${made}`], ['Höstrea']])
  })

  it('takes each kind, and says at its field what is missing or not there', async () => {
    for (const kind of [
      { type: 'fixed', amountCents: 500 },
      { type: 'buyXGetY', buy: 3, get: 1, percent: 100 },
      { type: 'freeGift', giftCode: 'BAR' },
      { type: 'freeShipping' },
    ] as const)
      expect(await add({ percent: null, ...kind })).toMatchObject(kind)
    expect(await faults({ percent: null })).toEqual(['percent'])
    expect(await faults({ percent: 7.35 })).toEqual(['percent'])
    expect(await faults({ type: 'tiered' })).toEqual(['tiers'])
    expect(await faults({ type: 'tiered', tiers: [{ fromCents: 100 }] })).toEqual(['tiers'])
    expect(await faults({ type: 'freeGift', giftCode: 'NOPE' })).toEqual(['giftCode'])
    expect(await faults({ codes: ['NOPE'] })).toEqual(['codes'])
    expect(await faults({ categories: ['nope'] })).toEqual(['categories'])
    expect(await faults({ countries: ['USA'] })).toEqual(['countries'])
    expect(await faults({ ends: '2026-02-30' })).toEqual(['ends'])
    expect(await faults({ ends: '2020-01-01' })).toEqual(['ends'])
    expect(await faults({ nameSv: ' ' })).toEqual(['nameFi'])
    await add({ couponCodes: ['KERRAN'] })
    const taken = await call('POST', '', written({ couponCodes: [' kerran '] }))
    expect(taken.body.errors).toEqual({ couponCodes: ['Another promotion has the code already.'] })
  })

  it('is changed field by field, from the version that was read', async () => {
    const { id, version } = await add({ ends: '2099-12-24T16:00', minTotalCents: 2_000 })
    const { body } = await call('PATCH', `/${id}`, { version, percent: 15 })
    expect(body).toMatchObject({ percent: 15, ends: '2099-12-24T16:00', minTotalCents: 2_000, version: version + 1 })
    const stale = await shop.call<{ key: string; current: Wire }[]>({
      method: 'PATCH',
      url: `/api/admin/promotions/${id}`,
      headers: { authorization: 'Bearer staff-Merchandiser', 'accept-language': 'en' },
      payload: { version, percent: 20 },
    })
    expect([stale.status, stale.body[0]]).toMatchObject([
      409,
      { key: 'office/version-conflict', current: { percent: 15, version: version + 1 } },
    ])
    const emptied = (await call('PATCH', `/${id}`, { version: version + 1, ends: null, minTotalCents: null })).body
    expect(emptied).toMatchObject({ ends: null, minTotalCents: null, percent: 15 })
    expect((await call('PATCH', `/${id}`, { version: version + 2, percent: 'x' })).body.errors).toHaveProperty(
      'percent',
    )
    expect(await asStaff(shop, 'Merchandiser').done(id)).toEqual([
      'promotion.added',
      'promotion.changed',
      'promotion.changed',
    ])
  })

  it('is switched on and off, which carts feel at once', async () => {
    const { id } = await add({ type: 'fixed', percent: null, amountCents: 100, codes: ['BAR'] })
    const visitor = shop.visitor('switched')
    expect((await visitor.add('BAR')).body.promotions).toEqual([])
    expect((await call('POST', `/${id}/activate`, {})).body).toMatchObject({ state: 'running', actions: ['end'] })
    shop.money.promotions.invalidate(['promotions'])
    expect((await visitor.cart()).promotions).toMatchObject([{ amount: 1 }])
    const ended = (await call('POST', `/${id}/end`, {})).body
    expect(ended).toMatchObject({ state: 'off', actions: ['activate'] })
    expect(ended.timeline.map(({ key }) => key)).toEqual(['promotion.ended', 'promotion.activated', 'promotion.added'])
    shop.money.promotions.invalidate(['promotions'])
    expect((await visitor.cart()).promotions).toEqual([])
  })

  it('gives a batch of codes once, shows how many are used, and cannot do without them any more', async () => {
    const { id, version } = await add({ singleUseCodes: true })
    const batch = await call('POST', `/${id}/codes`, { batch: 'Uutiskirje', count: 3 })
    expect([batch.status, batch.body.codes.length]).toEqual([201, 3])
    const known = (await call('GET', `/${id}`)).body
    expect(known.batches).toMatchObject([{ batch: 'Uutiskirje', made: 3, used: 0 }])
    expect(JSON.stringify(known)).not.toContain(batch.body.codes[0])
    expect(await found({ q: batch.body.codes[0] ?? '' })).toEqual([id])
    const without = await call('PATCH', `/${id}`, { version, singleUseCodes: false })
    expect(Object.keys(without.body.errors)).toEqual(['singleUseCodes'])
    expect((await call('POST', `/${(await add()).id}/codes`, { batch: 'x', count: 1 })).status).toBe(400)
    expect((await call('POST', '/nope/codes', { batch: 'x', count: 1 })).status).toBe(404)
  })

  it('keeps a limit that is below what was used from being set', async () => {
    const { id, version } = await add({ type: 'fixed', percent: null, amountCents: 100, couponCodes: ['RAJA'] })
    await call('POST', `/${id}/activate`, {})
    shop.money.promotions.invalidate('all')
    for (const name of ['one', 'two']) {
      const visitor = shop.visitor(`limited-${name}`)
      const cart = await visitor.readyCart('MUG')
      await visitor.send('PUT', `/api/me/checkout/${cart}/coupon`, { couponCode: 'RAJA' })
      await visitor.pay((await visitor.order(cart)).body)
    }
    const set = async (more: object) => {
      const { status, body } = await call('PATCH', `/${id}`, { version: version + 1, ...more })
      return status === 400 ? Object.keys(body.errors) : status
    }
    expect(await set({ limitTotal: 1 })).toEqual(['limitTotal'])
    expect(await set({ limitPerCustomer: 1 })).toEqual(['limitPerCustomer'])
    expect(await set({ limitBudgetCents: 199 })).toEqual(['limitBudgetCents'])
    expect(await set({ limitTotal: 2, limitPerCustomer: 2, limitBudgetCents: 200 })).toBe(200)
    const read = async (role: string) =>
      (await call('GET', `/${id}`, undefined, { role })).body as Wire & { latest: object[]; uses: number; givenCents: number } // prettier-ignore
    expect(await read('Admin')).toMatchObject({
      uses: 2,
      givenCents: 200,
      latest: [{ code: 'RAJA' }, { code: 'RAJA' }],
    })
    // Who may not read orders learns no numbers of them.
    expect(await read('Merchandiser')).toMatchObject({ uses: 2, latest: [] })
  })

  it('is found by name and code, and by state, kind and opening', async () => {
    const { id } = await add({
      nameFi: 'Pääsiäinen',
      nameSv: 'Påsk',
      type: 'freeShipping',
      percent: null,
      couponCodes: ['PUPU-27'],
    })
    expect(id).toBe('paasiainen')
    for (const q of ['pääsiäi', 'PÅSK', 'pupu-2', 'paasiainen']) expect(await found({ q })).toEqual([id])
    const filter = (one: object) => found({ filter: JSON.stringify(one), pageSize: '200' })
    expect(await filter({ type: ['freeShipping'], coupons: 'PUPU' })).toEqual([id])
    expect(await filter({ state: ['running'], type: ['freeShipping'] })).not.toContain(id)
    expect(await filter({ state: ['off'], opens: ['shared'], type: ['freeShipping'] })).toContain(id)
    await shop.database.run(
      `update promotion set is_active = true, valid_from = '2099-01-01', valid_to = '2099-01-02' where key = 'paasiainen'`,
    )
    expect(await filter({ state: ['coming'] })).toEqual([id])
    await shop.database.run(`update promotion set valid_from = null, valid_to = '2020-01-01' where key = 'paasiainen'`)
    expect(await filter({ state: ['ended'] })).toEqual([id])
    expect((await call('GET', `/${id}`)).body.actions).toEqual(['end'])
  })

  it('is read by customer service and written by those who sell, and by no others', async () => {
    const { id, version } = await add()
    const statuses = async (role: string) => [
      (await call('GET', `/${id}`, undefined, { role })).status,
      (await call('GET', '/choices', undefined, { role })).status,
      (await call('PATCH', `/${id}`, { version: 99, percent: 20 }, { role })).status,
      (await call('POST', `/${id}/codes`, { batch: 'x', count: 1 }, { role })).status,
    ]
    expect(version).toBe(1)
    expect(await statuses('CustomerService')).toEqual([200, 200, 403, 403])
    expect(await statuses('Merchandiser')).toEqual([200, 200, 409, 400])
    expect(await statuses('Production')).toEqual([403, 403, 403, 403])
  })
})
