import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'

let shop: MoneyShop
let code: string
beforeAll(async () => {
  shop = await startMoneyShop()
  const [row] = await shop.database.sql<{ code: string }>`select code from variation where stock_code = 'BAR'`
  code = row?.code ?? ''
})
afterAll(() => shop.stop())

interface Prices {
  payableCents: number
  normalCents: number
  hasCampaign: boolean
  actions: string[]
  prices: { priceCents: number | null; validTo: string | null; campaign: string; by: string }[]
}
const call = <Body = Prices>(method: 'GET' | 'POST', url: string, payload?: object, role = 'Merchandiser') =>
  shop.call<Body>({
    method,
    url: `/api/admin/prices${url}`,
    headers: { authorization: `Bearer staff-${role}`, 'accept-language': 'en' },
    ...(payload && { payload }),
  })
const faults = async (payload: object): Promise<string[]> => {
  const { status, body } = await call<{ errors: object }>('POST', `/${code}/campaign`, payload)
  return status === 400 ? Object.keys(body.errors) : [String(status)]
}

describe('a price in the back office', () => {
  it('is changed by adding a new one, and what a cart pays follows', async () => {
    const before = (await call('GET', `/${code}`)).body
    const { body } = await call('POST', `/${code}/set-price`, { priceCents: before.normalCents + 100 })
    expect(body).toMatchObject({ normalCents: before.normalCents + 100, payableCents: before.normalCents + 100 })
    expect(body.prices).toHaveLength(before.prices.length + 1)
    expect(body.prices.slice(1)).toEqual(before.prices)
    const { body: cart } = await shop.visitor('priced').add(code)
    expect(Math.round((cart.shipments[0]?.lineItems[0]?.discountedPrice ?? 0) * 100)).toBe(before.normalCents + 100)
  })

  it('falls for a campaign until its last day is over, and rises when it is ended', async () => {
    const { normalCents } = (await call('GET', `/${code}`)).body
    const said = { campaign: 'Joulu', priceCents: normalCents - 100, until: '2099-12-24' }
    const running = (await call('POST', `/${code}/campaign`, said)).body
    expect(running).toMatchObject({ payableCents: normalCents - 100, normalCents, hasCampaign: true })
    expect(running.prices[0]).toMatchObject({ campaign: 'Joulu', validTo: '2099-12-24' })
    const [row] = await shop.database.sql<{
      at: Date
    }>`select max(valid_to) as at from price where variation_code = ${code}`
    expect(row?.at.toISOString()).toBe('2099-12-24T22:00:00.000Z')
    expect(running.actions).toContain('end-campaign')
    const ended = (await call('POST', `/${code}/end-campaign`, {})).body
    expect(ended).toMatchObject({ payableCents: normalCents, hasCampaign: false })
    expect(ended.actions).not.toContain('end-campaign')
  })

  it('refuses days that are none, an end before its beginning, and a price that is none, at their fields', async () => {
    const said = { campaign: 'Joulu', priceCents: 100 }
    expect(await faults({ ...said, until: '2026-02-30' })).toEqual(['until'])
    expect(await faults({ ...said, from: '2099-12-24', until: '2099-12-23' })).toEqual(['until'])
    expect(await faults({ ...said, priceCents: 0 })).toEqual(['priceCents'])
    expect((await call('POST', `/${code}/set-price`, { priceCents: 100 }, 'CustomerService')).status).toBe(403)
    expect((await call('POST', '/NOPE/set-price', { priceCents: 100 })).status).toBe(404)
  })
})
