import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { needsStepUp, staffRoles, type StaffRole } from '../../src/common/permissions.ts'
import { projectDirectory } from '../support/places.ts'
import { type HostileShop, type Route, startHostileShop } from './support/hostile-shop.ts'
import { arrange, ourRoutes, pathOf, routeName } from './support/route-examples.ts'
import { hire, type Worker } from './support/staff.ts'

/*
 * Every route that lets staff in, as each role: measured, and held against `docs/access-matrix.md`.
 */

let shop: HostileShop
let routes: Route[]
/** By route: the roles that are let in, as the document says. */
let said: Map<string, string>
beforeAll(async () => {
  shop = await startHostileShop()
  routes = ourRoutes(shop.routes).filter(({ access }) => access === 'staff')
  const text = await readFile(join(projectDirectory, 'docs/access-matrix.md'), 'utf8')
  const lines = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  const column = lines.find(([, first]) => first === 'Call')?.indexOf('Staff') ?? -1
  said = new Map(lines.map((cells) => [cells[1] ?? '', cells[column] ?? '']))
})
afterAll(() => shop.stop())

const nowhere = '00000000-0000-4000-8000-000000000000'
const send = (route: Route, headers: Record<string, string>) =>
  shop.send({
    method: route.method as 'GET',
    url: pathOf(route, { id: nowhere, customerId: 'x', marketId: 'FI', currency: 'EUR', name: 'Default' }),
    headers,
    // Of the wrong shape, so that whoever is let in changes nothing.
    ...(route.method !== 'GET' && { payload: { unknown: true } }),
  })
/** Why somebody is not let in; null when they are. */
async function refusalOf(route: Route, headers: Record<string, string>): Promise<string | null> {
  const answer = await send(route, headers)
  if (answer.statusCode !== 401 && answer.statusCode !== 403) return null
  return answer.json<{ key: string }[]>()[0]?.key ?? ''
}
const expected = (route: Route, role: StaffRole): boolean => {
  const holders = said.get(routeName(route)) ?? 'no line'
  return holders === 'all' || holders.split(', ').includes(role)
}

describe('the routes of staff', () => {
  it('are many', () => {
    expect(routes.length).toBeGreaterThan(45)
  })

  it.each(staffRoles)(
    'let in %s as the document says',
    async (role) => {
      for (const isStale of [false, true]) {
        const worker = await hire(shop, [role], isStale)
        for (const route of routes) {
          // Ending one's own session is the one thing here that would end the test.
          if (routeName(route) === 'POST /api/staff/logout') continue
          const wanted = !expected(route, role)
            ? 'forbidden'
            : isStale && route.permission !== undefined && needsStepUp(route.permission)
              ? 'auth/step-up'
              : null
          const found = await refusalOf(route, worker.headers)
          // What changes one's own sign-in asks for a fresh proof itself.
          const isOwn = route.permission === 'office:write' && isStale && found === 'auth/step-up'
          if (!isOwn) expect(found, `${routeName(route)} as ${role}${isStale ? ', stale' : ''}`).toBe(wanted)
        }
      }
    },
    60_000,
  )

  it('let in nobody without a role but to their own sign-in, and nobody who has left or has not brought the second proof', async () => {
    const [none, left] = [await hire(shop, []), await hire(shop, ['Admin'])]
    await shop.database.sql`update staff_member set ended_at = now() where account_id = ${left.id}`
    const secret = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(secret).digest('base64url')
    await shop.database.sql`
      insert into staff_sign_in (account_id, secret_hash, ends_at)
      values (${none.id}, ${hash}, ${new Date(+shop.clock.now() + 600_000)})`
    const half = { ...none.headers, cookie: `staff-step=${secret}; staff=${secret}` }
    for (const route of routes) {
      const isOwn = route.permission?.startsWith('office:') === true
      expect(await refusalOf(route, none.headers), routeName(route)).toBe(isOwn ? null : 'forbidden')
      expect(await refusalOf(route, left.headers), routeName(route)).toBe('forbidden')
      expect(await refusalOf(route, half), routeName(route)).toBe('forbidden')
    }
  })

  it('let in no other site, and no call without the header', async () => {
    const { headers } = await hire(shop, ['Admin'])
    const { cookie = '' } = headers
    for (const route of routes.filter(({ method }) => method !== 'GET')) {
      const tries: Record<string, string>[] = [
        { cookie, origin: 'https://evil.example', 'x-requested-with': 'fetch' },
        { cookie, origin: 'http://localhost:3000' },
        { cookie, 'x-requested-with': 'fetch' },
        { cookie, 'x-requested-with': 'fetch', origin: 'null' },
      ]
      for (const one of tries) expect(await refusalOf(route, one), routeName(route)).toBe('forbidden')
    }
  })
})

describe('what customer service may', () => {
  let worker: Worker
  beforeAll(async () => {
    worker = await hire(shop, ['CustomerService'])
  })
  const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    shop.send({ method, url, headers: { ...worker.headers, 'accept-language': 'fi' }, ...(payload && { payload }) })

  it('read and find anybody’s orders, which stay closed to a role without the permission', async () => {
    const { ids } = await arrange(shop, 'order')
    const found = await ask('GET', `/api/cda/orders/${ids.orderNumber}`)
    expect([found.statusCode, found.json<{ orderNumber: string }>().orderNumber]).toEqual([200, ids.orderNumber])
    const searched = await ask('POST', '/api/cda/orders/search', { q: ids.orderNumber })
    expect(searched.json()).toMatchObject({ totalCount: 1, orders: [{ orderNumber: ids.orderNumber }] })
    const editor = await hire(shop, ['Editor'])
    expect((await shop.send({ url: `/api/cda/orders/${ids.orderNumber}`, headers: editor.headers })).statusCode).toBe(
      404,
    )
    // The shoppers' own path knows no staff.
    expect((await ask('GET', `/api/me/orders/${ids.orderNumber}`)).statusCode).toBe(404)
  })

  it('read, find and remove anybody’s cart, which is written down', async () => {
    const { visitor, ids } = await arrange(shop, 'cart')
    const owner = visitor.anonymousId
    const place = `/api/cda/carts/${owner}/FI/EUR/Default`
    for (const url of [`/api/cda/carts/${ids.cartId}`, place])
      expect((await ask('GET', url)).json<{ id: string }>().id, url).toBe(ids.cartId)
    expect((await ask('GET', `/api/cda/carts/${owner}/FI/SEK/Default`)).statusCode).toBe(404)
    const searched = await ask('POST', '/api/cda/carts/search', { customerId: owner })
    expect(searched.json()).toMatchObject({ totalCount: 1, items: [{ id: ids.cartId }] })
    expect((await ask('DELETE', place)).statusCode).toBe(204)
    expect((await visitor.cart()).id).toBe('')
    const audited = await shop.database.sql`
      select from audit_entry where command = 'cart.removed' and subject_id = ${ids.cartId} and actor = ${worker.id}`
    expect(audited.length).toBe(1)
  })
})
