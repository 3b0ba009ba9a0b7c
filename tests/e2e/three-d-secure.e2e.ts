import { countMails, readMail } from './support/mailbox.ts'
import { cards, chargesFor, triesFor } from './support/provider.ts'
import { phone, screens, wide } from './support/screens.ts'
import { expect, test } from './support/story.ts'

for (const screen of screens(phone)) {
  test.describe(screen.name, () => {
    test.use(screen.use)

    test('the bank asks, the shopper confirms, the order is paid', async ({ page, shopper }) => {
      await shopper.open('/')
      await shopper.chooseCategory('Karkit')
      await shopper.chooseProduct('Pehmeä lakritsi')
      await shopper.addToCart()
      await page.getByRole('button', { name: shopper.say('/cart/view') }).click()
      await shopper.goToCheckout()
      const total = await shopper.payable()
      await shopper.payWith(cards.challenge)

      await expect(page.getByRole('heading', { level: 1, name: 'Vahvista maksu' })).toBeVisible({ timeout: 30_000 })
      await page.getByRole('button', { name: 'Vahvista', exact: true }).click()

      const orderNumber = await shopper.confirmation()
      expect(await chargesFor(orderNumber)).toEqual([total])
      const mail = await readMail(shopper.email)
      expect(mail.subject).toContain(orderNumber)
    })
  })
}

for (const screen of screens(wide)) {
  test.describe(screen.name, () => {
    test.use(screen.use)

    test('the shopper refuses at the bank, then pays the same order with another card', async ({ page, shopper }) => {
      const { say } = shopper
      await shopper.openCheckoutWith('KV3020')
      const total = await shopper.payable()
      await shopper.payWith(cards.challenge)
      await page.getByRole('button', { name: 'Hylkää' }).click({ timeout: 30_000 })

      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toContainText(say('/payment/authentication-failed'), { timeout: 30_000 })
      await expect(alert).toContainText(say('/checkout/payment/cart-is-safe'))
      await expect(page).toHaveURL(/\/kassa$/)
      expect(await countMails(shopper.email)).toBe(0)

      await shopper.fillCard(cards.authorised)
      await shopper.pay()

      const orderNumber = await shopper.confirmation()
      expect(await triesFor(orderNumber)).toEqual([
        { result: 'Refused', value: total },
        { result: 'Authorised', value: total },
      ])
      const mail = await readMail(shopper.email)
      expect(mail.subject).toContain(orderNumber)
    })
  })
}
