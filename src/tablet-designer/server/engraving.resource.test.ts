import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopDay } from '#src/common/working-days.ts'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { contentOf, readPdf } from '../../../tests/support/read-pdf.ts'
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

/** Lists count days from today, while the shop's clock stands still. */
const promise = (number: string, days: number) => shop.database.sql`
  update shipment set deliver_by = (now() at time zone 'Europe/Helsinki')::date + ${days}::int
  where order_id = (select id from shop_order where order_number = ${number})`

describe('the engraving line in the back office', () => {
  it('shows what is to be made with its drawing, and marks it engraved before it is packed', async () => {
    const number = await work.tabletOrder('engraved')
    await promise(number, 3)
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
    await promise(number, 3)
    const [tablet] = (await listed({ status: ['held'], isForText: true })).filter(({ id }) => id.startsWith(number))
    const id = tablet?.id ?? ''
    expect((await call('GET', `/${id}`)).body).toMatchObject({ status: 'held', actions: [] })
    const { body } = await call('GET', `/${id}`, 'CustomerService')
    expect(body).toMatchObject({ found: expect.stringContaining('tuhma') as string, actions: ['release', 'refuse'] })
    expect((await call('POST', `/${id}/release`, 'Production', {})).status).toBe(403)
    expect((await call('POST', `/${id}/release`, 'CustomerService', {})).body.status).toBe('toEngrave')
  })

  it('says in words what is late, to be engraved or to be packed, and counts it as what waits', async () => {
    const [late, due] = [await work.tabletOrder('late'), await work.tabletOrder('due-today')]
    await promise(late, -1)
    await promise(due, 0)
    const idsOf = async (view: object) => (await listed(view)).map(({ id }) => id.replace(/-\d+$/, ''))
    const lateOnes = { status: ['lateToEngrave', 'lateEngraved'] }
    expect(await idsOf(lateOnes)).toContain(late)
    expect(await idsOf(lateOnes)).not.toContain(due)
    expect(await idsOf({ status: ['lateToEngrave', 'toEngrave'] })).toEqual(expect.arrayContaining([late, due]))
    const [tablet] = (await listed(lateOnes)).filter(({ id }) => id.startsWith(late))
    const engraved = await call('POST', `/${tablet?.id}/engraved`, 'Production', {})
    expect(engraved.body).toMatchObject({ status: 'lateEngraved', actions: ['packed'] })
    const news = await shop.call<{ counts: { resource: string; view: string; label: string; count: number }[] }>({
      method: 'GET',
      url: '/api/admin/news',
      headers: { authorization: 'Bearer staff-Production', 'accept-language': 'fi' },
    })
    const waits = news.body.counts.find(({ resource, view }) => resource === 'engraving' && view === 'late')
    expect(waits).toMatchObject({ label: 'Myöhässä', count: (await listed(lateOnes)).length })
  })

  it('prints the drawings of a batch as one document, a tablet a page, in the reader’s language', async () => {
    const numbers = [await work.tabletOrder('first'), await work.tabletOrder('second')]
    const ids = (await listed({})).map(({ id }) => id).filter((id) => numbers.some((number) => id.startsWith(number)))
    const url = (some: readonly string[], language = 'sv') => `/sheets?ids=${some.join(',')}&language=${language}`
    const file = await shop.app.inject({
      url: `/api/admin/engraving${url(ids)}`,
      headers: { authorization: 'Bearer staff-Production' },
    })
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(
      (
        await shop.database.sql`
      select after from audit_entry where command = 'order.read' order by id desc limit 1`
      )[0],
    ).toEqual({ after: { of: ids } })
    const read = await readPdf(file.rawPayload)
    expect(read.pages).toBe(2)
    expect(read.info.Language).toBe('sv')
    for (const said of [...numbers, 'Framsida', 'Baksida', 'Onnea, Eeva']) expect(read.text).toContain(said)
    expect(contentOf(file.rawPayload).toString('latin1')).toMatch(/ c\n/)
    const day = shopDay(shop.clock.now())
    expect(file.headers['content-disposition']).toBe(`inline; filename="engraving-${day}.pdf"`)
    expect(read.info.Title).toBe(`Gravyr ${day}`)
    expect((await call('GET', url(['KV26-7F3K-9QTX-1']))).status).toBe(404)
    const rest = await call('GET', url(['KV26-7F3K-9QTX-1', ...ids.slice(0, 1)]))
    expect([rest.status, rest.headers['content-disposition']]).toEqual([
      200,
      `inline; filename="${numbers.find((number) => ids[0]?.startsWith(number))}-1.pdf"`,
    ])
    expect((await call('GET', url(Array.from({ length: 101 }, () => 'x')))).status).toBe(400)
  })

  it('refuses a text by ending its order, and a drawing of no tablet', async () => {
    const [tablet] = (await work.heldOrder('refused'), await listed({ status: ['held'] }))
    const refused = await call('POST', `/${tablet?.id}/refuse`, 'CustomerService', {})
    expect(refused.body.status).toBe('over')
    for (const id of ['x', 'KV26-7F3K-9QTX-1']) expect((await call('GET', `/${id}/sheet`)).status).toBe(404)
  })
})
