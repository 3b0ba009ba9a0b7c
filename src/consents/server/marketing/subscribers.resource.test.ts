import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../../tests/support/money-shop.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { createPermissions } from './permissions.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

const call = <Body>(method: 'GET' | 'POST', path: string, payload?: object) =>
  shop.call<Body>({
    method,
    url: `/api/admin/${path}`,
    headers: { authorization: 'Bearer staff-CustomerService', 'accept-language': 'en' },
    ...(payload && { payload }),
  })
const found = async (path: string) =>
  (await call<{ items: { id: string }[] }>('GET', path)).body.items.map(({ id }) => id)

it('a subscriber is found by a part of the address, and the newsletter ends at their request', async () => {
  const { permission } = await inTransaction(shop.database.db, (tx) =>
    createPermissions(shop.base).give(
      tx,
      { email: 'Inkeri@posti.example', language: 'fi' },
      { source: 'newsletter', version: '1' },
    ),
  )
  expect(await found('subscribers?q=inkeri@po')).toEqual([permission.id])
  const { body } = await call<object>('POST', `subscribers/${permission.id}/end`, {})
  expect(body).toMatchObject({
    status: 'ended',
    actions: [],
    consents: [{ isGiven: false, source: { value: 'operator' } }, { isGiven: true }],
    reads: [{}],
    timeline: [{ text: 'Newsletter ended' }],
  })
  expect((await call('POST', `subscribers/${permission.id}/end`, {})).status).toBe(409)
  expect((await call('POST', 'subscribers/x/end', {})).status).toBe(404)
})
