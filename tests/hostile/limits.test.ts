import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '../../src/common/locale.ts'
import { rateLimits } from '../../src/platform/http/rate-limits.ts'
import { isFullTier } from '../support/tier.ts'
import { createTextCheck, faultOf } from './support/answers.ts'
import { askedOf, badRequests } from './support/bad-requests.ts'
import { type HostileShop, startHostileShop } from './support/hostile-shop.ts'
import { arrange, exampleOf, ourRoutes, routeName } from './support/route-examples.ts'

/* The other runs switch the limits off, because one client of a test is quicker than any person. Here they stand. */

let shop: HostileShop
let isText: (language: Language, text: string) => boolean
beforeAll(async () => {
  shop = await startHostileShop(undefined, { RATE_LIMITS: 'on' })
  isText = createTextCheck(shop.tables)
})
afterAll(() => shop.stop())

const attacker = '203.0.113.7'
/** Each route is asked in every way of spoiling its example in the full tier, some five thousand times in all. */
const everyRouteMs = 600_000

/** Asked in every way in each tier, until they tell to wait; of the others a quarter in the shorter one. */
const reached = ['POST /api/consents', 'POST /api/reviews']

const neighbour = '203.0.113.8'
const tokenCall = { method: 'POST', url: '/api/identity/connect/token/anonymous', payload: {} } as const

describe('with rate limits on', () => {
  it(
    'bad input is refused or told to wait, in the visitor’s language, and whoever comes from elsewhere is served',
    async () => {
      const stages = new Map<string, Awaited<ReturnType<typeof arrange>>>()
      const limited = new Set<string>()
      const faults: string[] = []
      let count = 0
      for (const route of ourRoutes(shop.routes)) {
        const example = exampleOf(route)
        if (!example) continue
        const stage = example.stage ?? 'nobody'
        const arranged = stages.get(stage) ?? (await arrange(shop, example.stage))
        stages.set(stage, arranged)
        const { visitor, ids } = arranged
        const before = await visitor.stored()
        let isRefused = true
        const isWhole = isFullTier || reached.includes(routeName(route))
        const turn = count % 4
        const all = askedOf(route, badRequests(route, example, ids), count)
        const asked = all.filter((_, at) => isWhole || at % 4 === turn)
        for (const { what, request } of asked) {
          const language = languages[count % languages.length] ?? 'fi'
          const headers = { ...visitor.headers, 'accept-language': language, ...example.headers, ...request.headers }
          const answer = await shop.send({ ...request, headers, remoteAddress: attacker })
          count += 1
          isRefused &&= answer.statusCode >= 300
          const named = /[?&]language=(fi|sv|en)(&|$)/.exec(request.url)?.[1] as Language | undefined // as matched
          const fault = faultOf(answer, named ?? language, isText)
          if (fault) faults.push(`${routeName(route)}, ${what}: ${fault}`)
          if (answer.statusCode !== 429) continue
          limited.add(routeName(route))
          if (!(Number(answer.headers['retry-after']) > 0)) faults.push(`${routeName(route)}: for how long?`)
        }
        if (isRefused && (await visitor.stored()) !== before) faults.push(`${routeName(route)}: the cart changed`)
      }
      expect(faults.slice(0, 40)).toEqual([])
      // Places to write that anybody reaches are among them.
      expect([...limited]).toEqual(expect.arrayContaining(reached))
      const elsewhere = await shop.send({ ...tokenCall, remoteAddress: neighbour })
      expect(elsewhere.statusCode).toBe(200)
    },
    everyRouteMs,
  )

  it.each(['q=suklaa', '%71=suklaa', 'a=1&%71=suklaa&page=2', 'x=?&q=suklaa'])(
    'the page of results counts as a search: %s',
    async (query) => {
      const answer = await shop.send({ method: 'GET', url: `/search?${query}`, remoteAddress: '203.0.113.9' })
      expect(answer.headers['x-ratelimit-limit']).toBe('60')
    },
  )

  it('nobody gets a new count by saying that they come from somewhere else', async () => {
    const place = '198.51.100.23'
    const answers: number[] = []
    for (let call = 0; call < rateLimits.token.max + 5; call += 1) {
      const address = `192.0.2.${call}`
      const headers = { 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address }
      answers.push((await shop.send({ ...tokenCall, headers, remoteAddress: place })).statusCode)
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(rateLimits.token.max)
    expect(answers.slice(rateLimits.token.max)).toEqual([429, 429, 429, 429, 429])
  })

  it('codes are tried 20 times from one network in a quarter of an hour, whatever cart and call they are tried by', async () => {
    const [one, other] = [await arrange(shop, 'cart'), await arrange(shop, 'cart')]
    const tryCode = async ({ visitor, ids }: typeof one, couponCode: string, remoteAddress: string) => {
      const url = `/api/me/checkout/${ids.cartId}/coupon`
      return shop.send({ method: 'PUT', url, headers: visitor.headers, payload: { couponCode }, remoteAddress })
    }
    const byDomainCall = async ({ visitor }: typeof one, coupon: string, remoteAddress: string) => {
      const { allLineItems } = await visitor.cart()
      const lines = allLineItems.map(({ code, quantity }) => ({ code, quantity }))
      const payload = { marketId: 'FI', currency: 'EUR', lines, coupon }
      return shop.send({ method: 'PUT', url: '/api/cda/me/carts', headers: visitor.headers, payload, remoteAddress })
    }
    const guesser = '198.51.100.40'
    const answers = []
    for (let guess = 0; guess < 20; guess += 1) {
      const by = guess % 4 === 3 ? byDomainCall : tryCode
      answers.push(await by(guess % 2 === 0 ? one : other, `GUESS${guess}`, guesser))
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 400))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)

    // The right one as well: who is refused learns nothing.
    const late = [await tryCode(one, 'KERKKA10', guesser), await byDomainCall(other, 'KERKKA10', guesser)]
    for (const { statusCode, headers, body } of late) {
      expect([statusCode, JSON.parse(body)]).toMatchObject([429, [{ key: 'rate-limited' }]])
      expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
    }
    expect((await one.visitor.cart()).couponCodes).toEqual([])
    // Whoever comes from elsewhere is heard: the cart has not earned this one yet, and is told so.
    expect((await tryCode(one, 'KERKKA10', '198.51.100.41')).json()).toMatchObject([{ key: 'coupon/spend-more' }])
  })
})
