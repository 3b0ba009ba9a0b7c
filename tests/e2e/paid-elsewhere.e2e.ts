import { cards } from './support/provider.ts'
import { phone, screens } from './support/screens.ts'
import { expect, test } from './support/story.ts'

for (const screen of screens(phone)) {
  test.describe(screen.name, () => {
    test.use(screen.use)

    test('what is paid in one tab leaves the cart page of another', async ({ page, context, shopper }) => {
      test.setTimeout(120_000)
      const { say } = shopper
      await shopper.open('/tuotteet/keksit/kaurakeksit')
      await shopper.addToCart()
      await shopper.open('/ostoskori')
      const other = await context.newPage()
      await other.goto(page.url())
      const line = other.getByRole('button', { name: new RegExp(`^${say('/cart/line/remove')} `) })
      await expect(line).toBeVisible()
      await page.bringToFront()
      await shopper.goToCheckout()
      await shopper.payWith(cards.authorised)
      await shopper.confirmation()
      // It has not had the focus since.
      await expect(line).toHaveCount(0)
      await expect(other.getByText(say('/cart/empty/heading'))).toBeVisible()
      await other.close()
    })
  })
}
