import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { addStaffAccount } from '../../../tests/support/money-staff.ts'
import { workOnOrders } from '../../../tests/support/worked-orders.ts'
import type { AnyRecord, List } from '../contract/records.ts'

/* The audit in the back office: found by person, command, subject and time, and read whole. */

let shop: MoneyShop
let number: string
beforeAll(async () => {
  shop = await startMoneyShop()
  await addStaffAccount(shop)
  number = await workOnOrders(shop).parcelOrder('audited', 'packed')
  await call('POST', `orders/${number}/hold`, { reason: 'Osoite on väärä' }, 'CustomerService')
})
afterAll(() => shop.stop())

const call = <Body>(method: 'GET' | 'POST', url: string, payload?: object, role = 'Admin') =>
  shop.call<Body>({
    method,
    url: `/api/admin/${url}`,
    headers: { authorization: `Bearer staff-${role}`, 'accept-language': 'en' },
    ...(payload && { payload }),
  })
const list = async (filter: object, q = '') => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), ...(q && { q }) }).toString()
  return (await call<Omit<List, 'items'> & { items: AnyRecord[] }>('GET', `audit?${query}`)).body.items
}

it('says who did what to what, newest first', async () => {
  const [held] = await list({ command: ['order.held'] })
  expect(held).toMatchObject({
    by: 'Tarja Toimi',
    actorKind: 'staff',
    subjectKind: 'order',
    command: 'order.held',
    subject: number,
    at: shop.clock.now().toISOString(),
  })
  const times = (await list({})).map(({ at }) => Date.parse(String(at)))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})

it('is narrowed to a person, a command, a subject and a time', async () => {
  const all = await list({})
  const named = await list({ by: 'toimi' })
  expect(named.length).toBeGreaterThan(0)
  expect(named.length).toBeLessThan(all.length)
  expect(new Set(named.map(({ by }) => by))).toEqual(new Set(['Tarja Toimi']))
  expect(new Set((await list({ by: 'packer' })).map(({ by }) => by))).toEqual(new Set(['packer']))
  expect(new Set((await list({}, number)).map(({ subject }) => subject))).toEqual(new Set([number]))
  expect(await list({}, number.slice(0, -1))).toEqual([])
  expect(await list({ atTo: '2026-11-20T00:00:00Z' })).toEqual([])
})

it('opens one entry with what it says, for the administrator alone', async () => {
  const [held] = await list({ command: ['order.held'] })
  const { body } = await call<AnyRecord>('GET', `audit/${held?.id}`)
  expect(body).toMatchObject({ id: held?.id, version: null, actions: [], subject: number })
  expect(body['changes']).toContainEqual({ field: 'status', was: 'InProgress', is: 'OnHold' })
  expect((await call('GET', 'audit/1-1')).status).toBe(404)
  expect((await call('GET', 'audit/x')).status).toBe(404)
  for (const role of ['CustomerService', 'Merchandiser', 'Production', 'Publisher', 'Editor'])
    expect((await call('GET', `audit/${held?.id}`, undefined, role)).status).toBe(403)
})
