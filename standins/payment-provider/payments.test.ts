import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CARD, paymentRequest, SHOP, startTestProvider, type TestProvider, until } from './test-support.ts'

let provider: TestProvider

beforeEach(async () => {
  provider = await startTestProvider({ pendingMs: 50 })
})
afterEach(() => provider.end())

describe('a payment', () => {
  it('cannot be asked after: as at Adyen, webhooks tell', async () => {
    const { pspReference } = (await provider.pay({})).body
    for (const path of ['by-reference/KV26-TEST-0001', String(pspReference), 'details'])
      expect((await provider.get(`/v72/payments/${path}`)).status, path).toBe(404)
  })

  it.each([
    ['4111 1111 1111 1111', '737', { resultCode: 'Authorised' }],
    ['5555 4444 3333 1111', '737', { resultCode: 'Authorised' }],
    ['3700 000000 00002', '7373', { resultCode: 'Authorised' }],
    ['4000 0000 0000 0002', '737', { resultCode: 'Refused', refusalReason: 'Refused', refusalReasonCode: '2' }],
    ['4000 0000 0000 9995', '737', { resultCode: 'Refused', refusalReason: 'Not enough balance' }],
    ['4111 1111 1111 1111', '111', { resultCode: 'Refused', refusalReason: 'CVC Declined', refusalReasonCode: '24' }],
    ['5555 3412 4444 1115', '737', { resultCode: 'Pending' }],
  ])('with card %s and code %s is %o', async (cardNumber, securityCode, result) => {
    const answer = await provider.pay({ cardNumber, securityCode })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      ...result,
      pspReference: expect.stringMatching(/^[A-Z0-9]{16}$/),
      merchantReference: 'KV26-TEST-0001',
      amount: { currency: 'EUR', value: 2490 },
    })
  })

  it.each(['4212 3456 7891 0006', '4000 0000 0000 0119'])(
    'with card %s sends the shopper to the bank',
    async (cardNumber) => {
      const { body } = await provider.pay({ cardNumber })
      expect(body).toMatchObject({
        resultCode: 'RedirectShopper',
        action: { type: 'redirect', method: 'GET', paymentMethodType: 'scheme' },
      })
      expect((body['action'] as { url: string }).url).toMatch(new RegExp(`^${provider.running.url}/3ds/`))
      expect(body).not.toHaveProperty('pspReference')
    },
  )

  it('by telephone is authorised without the bank’s page', async () => {
    const { body } = await provider.pay({ cardNumber: '4212 3456 7891 0006' }, { shopperInteraction: 'Moto' })
    expect(body).toMatchObject({ resultCode: 'Authorised', pspReference: expect.any(String) })
    expect(body).not.toHaveProperty('action')
  })

  it('that is pending is authorised after its time', async () => {
    await provider.pay({ cardNumber: '5555 3412 4444 1115' })
    await until(async () => provider.payments()[0]?.['resultCode'] === 'Authorised')
  })

  it('that is pending with the declined name is refused after its time', async () => {
    await provider.pay({ cardNumber: '5555 3412 4444 1115', holderName: 'DECLINED' })
    await until(async () => provider.payments()[0]?.['resultCode'] === 'Refused')
  })

  it('takes the plain test values that the real provider takes in test mode', async () => {
    const paymentMethod = {
      type: 'scheme',
      encryptedCardNumber: 'test_4111111111111111',
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2035',
      encryptedSecurityCode: 'test_737',
    }
    const paid = await provider.post('/v72/payments', paymentRequest(paymentMethod))
    expect(paid.body['resultCode']).toBe('Authorised')
    const expired = { ...paymentMethod, encryptedExpiryYear: 'test_2020' }
    const refused = await provider.post('/v72/payments', paymentRequest(expired))
    expect(refused.body).toMatchObject({ resultCode: 'Refused', refusalReasonCode: '6' })
  })

  it('needs a card token, and takes each only once', async () => {
    const request = paymentRequest(await provider.token())
    expect((await provider.post('/v72/payments', request)).status).toBe(200)
    expect(await provider.post('/v72/payments', request)).toMatchObject({ status: 422, body: { errorCode: '174' } })
  })

  it.each([
    ['amount', undefined, '100'],
    ['amount', { currency: 'EUR', value: 24.9 }, '137'],
    ['amount', { currency: 'EUR', value: -1 }, '137'],
    ['amount', { currency: 'euro', value: 1 }, '138'],
    ['reference', undefined, '130'],
    ['reference', 'x'.repeat(81), '130'],
    ['returnUrl', 'https://elsewhere.example/', '14_030'],
    ['paymentMethod', undefined, '14_004'],
    ['paymentMethod', { type: 'klarna' }, '14_006'],
    ['paymentMethod', { type: 'scheme', encryptedCard: 'invented' }, '174'],
  ])('with %s %o is an error and charges nothing', async (field, value, errorCode) => {
    const request = { ...paymentRequest(await provider.token()), [field]: value }
    const answer = await provider.post('/v72/payments', request)
    expect(answer).toMatchObject({ status: 422, body: { status: 422, errorCode, errorType: 'validation' } })
    expect(provider.running.ledger.entries()).toEqual([])
  })

  it('needs the API key and the right merchant account', async () => {
    const request = paymentRequest(await provider.token())
    expect((await provider.post('/v72/payments', request, { 'x-api-key': 'wrong' })).status).toBe(401)
    const foreign = await provider.post('/v72/payments', { ...request, merchantAccount: 'Other' })
    expect(foreign).toMatchObject({ status: 403, body: { errorCode: '901' } })
  })

  it('leaves no card number and no security code on disk', async () => {
    await provider.pay({})
    expect(JSON.stringify(provider.running.ledger.entries())).not.toMatch(/4111111111111111|4111 1111|"737"/)
  })
})

