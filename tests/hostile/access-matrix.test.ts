import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../src/common/actor.ts'
import { may } from '../../src/common/permissions.ts'
import { mountPath, protocolPaths } from '../../src/identity/server/identity.routes.ts'
import { formatted } from '../support/formatted.ts'
import { projectDirectory } from '../support/places.ts'
import { findStaffFunctions, rowOf } from '../support/staff-functions.ts'
import { isFullTier } from '../support/tier.ts'
import { forgeTokens } from './support/forged-tokens.ts'
import { type HostileShop, type Route, startHostileShop, type Visitor } from './support/hostile-shop.ts'
import { type Customer, openSession, signUp } from './support/sign-up.ts'
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
/** Asks for what is of staff, and has nothing. */
let someone: Awaited<ReturnType<typeof arrange>>
/** Signed in, and a second one, with none of those things. */
let customer: Customer
let stranger: Customer
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
  someone = await arrange(shop)
  customer = await signUp(shop)
  stranger = await signUp(shop)
  const tokens = await Promise.all([shopper, buyer].map(({ anonymousId }) => forgeTokens(shop, anonymousId)))
  const { id: sid } = await openSession(shop.database, stranger.id)
  const named = await Promise.all([
    forgeTokens(shop, stranger.ownerId, { scope: 'anonymous_id customer', sid }),
    forgeTokens(shop, stranger.id, { scope: 'account', gid: 'A'.repeat(43) }),
  ])
  forged = [...tokens, ...named].flatMap((made) => Object.values(made.forged))
  // Rightly signed, and worth nothing without the session or the grant that they name.
  forged.push(await stranger.token(), ...named.map(({ right }) => right))
  secrets = [shopper, buyer].flatMap(({ token, cookie }) => [token, cookie])
  secrets.push(cart.ids.lineItemId, order.ids.lineItemId, 'Salakuja 7')
  secrets.push(stranger.email, stranger.ownerId, stranger.id)
  // Theirs alone: the address of the tests is an example of the API's description too.
  const address = JSON.stringify({ line1: 'Salakuja 7' })
  await shop.database.sql`update shop_order set shipping_address = shipping_address || ${address}::jsonb`
  await shop.database.sql`
    update cart set shipping_address = coalesce(shipping_address, '{}') || ${address}::jsonb
    where owner_id in (${shopper.anonymousId}, ${buyer.anonymousId})`
})
afterAll(() => shop.stop())

