import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StaffRole } from '#src/common/permissions.ts'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { addStaffAccount } from '../../../tests/support/money-staff.ts'
import type { SettingGroups, SettingHistory, SettingRow } from '../contract/settings.ts'

/* Settings in the back office: forms from the schemas, each change proved, seen by its version, and told in the history. */

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
  await addStaffAccount(shop)
})
afterAll(() => shop.stop())

const call = <Body>(
  method: 'GET' | 'PUT' | 'POST',
  rest = '',
  payload?: object,
  who: StaffRole | 'Admin!' = 'Admin!',
) =>
  shop.call<Body>({
    method,
    url: `/api/admin/settings${rest}`,
    headers: { authorization: `Bearer staff-${who}`, 'accept-language': 'en' },
    ...(payload && { payload }),
  })
const groupOf = async (name: string) =>
  (await call<SettingGroups>('GET')).body.groups.find((group) => group.name === name)
const rowOf = async (name: string): Promise<SettingRow> => {
  const group = await groupOf(name.split('/')[0] ?? '')
  const row = group?.rows.find((one) => one.name === name)
  if (!row) throw new Error(`There is no ${name}`)
  return row
}
const historyOf = async (name: string) =>
  (await call<SettingHistory>('GET', `/history?name=${encodeURIComponent(name)}`)).body.entries

it('are shown with the words of their fields and of what may be chosen', async () => {
  const { groups } = (await call<SettingGroups>('GET')).body
  expect(groups).toHaveLength(10)
  const delivery = groups.find(({ name }) => name === 'delivery')
  expect(delivery?.schema).toMatchObject({
    properties: {
      priceCents: { type: 'integer', title: 'Price' },
      countryCodes: { items: { anyOf: expect.arrayContaining([{ const: 'FIN', title: 'Finland' }]) as unknown } },
    },
  })
  expect(await rowOf('delivery/home')).toMatchObject({ label: 'Home delivery', values: { priceCents: 890 } })
  expect((await rowOf('vat/FIN/food/2026-01-01')).label).toBe('Finland, Food, 1 January 2026')
})

it('are changed once, with a proof, and the late one sees what is there now', async () => {
  const { version } = await rowOf('withdrawal')
  const wanted = { name: 'withdrawal', version, values: { days: 30 } }
  const unproved = await call<{ key: string }[]>('PUT', '', wanted, 'Admin')
  expect([unproved.status, unproved.body[0]?.key]).toEqual([403, 'auth/step-up'])
  const saved = await call<SettingRow>('PUT', '', wanted)
  expect([saved.status, saved.body.values]).toEqual([200, { days: 30 }])
  const late = await call<{ key: string; current: SettingRow }[]>('PUT', '', { ...wanted, values: { days: 21 } })
  expect([late.status, late.body[0]?.key]).toEqual([409, 'office/version-conflict'])
  expect(late.body[0]?.current).toMatchObject({ version: saved.body.version, values: { days: 30 } })
  expect((await call('PUT', '', { ...wanted, version: saved.body.version, values: { days: 21 } })).status).toBe(200)
  expect(await historyOf('withdrawal')).toMatchObject([
    { by: 'Tarja Toimi', changes: [{ field: 'days', was: 30, is: 21 }] },
    { by: 'Tarja Toimi', changes: [{ field: 'days', was: 14, is: 30 }] },
  ])
})

it('refuse at its field what contradicts the law or the others', async () => {
  const faultOf = async (name: string, values: object) => {
    const { version } = await rowOf(name)
    const { status, body } = await call<{ errors?: object }>('PUT', '', { name, version, values })
    return [status, Object.keys(body.errors ?? {})]
  }
  expect(await faultOf('withdrawal', { days: 13 })).toEqual([400, ['days']])
  expect(await faultOf('delivery/home', { minDays: 9, maxDays: 2 })).toEqual([400, ['maxDays']])
  expect(await faultOf('delivery/home', { position: 1 })).toEqual([400, ['position']])
  expect((await call('PUT', '', { name: 'nothing', version: 0, values: {} })).status).toBe(404)
})

it('take a period of VAT more, which may share no day with another', async () => {
  const period = { countryCode: 'DNK', class: 'food', validFrom: '2040-01-01', rate: 12.5, validTo: null }
  const add = (values: object) =>
    call<SettingRow & { errors?: object }>('POST', '', { group: 'vat', values: { ...period, ...values } })
  expect((await add({ validFrom: '2040-02-30' })).body.errors).toHaveProperty('validFrom')
  expect((await add({ rate: 'x' })).body.errors).toHaveProperty('rate')
  const [before] = (await groupOf('vat'))?.rows.filter(({ name }) => name.startsWith('vat/DNK/food/')) ?? []
  expect((await add({})).status).toBe(400)
  await call('PUT', '', { name: before?.name, version: before?.version, values: { validTo: '2039-12-31' } })
  const added = await add({})
  expect([added.status, added.body.name]).toEqual([201, 'vat/DNK/food/2040-01-01'])
  expect((await add({})).status).toBe(409)
  expect((await call('POST', '', { group: 'withdrawal', values: {} })).status).toBe(404)
})

it('are the administrator’s alone', async () => {
  for (const role of ['CustomerService', 'Merchandiser', 'Production', 'Publisher', 'Editor'] as const) {
    expect((await call('GET', '', undefined, role)).status).toBe(403)
    expect((await call('GET', '/history?name=withdrawal', undefined, role)).status).toBe(403)
    expect((await call('PUT', '', { name: 'withdrawal', version: 0, values: {} }, role)).status).toBe(403)
  }
})
