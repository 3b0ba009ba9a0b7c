import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '../../src/common/locale.ts'
import type { Cart } from '../../src/cart/contract/cart.ts'
import type { Site } from '../../src/shell/contract/site.ts'
import { type DeliveryShop, startDeliveryShop } from './support/delivery-shop.ts'

const subscriptionUrl = 'https://press.example/Subscription/Subscribe'
let shop: DeliveryShop
beforeAll(async () => {
  shop = await startDeliveryShop(undefined, { NEWS_SUBSCRIPTION_URL: subscriptionUrl })
})
afterAll(() => shop.stop())

const site = async (language: string, accepted = 'fi') => {
  const answer = await shop.send({
    url: `/api/site?${language === '' ? '' : `language=${language}`}`,
    headers: { 'accept-language': accepted },
  })
  return { status: answer.statusCode, body: answer.json<Site>() }
}

/** Pages that are not built yet have no address. */
const urls: Record<Language, Site['urls']> = {
  fi: {
    start: '/',
    search: '/search',
    cart: '/ostoskori',
    checkout: '/kassa',
    products: '/tuotteet',
    orderConfirmation: '/tilausvahvistus',
    support: '/asiakaspalvelu',
    terms: '/tilausehdot',
    privacy: '/tietosuoja',
    withdrawal: '/peruuttaminen',
    orderLookup: '/tilauksen-haku',
    login: '/kirjaudu',
    logout: '/kirjaudu-ulos',
    account: '/oma-tili',
  },
  sv: {
    start: '/sv/',
    search: '/sv/search',
    cart: '/sv/varukorg',
    checkout: '/sv/kassa',
    products: '/sv/produkter',
    orderConfirmation: '/sv/orderbekraftelse',
    support: '/sv/kundtjanst',
    terms: '/sv/villkor',
    privacy: '/sv/dataskydd',
    withdrawal: '/sv/angerratt',
    orderLookup: '/sv/folj-bestallningen',
    login: '/sv/logga-in',
    logout: '/sv/logga-ut',
    account: '/sv/mitt-konto',
  },
  en: {
    start: '/en/',
    search: '/en/search',
    cart: '/en/cart',
    checkout: '/en/checkout',
    products: '/en/products',
    orderConfirmation: '/en/order-confirmation',
    support: '/en/customer-service',
    terms: '/en/terms',
    privacy: '/en/privacy',
    withdrawal: '/en/withdrawal',
    orderLookup: '/en/track-order',
    login: '/en/sign-in',
    logout: '/en/sign-out',
    account: '/en/my-account',
  },
}

describe('the site', () => {
  it.each<Language>(['fi', 'sv', 'en'])('is told in %s with every address there is', async (language) => {
    const { status, body } = await site(language)
    expect(status).toBe(200)
    expect(body).toEqual({
      siteTitle: 'Konvehti',
      defaultLanguage: 'fi',
      languages: ['fi', 'sv', 'en'],
      themes: ['konvehti', 'willja', 'froosh'],
      urls: urls[language],
      freeShippingThreshold: 49,
    })
    expect((await site('', language)).body.urls).toEqual(body.urls)
    for (const [name, url] of Object.entries(body.urls)) {
      if (url !== '') expect((await shop.send({ url })).statusCode, `${name} ${url}`).toBe(200)
    }
  })

  it('leads other names of its terms to them', async () => {
    for (const [from, to] of [
      ['/kayttoehdot', '/tilausehdot'],
      ['/sv/anvandarvillkor', '/sv/villkor'],
      ['/en/terms-and-conditions', '/en/terms'],
    ] as const) {
      const { statusCode, headers } = await shop.send({ url: from })
      expect([statusCode, headers.location]).toEqual([301, to])
    }
  })

  it('counts free delivery from what the carts count with', async () => {
    const threshold = async () => (await site('')).body.freeShippingThreshold
    const visitor = await shop.visitor()
    const added = await shop.send({
      method: 'POST',
      url: '/api/me/carts/add',
      headers: visitor.headers,
      payload: { code: shop.goods.code, quantity: 1 },
    })
    const { subTotal, amountLeftForFreeShipping } = added.json<Cart>()
    expect(subTotal + amountLeftForFreeShipping).toBeCloseTo((await threshold()) ?? 0, 2)
    for (const cents of [5995, null, 4900]) {
      await shop.database.sql`update shipping_method set free_from_cents = ${cents}`
      shop.clock.advance(60_000)
      expect(await threshold()).toBe(cents === null ? null : cents / 100)
    }
  })

  it('is told in no language the site does not speak', async () => {
    for (const language of ['de', 'FI', 'fi%00', ''])
      expect((await site(`${language}&language=${language}`)).status, language).toBe(400)
  })
})

it('an outside service gets the form of releases, and its origin alone is let in', async () => {
  const { headers, body } = await shop.send({ url: '/uutiset' })
  expect(body).toContain(`action="${subscriptionUrl}"`)
  expect(headers['content-security-policy']).toContain("form-action 'self' https://press.example;")
})

it('a page that was made leaves no timer behind, which would keep its request in memory', async () => {
  const [begin, end] = [globalThis.setTimeout, globalThis.clearTimeout]
  let begun = 0
  const living = new Set<unknown>()
  // Queries of pages wait for five minutes or more, and nothing else that a request begins.
  globalThis.setTimeout = ((work: () => void, ms: number, ...given: []) => {
    const timer = begin(work, ms, ...given)
    if (ms < 300_000) return timer
    begun += 1
    living.add(timer)
    return timer
  }) as typeof setTimeout // with all that Node hangs on it left out
  globalThis.clearTimeout = (timer) => {
    living.delete(timer)
    end(timer)
  }
  try {
    for (const url of ['/tuotteet?page=2', '/sv/produkter?page=2', '/en/products?page=2'])
      expect([url, (await shop.send({ url })).statusCode]).toEqual([url, 200])
  } finally {
    Object.assign(globalThis, { setTimeout: begin, clearTimeout: end })
  }
  expect(begun).toBeGreaterThan(0)
  expect(living.size).toBe(0)
})
