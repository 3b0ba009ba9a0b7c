import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { workOnOrders } from '../../../tests/support/worked-orders.ts'

let shop: MoneyShop
let work: ReturnType<typeof workOnOrders>
beforeAll(async () => {
  shop = await startMoneyShop()
  work = workOnOrders(shop)
})
afterAll(() => shop.stop())

interface Tablet {
  id: string
  status: string
  words: string
  found: string
  actions: string[]
}
const call = <Body = Tablet>(method: 'GET' | 'POST', url: string, role = 'Production', payload?: object) =>
  shop.call<Body>({
    method,
    url: `/api/admin/engraving${url}`,
    headers: { authorization: `Bearer staff-${role}`, 'accept-language': 'fi' },
    ...(payload && { payload }),
  })
const listed = async (filter: object): Promise<Tablet[]> =>
  (await call<{ items: Tablet[] }>('GET', `?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.items

describe('the engraving line in the back office', () => {
  it('shows what is to be made with its drawing, and marks it engraved before it is packed', async () => {
    const number = await work.tabletOrder('engraved')
    const [tablet] = (await listed({ status: ['toEngrave'] })).filter(({ id }) => id.startsWith(number))
    expect(tablet?.words).toContain('Onnea, Eeva')
    const sheet = await call<string>('GET', `/${tablet?.id}/sheet`)
    expect([sheet.headers['content-type'], sheet.text.startsWith('<svg')]).toEqual([
      'image/svg+xml; charset=utf-8',
      true,
    ])
    const early = await call<{ key: string; value: string }[]>('POST', `/${tablet?.id}/packed`, 'Production', {})
    expect([early.status, early.body[0]?.key]).toEqual([409, 'office/engraving/refused'])
    const engraved = await call('POST', `/${tablet?.id}/engraved`, 'Production', {})
    expect(engraved.body).toMatchObject({ status: 'engraved', actions: ['packed'] })
    const packed = await call('POST', `/${tablet?.id}/packed`, 'Production', {})
    expect(packed.body).toMatchObject({ status: 'packed', actions: [] })
  })

  it('holds a text for who answers customers: the line sees it, and cannot decide it', async () => {
    const number = await work.heldOrder('held')
    const [tablet] = (await listed({ status: ['held'], isForText: true })).filter(({ id }) => id.startsWith(number))
    const id = tablet?.id ?? ''
    expect((await call('GET', `/${id}`)).body).toMatchObject({ status: 'held', actions: [] })
    const { body } = await call('GET', `/${id}`, 'CustomerService')
    expect(body).toMatchObject({ found: expect.stringContaining('tuhma') as string, actions: ['release', 'refuse'] })
    expect((await call('POST', `/${id}/release`, 'Production', {})).status).toBe(403)
    expect((await call('POST', `/${id}/release`, 'CustomerService', {})).body.status).toBe('toEngrave')
  })

  it('refuses a text by ending its order, and a drawing of no tablet', async () => {
    const [tablet] = (await work.heldOrder('refused'), await listed({ status: ['held'] }))
    const refused = await call('POST', `/${tablet?.id}/refuse`, 'CustomerService', {})
    expect(refused.body.status).toBe('over')
    for (const id of ['x', 'KV26-7F3K-9QTX-1']) expect((await call('GET', `/${id}/sheet`)).status).toBe(404)
  })
})
