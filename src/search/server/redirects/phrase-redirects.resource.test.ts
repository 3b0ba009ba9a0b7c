import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../../tests/support/money-shop.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

const call = <Body>(method: 'GET' | 'POST', url: string, payload?: object, role = 'Merchandiser') =>
  shop.call<Body>({
    method,
    url: `/api/admin/phrase-redirects${url}`,
    headers: { authorization: `Bearer staff-${role}`, 'accept-language': 'en' },
    ...(payload && { payload }),
  })
const led = { language: 'fi', phrase: ' Joulu LAHJA', to: '/tuotteet' }

it('a phrase leads to a page until the end of its last day, and goes', async () => {
  const added = await call<Record<string, string>>('POST', '', { ...led, from: '2099-12-01', until: '2099-12-24' })
  expect([added.status, added.body]).toEqual([
    201,
    expect.objectContaining({ phrase: 'joulu lahja', target: '/tuotteet', status: 'coming', isDead: false }),
  ])
  expect(added.body).toMatchObject({ begins: '2099-12-01', lastDay: '2099-12-24' })
  const [row] = await shop.database.sql<{ until: Date }>`select valid_to as until from search_redirect`
  expect(row && new Date(row.until).toISOString()).toBe('2099-12-24T22:00:00.000Z')
  expect((await call<{ items: object[] }>('GET', '?q=lahja')).body.items).toHaveLength(1)
  expect((await call('POST', `/${added.body['id']}/remove`, {})).status).toBe(204)
  expect((await call<{ items: object[] }>('GET', '')).body.items).toEqual([])
})

it.each([
  ['phrase', { phrase: '. . .' }],
  ['until', { from: '2099-12-24', until: '2099-12-01' }],
  ['until', { until: '2020-12-01' }],
  ['from', { from: '0001-01-01' }],
  ['from', { from: '1001-01-01' }],
  ['to', { to: '/nothing-there' }],
  ['to', { to: 'https://elsewhere.example/' }],
])('is refused at its field: %s %j', async (field, more) => {
  const { status, body } = await call<{ errors: Record<string, string[]> }>('POST', '', { ...led, ...more })
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
})

it('is written by who arranges lists', async () => {
  expect((await call('POST', '', led, 'Publisher')).status).toBe(403)
  expect((await call('GET', '', undefined, 'Publisher')).status).toBe(200)
})
