import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../src/common/actor.ts'
import { may } from '../../src/common/permissions.ts'
import { mountPath, protocolPaths } from '../../src/identity/server/identity.routes.ts'
import { projectDirectory } from '../support/places.ts'
import { isFullTier } from '../support/tier.ts'
import { forgeTokens } from './support/forged-tokens.ts'
import { type HostileShop, type Route, startHostileShop, type Visitor } from './support/hostile-shop.ts'
import { arrange, exampleOf, type Ids, ourRoutes, pathOf, routeName } from './support/route-examples.ts'

/*
 * Every route and every path of the protocol, by everybody, as measured: `docs/access-matrix.md`. A new route, or one that
 * answers somebody otherwise than before, fails here until its line is looked at (`WRITE_MATRIX=1` writes it).
 */

const file = join(projectDirectory, 'docs/access-matrix.md')
let shop: HostileShop
/** Has a cart, and another visitor an order that awaits payment: those whose things the others ask for. */
let shopper: Visitor
let buyer: Visitor
let theirs: Ids
let thief: Visitor
let forged: string[]
let secrets: string[]

beforeAll(async () => {
  shop = await startHostileShop()
  const cart = await arrange(shop, 'cart')
  const order = await arrange(shop, 'order')
  shopper = cart.visitor
  buyer = order.visitor
  theirs = { ...cart.ids, orderNumber: order.ids.orderNumber }
  ;({ visitor: thief } = await arrange(shop, 'cart'))
  const tokens = await Promise.all([shopper, buyer].map(({ anonymousId }) => forgeTokens(shop, anonymousId)))
  forged = tokens.flatMap((made) => Object.values(made.forged))
  secrets = [shopper, buyer].flatMap(({ token, cookie }) => [token, cookie])
  secrets.push(cart.ids.lineItemId, order.ids.lineItemId, 'Salakuja 7')
  // Theirs alone: the address of the tests is an example of the API's description too.
  const address = JSON.stringify({ line1: 'Salakuja 7' })
  await shop.database.sql`update shop_order set shipping_address = shipping_address || ${address}::jsonb`
  await shop.database.sql`
    update cart set shipping_address = coalesce(shipping_address, '{}') || ${address}::jsonb
    where owner_id in (${shopper.anonymousId}, ${buyer.anonymousId})`
}, 120_000)
afterAll(() => shop.stop())

const send = async (route: Route, ids: Ids, headers: Record<string, string>) => {
  // A gift card bears five wrong tries, and everybody tries the same one.
  await shop.database.sql`delete from gift_card_try`
  const example = exampleOf(route)
  const query = new URLSearchParams(example?.query?.(ids) ?? {}).toString()
  const body = example?.body?.(ids)
  return shop.send({
    method: route.method as 'GET',
    url: `${pathOf(route, example?.params?.(ids) ?? {})}${query ? `?${query}` : ''}`,
    headers: { ...headers, ...example?.headers },
    ...(body === undefined ? {} : { payload: body as object }),
  })
}

/** All that the two have. */
async function stored(): Promise<unknown> {
  const orders = await shop.database.sql`
    select o.*, (select jsonb_agg(h order by h.stock_code) from stock_hold h where h.order_id = o.id) as holds
    from shop_order o where o.owner_id in (${shopper.anonymousId}, ${buyer.anonymousId})`
  return [await shopper.stored(), await buyer.stored(), orders]
}

const asksFor = (route: Route): boolean => {
  const example = exampleOf(route)
  const request = JSON.stringify([example?.params?.(theirs), example?.body?.(theirs)])
  return [theirs.cartId, theirs.lineItemId, theirs.orderNumber].some((id) => request.includes(id))
}

const actors = {
  customer: { kind: 'customer', ownerId: 'c_1', accountId: '1' },
  system: { kind: 'system', by: 'operator', name: 'x' },
} satisfies Record<string, Actor>
const roles = ['Editor', 'Publisher', 'Merchandiser', 'CustomerService', 'Production', 'Admin']

/** Those of the back office who will be let in; nobody can sign in to it yet. */
function staffOf(route: Route): string {
  const { permission } = route
  if (permission === undefined) return ''
  const holders = roles.filter((role) => may({ kind: 'staff', accountId: '1', name: 'x', roles: [role] }, permission))
  return holders.length === roles.length ? 'all' : holders.join(', ') || 'none'
}
const mark = (route: Route, actor: Actor): string =>
  route.permission !== undefined && may(actor, route.permission) ? 'yes' : 'no'

