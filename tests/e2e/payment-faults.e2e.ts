import { isFullTier } from '../support/tier.ts'
import { readMail } from './support/mailbox.ts'
import { breakProvider, cards, chargesFor, mendProvider } from './support/provider.ts'
import type { Shopper } from './support/shopper.ts'
import { expect, test } from './support/story.ts'

/*
 * The payment provider fails at the worst moment, for the story's shopper alone. The shopper is told the truth, may try
 * again, and pays once.
 */

test.afterEach(mendProvider)

async function fillCheckout(shopper: Shopper): Promise<void> {
  await shopper.openCheckoutWith('KV5005')
  await shopper.fillDetails()
  await shopper.goToPayment()
  await shopper.fillCard(cards.authorised)
  await shopper.acceptTerms()
}

/** Of the ways to fail one each; the stand-in's own tests and the payments' have them all in every tier. */
const inTier = <Mode extends string>(...modes: readonly [Mode, ...Mode[]]): readonly Mode[] =>
  isFullTier ? modes : modes.slice(0, 1)

for (const mode of inTier('down', 'garbage')) {
  test(`${mode} for a moment: the shop tries again by itself and takes the sum once`, async ({ shopper }) => {
    await fillCheckout(shopper)
    const total = await shopper.payable()
    await breakProvider(mode, { shopper: shopper.email, times: 1 })
    await shopper.pay()
    const orderNumber = await shopper.confirmation()
    await expect.poll(() => chargesFor(orderNumber)).toEqual([total])
    expect((await readMail(shopper.email)).subject).toContain(orderNumber)
  })
}

for (const mode of inTier('garbage', 'down')) {
  test(`${mode} for long: pending is what the shopper reads, and nothing is taken`, async ({ page, shopper }) => {
    test.setTimeout(120_000)
    const { say } = shopper
    await fillCheckout(shopper)
    await breakProvider(mode, { shopper: shopper.email })
    await shopper.pay()
    const lost = await shopper.confirmation('/orders/pending')
    await expect(page.getByText(say('/orders/payment-pending'), { exact: true })).toBeVisible()
    await expect(page.getByText(say('/orders/payment-pending-text'))).toBeVisible()
    expect(await chargesFor(lost)).toEqual([])
  })
}

for (const mode of inTier('error-after-charge', 'slow', 'timeout-after-charge', 'reset-mid-body')) {
  test(`${mode}: taken although the answer is late or lost; the shopper is not charged twice`, async ({ shopper }) => {
    test.setTimeout(120_000)
    await fillCheckout(shopper)
    const total = await shopper.payable()
    // Longer than the shop waits for an answer
    await breakProvider(mode, { shopper: shopper.email, ms: 25_000, times: 1 })
    await shopper.pay()
    const orderNumber = await shopper.confirmation()
    await expect.poll(() => chargesFor(orderNumber), { timeout: 40_000 }).toEqual([total])
    expect((await readMail(shopper.email)).subject).toContain(orderNumber)
    await shopper.open('/ostoskori')
    await expect(shopper.cartButton).toBeDisabled()
  })
}
