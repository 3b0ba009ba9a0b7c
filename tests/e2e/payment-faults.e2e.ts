import { isFullTier } from '../support/tier.ts'
import { readMail } from './support/mailbox.ts'
import { breakProvider, cards, chargesFor, mendProvider } from './support/provider.ts'
import { expect, test } from './support/story.ts'

/*
 * The payment provider fails at the worst moment. The shopper is told the truth, may try again, and pays once.
 */

const honest = (words: string[]): RegExp =>
  new RegExp(words.map((word) => word.replaceAll(/[.?()]/g, '\\$&')).join('|'))

test.beforeEach(async ({ page, shopper }) => {
  await shopper.open('/tuotteet/keksit/kaurakeksit')
  await shopper.addToCart()
  await page.getByRole('button', { name: shopper.say('/cart/view') }).click()
  await shopper.goToCheckout()
  await shopper.fillDetails()
  await shopper.goToPayment()
  await shopper.fillCard(cards.authorised)
  await shopper.acceptTerms()
})

for (const mode of ['down', 'garbage'] as const) {
  test(`${mode}: nothing is taken, the next try is`, async ({ page, shopper }) => {
    test.setTimeout(150_000)
    const { say } = shopper
    const total = await shopper.payable()
    await breakProvider(mode)
    await shopper.pay()
    const told = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: say('/checkout/payment/cart-is-safe') })
    await expect(told).toContainText(honest([say('/payment/technical'), say('/checkout/payment/still-unknown')]), {
      timeout: 90_000,
    })
    await mendProvider()

    await shopper.fillCard(cards.authorised)
    await shopper.pay()
    const orderNumber = await shopper.confirmation()
    expect(await chargesFor(orderNumber)).toEqual([total])
    expect((await readMail(shopper.email)).subject).toContain(orderNumber)
  })
}

for (const mode of isFullTier
  ? (['slow', 'error-after-charge', 'timeout-after-charge', 'reset-mid-body'] as const)
  : (['slow', 'error-after-charge'] as const)) {
  test(`${mode}: taken although the answer is late or lost; the shopper waits and is not charged twice`, async ({
    page,
    shopper,
  }) => {
    test.setTimeout(150_000)
    const total = await shopper.payable()
    // Longer than the shop waits for an answer
    await breakProvider(mode, { ms: 25_000, times: 1 })
    await shopper.pay()
    await expect(page.getByRole('heading', { level: 1, name: shopper.say('/orders/thanks') })).toBeVisible({
      timeout: 120_000,
    })
    const orderNumber = await shopper.confirmation()
    expect(await chargesFor(orderNumber)).toEqual([total])
    expect((await readMail(shopper.email)).subject).toContain(orderNumber)
  })
}
