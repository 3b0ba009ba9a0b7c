import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lastMovements } from './stock.service.ts'
import { type MoneyShop, startMoneyShop } from '../../../../tests/support/money-shop.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

interface Shelf {
  version: number
  onHand: number
  available: number
  status: string
  countedAt: string | null
  movements: { delta: number; onHand: number; reason: { value: string; label: string }; orderNumber: string | null }[]
}
const call = <Body = Shelf>(method: 'GET' | 'PATCH' | 'POST', url: string, payload?: object, role = 'Merchandiser') =>
  shop.call<Body>({
    method,
    url: `/api/admin/stock${url}`,
    headers: { authorization: `Bearer staff-${role}`, 'accept-language': 'en' },
    ...(payload && { payload }),
  })
const listed = async (query: Record<string, string>) =>
  (await call<{ items: { code: string }[] }>('GET', `?${new URLSearchParams(query).toString()}`)).body.items.map(
    ({ code }) => code,
  )

describe('the shelves of the back office', () => {
  it('are found by their own name and by that of their goods', async () => {
    const [row] = await shop.database.sql<{ name: string }>`
      select t.name from product_text t join variation v on v.product_id = t.product_id
      where v.stock_code = 'BAR' and t.language = 'fi'`
    expect(await listed({ q: 'bar' })).toContain('BAR')
    expect(await listed({ q: (row?.name ?? '').slice(0, 6).toUpperCase() })).toContain('BAR')
    expect(await listed({ q: 'ei mitään sellaista' })).toEqual([])
  })

  it('are counted over what the person saw, and not over what moved since', async () => {
    const { version } = (await call('GET', '/BAR')).body
    expect((await call('PATCH', '/BAR', { version, onHand: 40 })).body).toMatchObject({ onHand: 40, version: 40 })
    expect((await call('POST', '/BAR/move', { units: 12, reason: 'received' })).body).toMatchObject({ onHand: 52 })
    expect((await call('POST', '/BAR/move', { units: 2, reason: 'spoilt' })).body.movements[0]).toMatchObject({
      delta: -2,
      onHand: 50,
      reason: { value: 'spoilt', label: 'Spoilt' },
    })
    const late = await call<{ key: string; current: Shelf }[]>('PATCH', '/BAR', { version: 40, onHand: 39 })
    expect([late.status, late.body[0]?.key, late.body[0]?.current.onHand]).toEqual([409, 'office/version-conflict', 50])
    expect((await call('GET', '/BAR')).body.onHand).toBe(50)
  })

  it('keep a count that agrees, with who and when, and change nothing by it', async () => {
    const before = (await call('GET', '/BAR')).body
    shop.clock.advance(60_000)
    const counted = await call('PATCH', '/BAR', { version: before.onHand, onHand: before.onHand })
    expect(counted.body).toMatchObject({
      onHand: before.onHand,
      available: before.available,
      countedAt: shop.clock.now().toISOString(),
    })
    expect(counted.body.movements[0]).toMatchObject({
      at: shop.clock.now().toISOString(),
      delta: 0,
      onHand: before.onHand,
      reason: { value: 'counted', label: 'Counted' },
      by: expect.stringMatching(/\S/) as string,
    })
    expect(counted.body.movements).toHaveLength(before.movements.length + 1)
    // A file that was counted before it is older than it, and does not take its place.
    const moved = await lastMovements(shop.database.db, ['BAR'])
    expect(moved.get('BAR')).toEqual(shop.clock.now())
  })

  it('say who is promised more than there is, which waits for staff', async () => {
    await shop.database.sql`update stock set on_hand = 2, allocated = 5 where code = 'BAR'`
    expect((await call('GET', '/BAR')).body).toMatchObject({ available: -3, status: 'short' })
    expect(await listed({ filter: JSON.stringify({ status: ['short'] }) })).toEqual(['BAR'])
    await shop.database.sql`update stock set on_hand = 50, allocated = 0 where code = 'BAR'`
  })

  it('refuse what no shelf can hold or give, in words', async () => {
    const refused = async (payload: object) => (await call<object>('POST', '/BAR/move', payload)).status
    const beyond = await call<{ errors: object }>('POST', '/BAR/move', { units: 51, reason: 'missing' })
    expect([beyond.status, Object.keys(beyond.body.errors)]).toEqual([400, ['units']])
    expect(await refused({ units: 0, reason: 'found' })).toBe(400)
    expect(await refused({ units: 1, reason: 'packed' })).toBe(400)
    expect((await call('PATCH', '/BAR', { version: 50, onHand: -1 })).status).toBe(400)
    expect((await call('GET', '/NOPE')).status).toBe(404)
    expect((await call('PATCH', '/BAR', { version: 50, onHand: 1 }, 'CustomerService')).status).toBe(403)
    expect((await call('GET', '/BAR', undefined, 'Editor')).status).toBe(403)
  })
})