const send = async (route: Route, ids: Ids, headers: Record<string, string>) => {
  // A gift card bears five wrong tries, and so does a password; everybody tries the same ones. Calls of staff are refused before.
  if (route.access !== 'staff') await shop.database.run('delete from gift_card_try; delete from rate_limit')
  const example = exampleOf(route)
  const query = new URLSearchParams(example?.query?.(ids) ?? {}).toString()
  const body = example?.body?.(ids)
  return shop.send({
    method: route.method as 'GET',
    url: `${pathOf(route, example?.params?.(ids) ?? {})}${query ? `?${query}` : ''}`,
    headers: { ...example?.headers, ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  })
}

/** All that the two have. */
async function stored(): Promise<unknown> {
  const orders = await shop.database.sql`
    select o.*, (select jsonb_agg(a order by a.line_position, a.stock_code) from stock_allocation a where a.order_id = o.id) as allocations
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
  // Two thirds of the calls are those of staff, and one hook refuses a shopper at all of them.
  const turns = route.access === 'staff' ? 25 : 5
  const asked = isFullTier ? forged : forged.filter((_token, at) => at % turns === index % turns)
  for (const token of asked) {
    const answer = await send(route, theirs, { authorization: `Bearer ${token}` })
    // One that is somebody else's is not renewed.
    if (route.url === '/api/identity/connect/token/anonymous' && answer.statusCode === 401) continue
    // Where one is optional, a token that proves nothing is said, so that its holder renews it.
    const expected = route.access === 'optional' && token !== '' ? 401 : nobody.statusCode
    expect(answer.statusCode, `${routeName(route)} with ${token.slice(0, 40)}`).toBe(expected)
    expect(leaksOf(answer.body), routeName(route)).toEqual([])
  }
  // A session of its own for each: what is asked may end it.
  const { cookie } = await openSession(shop.database, customer.id)
  const signedIn = await send(route, theirs, { cookie, 'x-requested-with': 'fetch' })
  for (const answer of [nobody, other, signedIn]) expect(leaksOf(answer.body), routeName(route)).toEqual([])
  const headerless = await withoutHeader(route)
  await mismatched(route, nobody.statusCode)
  const { visitor, ids } = route.access === 'staff' ? someone : await arrange(shop, exampleOf(route)?.stage)
  const own = await send(route, ids, visitor.headers)
  return [
    routeName(route),
    route.permission ?? '',
    route.access,
    String(nobody.statusCode),
    String(own.statusCode),
    asksFor(route) ? String(other.statusCode) : '',
    String(signedIn.statusCode),
    headerless,
    mark(route, actors.customer),
    staffOf(route),
    mark(route, actors.system),
  ]
}
/** By the session's cookie as another site's form brings it, where something would change: it opens nothing. */
async function withoutHeader(route: Route): Promise<string> {
  if (route.method === 'GET') return ''
  const { cookie } = await openSession(shop.database, customer.id)
  const answer = await send(route, theirs, { cookie, 'x-requested-with': '', origin: 'https://evil.example' })
  if (['visitor', 'customer'].includes(route.access)) expect(answer.statusCode, routeName(route)).toBe(401)
  expect(leaksOf(answer.body), routeName(route)).toEqual([])
  return String(answer.statusCode)
}

/** A token of one beside the session of another proves nothing. */
async function mismatched(route: Route, nobody: number): Promise<void> {
  const { cookie } = await openSession(shop.database, customer.id)
  for (const token of [thief.token, await stranger.token()]) {
    const answer = await send(route, theirs, { authorization: `Bearer ${token}`, cookie, 'x-requested-with': 'fetch' })
    const isLookedAt = ['visitor', 'customer', 'optional'].includes(route.access)
    if (isLookedAt) expect(answer.statusCode, routeName(route)).toBe(401)
    else if (route.access === 'staff') expect(answer.statusCode, routeName(route)).toBe(nobody)
    expect(leaksOf(answer.body), routeName(route)).toEqual([])
  }
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

    const functions = (await findStaffFunctions()).flatMap(rowOf)
    const text = await formatted(file, matrix({ lines, openTo, protocol, functions }))
    if (process.env['WRITE_MATRIX']) await writeFile(file, text)
    expect(text).toBe(await readFile(file, 'utf8'))
  }, 300_000)
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
      const { cookie } = await openSession(shop.database, customer.id)
      const signedIn = await ask({ cookie })
      expect(signedIn.statusCode, `${method} ${path}`).toBeLessThan(500)
      expect(leaksOf(signedIn.body), `${method} ${path}`).toEqual([])
      const statuses = [nobody, signedIn].map(({ statusCode }) => String(statusCode))
      lines.push([`${method} ${mountPath}${path.replace('unknown', ':uid')}`, ...statuses])
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
  functions: string[][]
}): string => `# Who is let in where

Made and checked by \`tests/hostile/access-matrix.test.ts\`, which asks every call as each of these does; a route that is not here, or that answers otherwise, fails it. Permissions and those who hold them: \`src/common/permissions.ts\`.

## Calls

Status for nobody (and for every forged token, which are held to be nobody's; 401 where one is \`optional\`), for a visitor asking for their own, and for one asking with somebody else's ids (empty: the call names nobody's things). \`Signed in\`: for a customer asking with those ids of somebody else's, by the session alone. \`No header\`: for the same as another site's form would bring their cookie. A token of one beside the session of another is held to be nobody's too. The last three by the permission alone: \`tests/hostile/staff.test.ts\` asks as each role, and no request is the system's. \`optional\` and \`signed\`: what the request holds besides (an order's key, a signature) may stand for the permission.

${table(['Call', 'Permission', 'Access', 'Nobody', 'Own', "Others'", 'Signed in', 'No header', 'Customer', 'Staff', 'System'], found.lines)}

## Paths of the identity provider's protocol

Status for nobody, and for a customer by their session. Whoever sends a visitor's id as a cookie, as a bearer or as a field, or a forged token, gets what nobody gets: never that visitor's token.

${table(['Path', 'Nobody', 'Signed in'], found.protocol)}

## Pages and files

${table(['Route', 'Permission', 'Access'], found.openTo)}

## Functions for staff

Every function that staff may call asks for its permission before it does anything, whether a route, a job or the command line calls it. They are found in the sources (\`tests/architecture/staff-functions.test.ts\`): a new one that asks for none fails there.

${table(['Function', 'Permission', 'Roles'], found.functions)}
`
