import type { BrowserContext } from '@playwright/test'
import { consentCookie, consentVersion } from '../../src/shell/contract/consent.ts'
import { type ShopUnderTest, startShopUnderTest } from '../support/shop-under-test.ts'
import { untilAlive } from './support/shopper.ts'
import { expect, test } from './support/story.ts'

/*
 * A shop of its own with a client key: the payment provider's own form stands in the checkout. What the form fetches from the
 * provider is answered here with next to nothing, so its card fields stay empty frames; the rest of it is real.
 */

const provider = /^https:\/\/checkout(shopper|analytics)-test(\.cdn)?\.adyen\.com\//
let shop: ShopUnderTest

test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await startShopUnderTest({ env: { PAYMENT_CLIENT_KEY: 'test_AAAABBBBCCCCDDDD', RATE_LIMITS: 'off' } })
})
test.afterAll(() => shop.stop())

/** Answers for the provider; returns the kinds of what was asked of it. */
async function standForProvider(context: BrowserContext): Promise<Set<string>> {
  const asked = new Set<string>()
  await context.route(provider, (route) => {
    const request = route.request()
    asked.add(request.resourceType())
    if (request.resourceType() === 'document')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Card field</title>' })
    if (request.resourceType() === 'image')
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } })
  })
  return asked
}

test('is mounted under the checkout’s policy, asks for what is missing, and hands a method to our server', async ({
  page,
  context,
  shopper,
}) => {
  test.setTimeout(120_000)
  const value = `v=${consentVersion}&functional=0&analytics=0&marketing=0&ts=1`
  await context.addCookies([{ name: consentCookie, value, url: shop.shopUrl }])
  const asked = await standForProvider(context)
  const refused: string[] = []
  page.on(
    'console',
    (message) => void (/Content.Security.Policy/i.test(message.text()) && refused.push(message.text())),
  )
  await page.route('**/api/me/checkout/*/payment', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { paymentMethodsResponse: { paymentMethods: unknown[] } }
    answer.paymentMethodsResponse.paymentMethods.push({ name: 'Verkkopankki', type: 'ebanking_FI' })
    await route.fulfill({ response, json: answer })
  })

  await page.goto(`${shop.shopUrl}/tuotteet/keksit/kaurakeksit`)
  await untilAlive(page)
  await shopper.addToCart()
  await page.getByRole('button', { name: shopper.say('/cart/view') }).click()
  await shopper.goToCheckout()
  await shopper.fillDetails()
  await page
    .getByRole('main')
    .getByRole('button', { name: shopper.say('/checkout/to-payment') })
    .click()
  await expect(page.locator('iframe[src*="securedFields.html"]').first()).toBeAttached({ timeout: 20_000 })
  expect([...asked].toSorted()).toEqual(expect.arrayContaining(['document', 'fetch']))
  await expect(page.locator('.adyen-checkout__dropin')).toBeVisible()

  let paid: { paymentMethod: { type: string } } | null = null
  page.on('request', (request) => {
    if (request.url().endsWith('/payments') && request.method() === 'POST') paid = request.postDataJSON() as typeof paid
  })
  await shopper.acceptTerms()
  await shopper.pay()
  await expect(
    page.locator('.adyen-checkout__field--error, .adyen-checkout-contextual-text--error').first(),
  ).toBeVisible()
  expect(paid).toBeNull()

  await page.getByRole('radio', { name: 'Verkkopankki' }).click({ force: true })
  await shopper.pay()
  // The stand-in knows cards only and says so; what reached it is what counts.
  await expect(page.getByText(shopper.say('/payment/technical'))).toBeVisible({ timeout: 20_000 })
  expect(paid).toMatchObject({ paymentMethod: { type: 'ebanking_FI' } })
  expect(refused).toEqual([])
})