describe('an idempotency key', () => {
  const key = { 'idempotency-key': '7f9f0f0e-6c4d-4c7e-9a53-0d5c5c7f2c11' }

  it('gives the same bytes again without charging again, after a restart too', async () => {
    const request = paymentRequest(await provider.token())
    const first = await provider.post('/v72/payments', request, key)
    const second = await provider.post('/v72/payments', request, key)
    await provider.restart()
    const reordered = Object.fromEntries(Object.entries(request).reverse())
    const third = await provider.post('/v72/payments', reordered, key)
    expect([second.text, third.text]).toEqual([first.text, first.text])
    expect(provider.payments()).toHaveLength(1)
  })

  it('charges once when the same request comes many times at once', async () => {
    const request = paymentRequest(await provider.token())
    const answers = await Promise.all(Array.from({ length: 20 }, () => provider.post('/v72/payments', request, key)))
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect(provider.payments()).toHaveLength(1)
  })

  it('with another body or path is refused with 422', async () => {
    const request = paymentRequest(await provider.token())
    await provider.post('/v72/payments', request, key)
    const other = { ...request, amount: { currency: 'EUR', value: 2491 } }
    expect((await provider.post('/v72/payments', other, key)).status).toBe(422)
    expect((await provider.post('/v72/cancels', request, key)).status).toBe(422)
    expect((await provider.post('/v72/payments', request, { 'idempotency-key': 'x'.repeat(65) })).status).toBe(422)
  })

  it('of a request that failed may be used again', async () => {
    const request = paymentRequest(await provider.token())
    expect((await provider.post('/v72/payments', { ...request, amount: null }, key)).status).toBe(422)
    expect((await provider.post('/v72/payments', request, key)).status).toBe(200)
  })
})

describe('the card frame', () => {
  it('may be embedded by the allowed origins only and has no inline script', async () => {
    const page = await provider.get(`/card-frame?origin=${encodeURIComponent(SHOP)}&locale=sv`)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${SHOP}`)
    expect(page.text).toContain('lang="sv"')
    expect(page.text).toContain('Kortnummer')
    expect(page.text).not.toMatch(/<script>|style="| on\w+="/)
    expect((await provider.get('/card-frame?origin=https://elsewhere.example')).status).toBe(403)
  })

  it('names the faults in the shopper’s language', async () => {
    const answer = await provider.post('/card-frame/tokenise?locale=fi', { ...CARD, securityCode: '' })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        ok: false,
        errors: [{ field: 'securityCode', key: 'securityCode/required', message: 'Kirjoita turvaluku.' }],
      },
    })
  })

  it('takes cards from its own page only', async () => {
    const answer = await provider.post('/card-frame/tokenise', CARD, { origin: SHOP })
    expect(answer.status).toBe(403)
  })
})
