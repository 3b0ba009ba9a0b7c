import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'

let shop: MoneyShop
let code: string
let name: string
beforeAll(async () => {
  shop = await startMoneyShop()
  const [row] = await shop.database.sql<{ code: string; name: string }>`
    select p.code, t.name from product p join variation v on v.product_id = p.id
    join product_text t on t.product_id = p.id and t.language = 'fi' where v.stock_code = 'BAR'`
  code = row?.code ?? ''
  name = row?.name ?? ''
})
afterAll(() => shop.stop())

interface Product {
  name: string
  status: string
  actions: string[]
  priceCents: number
  texts: { language: { value: string; label: string }; name: string; shortDescription: string }[]
  variations: { code: string; shelf: string | null }[]
  prices: { code: string; priceCents: number; kind: { label: string } }[]
  notice: { type: { label: string }; language: { value: string }; text: string }[]
  timeline: { text: string }[]
}
const call = <Body = Product>(method: 'GET' | 'POST', url: string, payload?: object, role = 'Merchandiser') =>
  shop.call<Body>({
    method,
    url: `/api/admin/products${url}`,
    headers: { authorization: `Bearer staff-${role}`, 'accept-language': 'en' },
    ...(payload && { payload }),
  })
const listed = async (query: Record<string, string>) =>
  (await call<{ items: { id: string }[] }>('GET', `?${new URLSearchParams(query).toString()}`)).body.items.map(
    ({ id }) => id,
  )
const events = async () =>
  (await shop.database.sql<{ tags: string[] }>`select tags from cache_event order by id`).flatMap(({ tags }) => tags)

describe('a product in the back office', () => {
  it('is found by its code and by a part of its name', async () => {
    expect(await listed({ q: code.toLowerCase() })).toContain(code)
    expect(await listed({ q: name.slice(1, 6).toUpperCase() })).toContain(code)
  })

  it('has its texts in three languages, its variations with their shelves, and its prices', async () => {
    const { body } = await call('GET', `/${code}`)
    expect(body.texts.map(({ language }) => language.label)).toEqual(['Finnish', 'Swedish', 'English'])
    expect(body.texts[0]?.name).toBe(name)
    expect(body.variations.map(({ shelf }) => shelf)).toContain('BAR')
    const normal = body.prices.find(({ kind }) => kind.label === 'Normal')
    expect([normal?.priceCents, body.priceCents]).toEqual([body.priceCents, expect.any(Number)])
  })

  it('says a formatted text in words', async () => {
    await shop.database
      .sql`update product_text set short_description = '<p>Kaksi &amp; kolme</p><ul><li>neljä</li></ul>'
      where language = 'fi' and product_id = (select id from product where code = ${code})`
    expect((await call('GET', `/${code}`)).body.texts[0]?.shortDescription).toBe('Kaksi & kolme neljä')
  })

  it('leaves the shop and comes back, and the pages that show it hear of both', async () => {
    const before = (await events()).length
    expect((await call('POST', `/${code}/withdraw`, {})).body).toMatchObject({ status: 'withdrawn' })
    expect((await events()).slice(before)).toContain(`product:${code}`)
    expect(await listed({ filter: JSON.stringify({ status: ['withdrawn'] }) })).toEqual([code])
    const back = (await call('POST', `/${code}/publish`, {})).body
    expect([back.status, back.actions.includes('withdraw'), back.actions.includes('publish')]).toEqual([
      'published',
      true,
      false,
    ])
    expect(back.timeline.slice(0, 2).map(({ text }) => text)).toEqual(['Published', 'Withdrawn'])
  })

  it('carries a recall in the languages that it was written in, until it is taken away', async () => {
    const said = { noticeType: 'recall', textFi: ' Älä syö erää L2611. ', textSv: 'Ät inte parti L2611.' }
    const { notice } = (await call('POST', `/${code}/notice`, said)).body
    expect(notice.map(({ type, language, text }) => [type.label, language.value, text])).toEqual([
      ['Recall', 'fi', 'Älä syö erää L2611.'],
      ['Recall', 'sv', 'Ät inte parti L2611.'],
    ])
    expect(await listed({ filter: JSON.stringify({ hasNotice: true }) })).toEqual([code])
    const silent = await call<{ errors: object }>('POST', `/${code}/notice`, { ...said, textFi: '  ' })
    expect([silent.status, Object.keys(silent.body.errors)]).toEqual([400, ['textFi']])
    expect((await call('POST', `/${code}/remove-notice`, {})).body.notice).toEqual([])
  })

  it('is not there, or not for everybody', async () => {
    expect((await call('GET', '/NOPE')).status).toBe(404)
    expect((await call('POST', '/NOPE/publish', {})).status).toBe(404)
    expect((await call('POST', `/${code}/withdraw`, {}, 'CustomerService')).status).toBe(403)
    expect((await call('GET', `/${code}`, undefined, 'Production')).status).toBe(200)
  })
})
