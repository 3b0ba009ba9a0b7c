import { CheckoutAPI, Client, EnvironmentEnum } from '@adyen/api-library'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { API_KEY, paymentRequest, startTestProvider, type TestProvider } from './test-support.ts'

type LibraryPayment = Parameters<CheckoutAPI['PaymentsApi']['payments']>[0]

let provider: TestProvider
let checkout: CheckoutAPI

/** The library knows only its own hosts and https: its paths go to the stand-in's origin. */
const toStandin: ConstructorParameters<typeof Client>[1] = {
  async request(endpoint, json, _config, _isApiKeyRequired, options) {
    const key = options?.idempotencyKey
    const response = await fetch(`${provider.running.url}${new URL(endpoint).pathname}`, {
      method: options?.method ?? 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': API_KEY,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(json !== '' && { body: json }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(text)
    return text
  },
}

beforeEach(async () => {
  provider = await startTestProvider()
  checkout = new CheckoutAPI(new Client({ apiKey: API_KEY, environment: EnvironmentEnum.TEST }, toStandin))
})
afterEach(() => provider.end())

it('is spoken to by the provider’s own library: pay, capture, refund, cancel', async () => {
  const request = paymentRequest(await provider.token()) as unknown as LibraryPayment // enums of the library, as texts
  const options = { idempotencyKey: 'one-key' }
  const paid = await checkout.PaymentsApi.payments(request, options)
  expect(paid).toMatchObject({ resultCode: 'Authorised', merchantReference: 'KV26-TEST-0001' })
  expect(await checkout.PaymentsApi.payments(request, options)).toEqual(paid)

  const pspReference = paid.pspReference ?? ''
  const own = { merchantAccount: 'TestShop', amount: { currency: 'EUR', value: 2490 } }
  const { ModificationsApi } = checkout
  const captured = await ModificationsApi.captureAuthorisedPayment(pspReference, own)
  expect(captured).toMatchObject({ status: 'received', paymentPspReference: pspReference })
  expect(await ModificationsApi.refundCapturedPayment(pspReference, own)).toMatchObject({ status: 'received' })
  const reversed = await ModificationsApi.refundOrCancelPayment(pspReference, { merchantAccount: 'TestShop' })
  expect(reversed).toMatchObject({ status: 'received' })
  const cancelled = await ModificationsApi.cancelAuthorisedPayment({
    merchantAccount: 'TestShop',
    paymentReference: 'KV26-TEST-0001',
  })
  expect(cancelled).toMatchObject({ status: 'received' })
})

it('lists its methods to the library and sends it to the bank', async () => {
  const methods = await checkout.PaymentsApi.paymentMethods({ merchantAccount: 'TestShop', shopperLocale: 'fi-FI' })
  expect(methods.paymentMethods).toMatchObject([{ type: 'scheme', name: 'Kortti', brands: ['visa', 'mc', 'amex'] }])
  const method = await provider.token({ cardNumber: '4212345678910006' })
  const paid = await checkout.PaymentsApi.payments(paymentRequest(method) as unknown as LibraryPayment) // as above
  expect(paid).toMatchObject({ resultCode: 'RedirectShopper', action: { type: 'redirect', method: 'GET' } })
})
