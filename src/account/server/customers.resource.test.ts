import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

interface Customer {
  id: string
  version: number
  name: string
  status: string
  actions: string[]
  consents: { isGiven: boolean; source: { label: string } }[]
  reads: { by: string }[]
  timeline: { key: string }[]
}
const call = <Body>(method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object, role = 'CustomerService!') =>
  shop.call<Body>({
    method,
    url: `/api/admin/customers${path}`,
    headers: { authorization: `Bearer staff-${role}`, 'accept-language': 'en' },
    ...(payload && { payload }),
  })
const found = async (q: string) =>
  (await call<{ items: { id: string }[] }>('GET', `?q=${encodeURIComponent(q)}`)).body.items.map(({ id }) => id)
const invited = async (email: string) =>
  (
    await call<Customer>('POST', '', {
      email,
      firstName: 'Eeva',
      lastName: 'Mäkinen',
      phone: '+358401230987',
      language: 'fi',
    })
  ).body

it('is found by name, address and telephone number as people write it, and says who looked', async () => {
  const { id, status, actions } = await invited('eeva.makinen@posti.example')
  expect([status, actions.includes('mail-proof'), actions.includes('export')]).toEqual(['unopened', true, false])
  for (const q of ['eeva mäk', 'MAKINEN@posti', '040 123 0987', '+358 40 1230987', '0401230987'])
    expect([q, await found(q)]).toEqual([q, [id]])
  expect(await found('eeva mäkk')).toEqual([])
  expect((await call<Customer>('GET', `/${id}`)).body.reads.length).toBeGreaterThanOrEqual(5)
})

it('is changed only as it was read', async () => {
  const { id, version } = await invited('toinen@posti.example')
  const changed = await call<Customer>('PATCH', `/${id}`, { version, firstName: 'Elli' })
  expect([changed.status, changed.body.name]).toEqual([200, 'Elli Mäkinen'])
  const phoned = await call<Customer & { phone: string }>('PATCH', `/${id}`, {
    version: changed.body.version,
    phone: '040 555 1234',
  })
  expect(phoned.body.phone).toBe('+358405551234')
  const late = await call<{ key: string; current: Customer }[]>('PATCH', `/${id}`, { version, firstName: 'Eija' })
  expect([late.status, late.body[0]?.key, late.body[0]?.current.name]).toEqual([
    409,
    'office/version-conflict',
    'Elli Mäkinen',
  ])
  const wrong = await call<{ errors: object }>('PATCH', `/${id}`, { version: phoned.body.version, phone: '12' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['phone']])
})

it('is erased by who types the address and has just confirmed who they are', async () => {
  const email = 'poistuva@posti.example'
  const { id } = await invited(email)
  const stale = await call<{ key: string }[]>('POST', `/${id}/erase`, { confirmEmail: email }, 'CustomerService')
  expect([stale.status, stale.body[0]?.key]).toEqual([403, 'auth/step-up'])
  const other = await call<{ errors: object }>('POST', `/${id}/erase`, { confirmEmail: 'joku@posti.example' })
  expect([other.status, other.body.errors]).toEqual([
    400,
    { confirmEmail: ['This is not the customer’s e-mail address.'] },
  ])
  expect((await call('POST', `/${id}/erase`, { confirmEmail: email.toUpperCase() })).status).toBe(204)
  expect((await call('GET', `/${id}`)).status).toBe(404)
})

it('gets the data alone, once within an hour', async () => {
  const { id } = await invited('utelias@posti.example')
  await shop.database.sql`update account set proved_at = now() where id = ${id}`
  const sent = await call<Customer>('POST', `/${id}/export`, {})
  expect([sent.status, sent.body.timeline[0]?.key]).toEqual([200, 'account.export-asked'])
  expect((await call('POST', `/${id}/export`, {})).status).toBe(409)
})

it('is nothing for an id that is none, nor for staff', async () => {
  for (const id of ['x', '00000000-0000-4000-8000-000000000009']) {
    expect([id, (await call('GET', `/${id}`)).status]).toEqual([id, 404])
    for (const action of ['lock', 'mail-reset', 'confirm-email', 'export'])
      expect([id, action, (await call('POST', `/${id}/${action}`, {})).status]).toEqual([id, action, 404])
  }
})
