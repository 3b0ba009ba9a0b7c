import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '../../src/common/locale.ts'
import { createTextCheck, faultOf } from './support/answers.ts'
import { askedOf, badRequests } from './support/bad-requests.ts'
import { type HostileShop, startHostileShop } from './support/hostile-shop.ts'
import { arrange, exampleOf, orphans, ourRoutes, routeName } from './support/route-examples.ts'

let shop: HostileShop
let isText: (language: Language, text: string) => boolean

beforeAll(async () => {
  shop = await startHostileShop()
  isText = createTextCheck(shop.tables)
})
afterAll(() => shop.stop())

/** Each route is asked in every way of spoiling its example, those of staff in a part of them: some ten thousand times in all. */
const everyRouteMs = 600_000

describe('the routes', () => {
  it('all say who may call them', () => {
    expect(shop.routes.length).toBeGreaterThan(60)
    expect(shop.routes.filter(({ access }) => access === undefined).map(routeName)).toEqual([])
  })

  it('each have an example to be spoilt, and no example is left of one that is gone', () => {
    const missing = ourRoutes(shop.routes).filter((route) => exampleOf(route) === undefined)
    expect(missing.map(routeName)).toEqual([])
    expect(orphans(shop.routes)).toEqual([])
  })
})

describe('bad input', () => {
  it(
    'gets a refusal in the visitor’s language from every route, and the cart stays as it was',
    async () => {
      const faults: string[] = []
      let count = 0
      // Nobody changes anything by calls that are refused unread.
      const stranger = await arrange(shop)
      const began = performance.now()
      for (const route of ourRoutes(shop.routes)) {
        const example = exampleOf(route)
        if (!example) continue
        const { visitor, ids } = route.access === 'staff' ? stranger : await arrange(shop, example.stage)
        let stored = await visitor.stored()
        for (const { what, request } of askedOf(route, badRequests(route, example, ids), count)) {
          const language = languages[count % languages.length] ?? 'fi'
          const answer = await shop.send(
            withHeaders(request, { ...visitor.headers, 'accept-language': language, ...example.headers }),
          )
          count += 1
          const named = /[?&]language=(fi|sv|en)(&|$)/.exec(request.url)?.[1] as Language | undefined // as matched
          const fault = faultOf(answer, named ?? language, isText)
          if (fault) faults.push(`${routeName(route)}, ${what}: ${fault}`)
          if (example.stage === undefined || route.method === 'GET') continue
          const now = await visitor.stored()
          if (now !== stored && answer.statusCode >= 300)
            faults.push(`${routeName(route)}, ${what}: the cart changed behind a ${answer.statusCode}`)
          stored = now
        }
        if (route.access === 'staff') continue
        if ((await visitor.stored()) !== stored) faults.push(`${routeName(route)}: reading changed the cart`)
        if ((await visitor.call('GET', '/api/me/carts')).statusCode !== 200) faults.push(`${routeName(route)}: no cart`)
      }
      process.stdout.write(`bad input: ${count} requests in ${Math.round(performance.now() - began)} ms\n`)
      expect(faults.slice(0, 40)).toEqual([])
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
    },
    everyRouteMs,
  )

  it('of ten megabytes is refused wherever a body is taken', async () => {
    const { visitor, ids } = await arrange(shop, 'cart')
    const before = await visitor.cart()
    const payload = Buffer.from(`{"code":"${'x'.repeat(10 * 1024 * 1024)}"}`)
    for (const route of ourRoutes(shop.routes)) {
      const example = exampleOf(route)
      if (!example?.body) continue
      for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
        const url = route.url.replace(/:\w+/g, ids.cartId)
        const headers = { ...visitor.headers, ...exampleOf(route)?.headers, 'content-type': type }
        const answer = await shop.send({ method: route.method as 'POST', url, payload, headers })
        // Who is not known is told so before the body is read.
        const refusals = route.access === 'customer' ? [401] : [413, 415]
        expect(refusals, `${routeName(route)} ${type}`).toContain(answer.statusCode)
        expect(faultOf(answer, 'fi', isText)).toBeNull()
      }
    }
    expect(await visitor.cart()).toEqual(before)
  })

  it('in an address that cannot be read is refused like any other', async () => {
    for (const url of ['/%', '/api/%', '/api/categories/%ED%A0%80/products', '/tuotteet/%E0%A4%A']) {
      for (const language of languages) {
        // A browser gets a page, whatever it asks for.
        const headers = { accept: 'application/json', 'accept-language': language }
        const answer = await shop.send({ url, headers })
        expect(answer.statusCode, url).toBe(400)
        expect(faultOf(answer, url.startsWith('/api/') ? language : 'fi', isText), url).toBeNull()
      }
    }
  })
})

function withHeaders(request: InjectOptions, headers: Record<string, string>): InjectOptions {
  return { ...request, headers: { ...headers, ...request.headers } }
}
