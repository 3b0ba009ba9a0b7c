import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { address } from '../../../tests/support/money-goods.ts'
import { consents, type MoneyShop, startMoneyShop, tablet } from '../../../tests/support/money-shop.ts'
import { createOperator, type Operator } from '../../../tests/support/operator.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { workOnOrders } from '../../../tests/support/worked-orders.ts'
import { createSender } from '#src/platform/jobs/jobs.ts'
import { queues } from '../queues.ts'

let shop: MoneyShop
let operator: Operator
let jobs: ReturnType<typeof createSender>
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'papers-'))
  shop = await startMoneyShop()
  jobs = createSender({ url: shop.database.url, queues, log: pino({ level: 'silent' }), maxConnections: 1 })
  operator = createOperator({ db: shop.database.db, clock: shop.clock, jobs })
})
afterAll(async () => {
  await jobs.stop()
  await shop.stop()
  await rm(folder, { recursive: true, force: true })
})

const said = (...words: string[]) => operator.said(...words)
const fileOf = async (name: string) => readPdf(await readFile(join(folder, name)))

describe('the operators’ lines for papers', () => {
  it('list, print and send receipts and credit notes', async () => {
    const number = await workOnOrders(shop).refundedOrder('one')
    const listed = (await said('receipts', 'list', number)).split('\n')
    expect(listed).toHaveLength(2)
    const [receipt, note] = listed.map((line) => line.split(' ')[0] ?? '')
    expect(listed[1]).toMatch(new RegExp(`credits ${receipt}$`))
    await said('receipts', 'print', number, '--to', join(folder, 'a.pdf'))
    expect((await fileOf('a.pdf')).info.Title).toBe(`Kuitti ${receipt}`)
    await said('receipts', 'print', number, note ?? '', '--to', join(folder, 'b.pdf'))
    expect((await fileOf('b.pdf')).info.Title).toBe(`Hyvityslasku ${note}`)
    expect(await said('receipts', 'send', number)).toMatch(new RegExp(`^${number}: `))
    await shop.until(() => Promise.resolve(shop.mails.some(({ kind }) => kind === 'order-papers')), 'the mail')
  })

  it('refuse what cannot be done in words', async () => {
    const number = await workOnOrders(shop).parcelOrder('two', 'paid')
    expect(await said('receipts', 'list', number)).toBe('none')
    expect(await said('receipts', 'print', number, '--to', join(folder, 'c.pdf'))).toMatch(/^\(failed\) .*no receipt/)
    expect(await said('receipts', 'send', number)).toMatch(/^\(failed\) .*no receipt/)
    expect(await said('receipts', 'list', 'KV26-0000-0000')).toMatch(/^\(failed\) There is no order/)
    expect(await said('orders', 'label', number)).toMatch(/^\(failed\) .*not packed yet/)
    expect(await said('orders', 'slip', number)).toMatch(/^\(failed\) --to is needed/)
    expect(await said('orders', 'slip', number, '7', '--to', join(folder, 'c.pdf'))).toMatch(
      /^\(failed\) .*no such parcel/,
    )
    expect(await said('orders', 'slip', number, 'x', '--to', join(folder, 'c.pdf'))).toMatch(
      /^\(failed\) .*no such parcel/,
    )
  })

  it('print slips without prices, one for each parcel', async () => {
    const visitor = shop.visitor('three', 'sv')
    await visitor.add('BAR', 2)
    const { body } = await visitor.add('TAB-DARK', 1, { customTablet: { ...tablet, frontText: 'Till Stina' } })
    await visitor.send('PUT', `/api/me/checkout/${body.id}/greeting`, { greeting: 'God jul' })
    await visitor.details(body.id)
    const { body: number } = await visitor.order(body.id, undefined, { consents })
    await visitor.pay(number)
    expect(await said('orders', 'slip', number, '--to', join(folder, 'd.pdf'))).toMatch(/^\(failed\) .*more than one/)
    const { shippingDocuments, actor } = await operator.operations
    const parcels = await shippingDocuments.list(number, actor)
    const [goods, engraved] = parcels.ok ? parcels.value.map(String) : []
    await said('orders', 'slip', number, goods ?? '', '--to', join(folder, 'd.pdf'))
    await said('orders', 'slip', number, engraved ?? '', '--to', join(folder, 'e.pdf'))
    const [slip, other] = [await fileOf('d.pdf'), await fileOf('e.pdf')]
    expect(slip.info).toMatchObject({ Title: `Packsedel ${number}-${goods}`, Language: 'sv' })
    expect(slip.text).toContain(address.line1)
    expect(slip.text).toContain('1/2')
    expect(slip.parts).toContainEqual({ role: 'TD', text: 'BAR' })
    expect(slip.text).toContain('God jul')
    expect(slip.text).not.toMatch(/€|Till Stina/)
    expect(other.text).toContain('Till Stina')
    expect(other.text).toContain(tablet.address)
    expect(other.text).not.toMatch(/€|God jul/)
  })

  it('give a packed parcel’s label, as data and on paper', async () => {
    const number = await workOnOrders(shop).parcelOrder('four', 'packed')
    const data = JSON.parse(await said('orders', 'label', number)) as { parcelNumber: string; weightGrams: number }
    expect(data.parcelNumber).toMatch(/^KV\d{9}FI$/)
    expect(data).toMatchObject({ orderNumber: number, count: 1, to: { postalCode: address.postalCode }, customs: null })
    expect(data.weightGrams).toBeGreaterThan(0)
    await said('orders', 'label', number, '--to', join(folder, 'f.pdf'))
    const label = await fileOf('f.pdf')
    expect(label.parts).toContainEqual({ role: 'P', text: data.parcelNumber })
    expect(label.text).toContain(address.line1)
    expect(label.text).toContain('Konvehti Oy')
  })

  it('ask a person, once, to write a name by hand that cannot be printed', async () => {
    const number = await workOnOrders(shop).parcelOrder('hand', 'packed')
    const name = `'{"firstName": "🎂", "lastName": "王大明", "name": ""}'`
    await shop.database.run(`update shipment set address = address || ${name}
      where order_id = (select id from shop_order where order_number = '${number}')`)
    await shop.database.run(
      `update shop_order set shipping_address = shipping_address || ${name} where order_number = '${number}'`,
    )
    for (const _ of [1, 2]) await said('orders', 'label', number)
    expect((await said('orders', 'tasks')).match(new RegExp(`${number}.*unprintable-name.*by hand`, 'g'))).toHaveLength(
      1,
    )
  })

  it('are for those who may read orders', async () => {
    const number = await workOnOrders(shop).parcelOrder('five', 'packed')
    const { shippingDocuments, receipts } = await operator.operations
    const editor = { kind: 'staff', accountId: 'a', name: 'Eeva', roles: ['Editor'] } as const
    await expect(shippingDocuments.slip(number, 0, editor)).rejects.toMatchObject({ refusal: { kind: 'forbidden' } })
    await expect(shippingDocuments.label(number, 0, editor)).rejects.toMatchObject({ refusal: { kind: 'forbidden' } })
    await expect(receipts.list(number, editor)).rejects.toMatchObject({ refusal: { kind: 'forbidden' } })
    await expect(receipts.paper(number, null, editor)).rejects.toMatchObject({ refusal: { kind: 'forbidden' } })
  })
})
