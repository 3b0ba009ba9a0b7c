import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { projectDirectory } from '../../../tests/support/places.ts'
import type { PaymentMethodLookup } from '#src/payments/contract/payment-method-lookup.ts'
import { createPaymentMethods, presentPaymentMethods } from '#src/payments/server/payment-methods.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

const get = <Body = unknown>(url: string, language = 'fi') =>
  shop.call<Body>({ url, headers: { 'accept-language': language } })

describe('GET /api/markets', () => {
  it.each([
    ['fi', 'Suomi', ['Suomi', 'Ruotsi', 'Norja', 'Tanska', 'Islanti']],
    ['sv', 'Finland', ['Finland', 'Sverige', 'Norge', 'Danmark', 'Island']],
    ['en', 'Finland', ['Finland', 'Sweden', 'Norway', 'Denmark', 'Iceland']],
  ])('names in %s the one market and the countries it delivers to', async (language, name, countries) => {
    const codes = ['FIN +358', 'SWE +46', 'NOR +47', 'DNK +45', 'ISL +354'].map((one) => one.split(' '))
    const { status, body } = await get('/api/markets', language)
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        marketId: 'FI',
        name,
        currency: 'EUR',
        languages: ['fi', 'sv', 'en'],
        countries: codes.map(([countryCode, telephonePrefix], at) => ({
          countryCode,
          telephonePrefix,
          countryName: countries[at],
        })),
      },
    ])
  })
})

describe('GET /api/cda/paymentmethods/{marketId}/{language}', () => {
  it.each([
    ['fi', 'Kortti', 'Maksunvälittäjä'],
    ['sv', 'Kort', 'Betalningsförmedlaren'],
    ['en', 'Card', 'The payment provider'],
  ])('lists in %s what the provider offers', async (language, name, begin) => {
    // The path says the language, whatever else is asked for.
    const { status, body } = await get<PaymentMethodLookup[]>(`/api/cda/paymentmethods/FI/${language}`, 'fi')
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        paymentMethodId: 'scheme',
        systemKeyword: 'Adyen',
        name,
        description: expect.stringMatching(new RegExp(`^${begin}`)) as unknown,
        logos: ['/assets/payment/visa.svg', '/assets/payment/mastercard.svg', '/assets/payment/amex.svg'],
      },
    ])
    for (const logo of body[0]?.logos ?? [])
      expect(existsSync(join(projectDirectory, 'src/kit', logo)), logo).toBe(true)
  })

  it('does not know other markets, nor a language the site does not speak', async () => {
    expect((await get('/api/cda/paymentmethods/SE/sv', 'sv')).body).toEqual([
      { key: 'not-found', value: 'Sidan eller uppgiften hittades inte.' },
    ])
    expect((await get('/api/cda/paymentmethods/SE/sv')).status).toBe(404)
    expect((await get('/api/cda/paymentmethods/FI/de')).status).toBe(400)
    expect((await get('/api/cda/paymentmethods/FI-is-much-too-long/fi')).status).toBe(400)
  })
})

describe('what the provider offers', () => {
  const log = { warn: () => {} }
  const answer = (...paymentMethods: unknown[]) => ({ paymentMethods, storedPaymentMethods: [] })

  it('is asked for once in five minutes for each sum, and kept when the provider is down', async () => {
    const asked: (number | null)[] = []
    let isDown = false
    const methods = createPaymentMethods({
      log,
      clock: shop.clock,
      provider: {
        paymentMethods: ({ amountCents }) => {
          asked.push(amountCents)
          return isDown ? Promise.reject(new Error('down')) : Promise.resolve(answer({ type: `for ${amountCents}` }))
        },
      },
    })
    for (const amountCents of [null, 100, 200, 100, null])
      expect(await methods.find('fi', 'FI', amountCents)).toEqual(answer({ type: `for ${amountCents}` }))
    await methods.find('fi', 'SE', 200)
    expect(asked).toEqual([null, 100, 200, 200])
    isDown = true
    shop.clock.advance(5 * 60_000 + 1)
    for (let times = 0; times < 2; times += 1)
      expect(await methods.find('fi', 'FI', 200)).toEqual(answer({ type: 'for 200' }))
    expect(await methods.find('sv', 'FI', null)).toEqual(answer({ type: 'scheme' }))
    expect(asked).toEqual([null, 100, 200, 200, 200, 200, null])
  })

  it('is shown without what cannot be read, by its own name where it has one', () => {
    const text = (_language: string, key: string) => key
    const methods = [null, 'x', {}, { type: 7 }, { type: 'scheme', brands: ['mc', 'unknown'] }, { type: 'mobilepay' }]
    expect(presentPaymentMethods(answer(...methods), 'fi', text)).toEqual([
      {
        paymentMethodId: 'scheme',
        systemKeyword: 'Adyen',
        name: 'payment/card',
        description: 'payment/card-note',
        logos: ['/assets/payment/mastercard.svg'],
      },
      { paymentMethodId: 'mobilepay', systemKeyword: 'Adyen', name: 'mobilepay', description: '', logos: [] },
    ])
  })
})
