import { expectNoViolations } from './support/axe.ts'
import { becomeCustomer, callFrom, customerPassword } from './support/customer.ts'
import { phone, screens } from './support/screens.ts'
import { expect, test } from './support/story.ts'

for (const screen of screens(phone)) {
  test.describe(screen.name, () => {
    test.use(screen.use)

    test('a guest marks products, signs in with them, and finds them on another device; one goes into the cart', async ({
      page,
      shopper,
      otherDevice: other,
    }) => {
      const { say, email, messages } = shopper
      const main = page.getByRole('main')
      await shopper.open('/')
      await becomeCustomer(page, email)
      await callFrom(page, 'POST', '/api/identity/signout')

      await shopper.open('/tuotteet/suklaalevyt')
      const card = main.getByRole('article').nth(2)
      const name = ((await card.getByRole('heading').textContent()) ?? '').replaceAll('\u00ad', '')
      await card.getByRole('button', { name: say('/wishlist/add-named', { name }) }).click()
      await expect(messages).toContainText(say('/wishlist/added', { name }))
      await expect(card.getByRole('button', { name: say('/wishlist/remove-named', { name }) })).toBeVisible()
      await shopper.open('/tuotteet/suklaalevyt/tumma-72-merisuola')
      await main.getByRole('button', { name: say('/wishlist/add'), exact: true }).click()
      await messages.getByRole('button', { name: say('/wishlist/show') }).click()
      await expect(main.getByText(say('/wishlist/count', { n: 2 }))).toBeVisible()
      await expect(main.getByText(say('/wishlist/guest'))).toBeVisible()
      await expectNoViolations(page)

      await main.getByRole('link', { name: say('/wishlist/login') }).click()
      await main.getByLabel(say('/identity/email'), { exact: true }).fill(email)
      await main.getByLabel(say('/identity/password'), { exact: true }).fill(customerPassword)
      await main.getByRole('button', { name: say('/identity/login/submit'), exact: true }).click()
      await expect(main.getByText(say('/wishlist/count', { n: 2 }))).toBeVisible()
      await expect(main.getByText(say('/wishlist/guest'))).toBeHidden()
      expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull()

      await other.goto(page.url())
      await callFrom(other, 'POST', '/api/identity/login', { email, password: customerPassword })
      await other.reload()
      await expect(other.getByRole('main').getByText(say('/wishlist/count', { n: 2 }))).toBeVisible()

      const row = main.getByRole('listitem').filter({ hasText: 'merisuola' })
      await row.getByRole('button', { name: say('/wishlist/move') }).click()
      await expect(shopper.cartButton).toHaveText('1')
      await expect(main.getByText(say('/wishlist/count', { n: 1 }))).toBeVisible()
      await main.getByRole('button', { name: say('/wishlist/remove-named', { name }) }).click()
      await expect(main.getByRole('heading', { name: say('/wishlist/empty/title') })).toBeVisible()
      await expectNoViolations(page)
    })
  })
}