async function lineOf(route: Route, index: number): Promise<string[]> {
  const nobody = await send(route, theirs, {})
  const other = await send(route, theirs, thief.headers)
  const asked = isFullTier ? forged : forged.filter((_token, at) => at % 5 === index % 5)
  for (const token of asked) {
    const answer = await send(route, theirs, { authorization: `Bearer ${token}` })
    expect(answer.statusCode, `${routeName(route)} with ${token.slice(0, 40)}`).toBe(nobody.statusCode)
    expect(leaksOf(answer.body), routeName(route)).toEqual([])
  }
  for (const answer of [nobody, other]) expect(leaksOf(answer.body), routeName(route)).toEqual([])
  const { visitor, ids } = await arrange(shop, exampleOf(route)?.stage)
  const own = await send(route, ids, visitor.headers)
  return [
    routeName(route),
    route.permission ?? '',
    route.access,
    String(nobody.statusCode),
    String(own.statusCode),
    asksFor(route) ? String(other.statusCode) : '',
    mark(route, actors.customer),
    staffOf(route),
    mark(route, actors.system),
  ]
}
const leaksOf = (body: string): string[] => secrets.filter((secret) => body.includes(secret))

describe('who is let in where', () => {
  it('is as the matrix says', async () => {
    const before = await stored()
    const routes = ourRoutes(shop.routes).toSorted((a, b) => routeName(a).localeCompare(routeName(b)))
    const lines: string[][] = []
    for (const [index, route] of routes.entries()) lines.push(await lineOf(route, index))
    const pages = shop.routes.filter((route) => route.method !== 'HEAD' && !ourRoutes([route]).length)
    const openTo = pages
      .map((route) => [routeName(route), route.permission ?? '', route.access])
      .toSorted(([a = ''], [b = '']) => a.localeCompare(b))
    const protocol = await protocolLines()
    expect(await stored()).toEqual(before)

    const text = await format(matrix({ lines, openTo, protocol }), {
      ...(await resolveConfig(file)),
      parser: 'markdown',
    })
    if (process.env['WRITE_MATRIX']) await writeFile(file, text)
    expect(text).toBe(await readFile(file, 'utf8'))
  }, 120_000)
})

/** The protocol's own paths, by nobody and by whoever knows ids and has forged tokens, in every way a browser could send them. */
async function protocolLines(): Promise<string[][]> {
  const lines: string[][] = []
  for (const path of [...protocolPaths, '/connect/authorize/unknown'].toSorted())
    for (const method of ['GET', 'POST'] as const) {
      const ask = (headers: Record<string, string>, payload = '') =>
        shop.send({
          method,
          url: `${mountPath}${path}`,
          headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded', ...headers },
          ...(method === 'POST' && { payload: `grant_type=anonymous&client_id=frontend&scope=anonymous_id${payload}` }),
        })
      const nobody = await ask({})
      for (const victim of [shopper, buyer]) {
        const id = victim.anonymousId
        const cookies = [id, id.slice(2), `${id}.${'A'.repeat(8)}.${'A'.repeat(43)}`]
        const tries: Record<string, string>[] = cookies.map((value) => ({
          cookie: [
            'anonymousId',
            '__Host-anonymousId',
            '_session',
            '_session.legacy',
            '_interaction',
            '_interaction_resume',
          ]
            .map((name) => `${name}=${value}`)
            .join('; '),
        }))
        for (const token of [id, ...forged.slice(0, isFullTier ? undefined : 3)])
          tries.push({ authorization: `Bearer ${token}` })
        for (const headers of tries) {
          const answer = await ask(headers, `&anonymous_id=${id}&sub=${id}`)
          expect(answer.statusCode, `${method} ${path}`).toBeLessThan(500)
          expect(leaksOf(answer.body), `${method} ${path}`).toEqual([])
          const token = answer.statusCode === 200 && /"access_token":"([^"]+)"/.exec(answer.body)?.[1]
          if (!token) continue
          const cart = await shop.send({ url: '/api/me/carts', headers: { authorization: `Bearer ${token}` } })
          expect([cart.statusCode, cart.json<{ id: string }>().id], `${method} ${path}`).toEqual([200, ''])
        }
      }
      lines.push([`${method} ${mountPath}${path.replace('unknown', ':uid')}`, String(nobody.statusCode)])
    }
  return lines
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const table = (head: string[], lines: readonly string[][]): string =>
  [row(head), row(head.map(() => '---')), ...lines.map(row)].join('\n')

const matrix = (found: {
  lines: string[][]
  openTo: string[][]
  protocol: string[][]
}): string => `# Who is let in where

Made and checked by \`tests/hostile/access-matrix.test.ts\`, which asks every call as each of these does; a route that is not here, or that answers otherwise, fails it. Permissions and those who hold them: \`src/common/permissions.ts\`.

## Calls

Status for nobody (and for every forged token, which are held to be nobody's), for a visitor asking for their own, and for one asking with somebody else's ids (empty: the call names nobody's things). Customers, staff and the system by the permission alone: staff cannot sign in yet, and no request is the system's. \`optional\` and \`signed\`: what the request holds besides (an order's key, a signature) may stand for the permission.

${table(['Call', 'Permission', 'Access', 'Nobody', 'Own', "Others'", 'Customer', 'Staff', 'System'], found.lines)}

## Paths of the identity provider's protocol

Status for nobody. Whoever sends a visitor's id as a cookie, as a bearer or as a field, or a forged token, gets what nobody gets: never that visitor's token.

${table(['Path', 'Nobody'], found.protocol)}

## Pages and files

${table(['Route', 'Permission', 'Access'], found.openTo)}
`
