import { expectNoViolations } from './support/axe.ts'
import { becomeCustomer, callFrom, signInFrom, tokenFrom } from './support/customer.ts'
import { cards } from './support/provider.ts'
import { phone, screens } from './support/screens.ts'
import { expect, test } from './support/story.ts'

for (const screen of screens(phone)) {
  test.describe(screen.name, () => {
    test.use(screen.use)

    test('a customer signs in and changes their details', async ({ page, shopper }) => {
      const { say, email } = shopper
      const main = page.getByRole('main')
      await shopper.open('/oma-tili')
      await expect(main.getByRole('heading', { name: say('/account/not-signed-in/title') })).toBeVisible()
      await expectNoViolations(page)
      await becomeCustomer(page, email)
      await shopper.open('/oma-tili')
      await main.getByRole('button', { name: say('/account/personal/edit') }).click()
      await expectNoViolations(page)
      await main.getByLabel(say('/account/personal/field/lastName')).fill('')
      await main.getByRole('button', { name: say('/account/save') }).click()
      await expect(main.getByText(say('/account/personal/error-name-required'))).toBeVisible()
      await main.getByLabel(say('/account/personal/field/lastName')).fill('Leppävirta-Östman')
      await main.getByLabel(say('/account/personal/field/street')).fill('Vaasankatu 14 B 32')
      await main.getByLabel(say('/account/personal/field/postalCode')).fill('00500')
      await main.getByLabel(say('/account/personal/field/city')).fill('Helsinki')
      await main.getByRole('button', { name: say('/account/save') }).click()
      await expect(shopper.messages).toContainText(say('/account/personal/update-success'))
      await page.reload()
      await expect(main.getByText('Aino Leppävirta-Östman').first()).toBeVisible()
      await expect(main.getByText('Vaasankatu 14 B 32')).toBeVisible()
      await expectNoViolations(page)
    })

    test('a customer finds an order, orders it again and ends it', async ({ page, shopper }) => {
      const { say, email } = shopper
      const main = page.getByRole('main')
      await shopper.open('/')
      await becomeCustomer(page, email)
      await shopper.open('/tuotteet/suklaalevyt/tumma-72-merisuola')
      await shopper.addToCart(2)
      await page.getByRole('button', { name: say('/cart/view') }).click()
      await shopper.goToCheckout()
      await shopper.payWith(cards.authorised)
      const orderNumber = await shopper.confirmation()

      await shopper.open('/oma-tili/tilaukset')
      await main.getByRole('button', { name: say('/account/orders/view-named', { number: orderNumber }) }).click()
      const panel = page.getByRole('dialog', { name: say('/account/orders/panel', { number: orderNumber }) })
      await expect(panel.getByText(say('/account/orders/contact'))).toBeVisible()
      await expectNoViolations(page)
      await panel.getByRole('button', { name: say('/orders/reorder') }).click()
      await expect(shopper.cartButton).toHaveText('2')
      await panel.getByRole('button', { name: say('/orders/cancel'), exact: true }).click()
      const question = page.getByRole('dialog', { name: say('/orders/cancel/title') })
      await question.getByRole('button', { name: say('/orders/cancel'), exact: true }).click()
      await expect(panel.getByText(say('/orders/status/cancelled')).first()).toBeVisible()
      // The way back closes the panel; the list has heard of it.
      await page.goBack()
      await expect(panel).toBeHidden()
      await expect(main.getByRole('row', { name: new RegExp(say('/orders/status/cancelled')) })).toBeVisible()
      await expectNoViolations(page)
    })
  })
}

test('an address becomes another, a device is signed out elsewhere, and its page asks to sign in', async ({
  page,
  shopper,
  otherDevice: other,
}) => {
  const { say, email } = shopper
  const main = page.getByRole('main')
  await shopper.open('/')
  await becomeCustomer(page, email)
  await other.goto(page.url())
  expect(await signInFrom(other, email)).toBe(200)
  const base = new URL(page.url()).origin
  await other.goto(`${base}/oma-tili`)
  await expect(other.getByText('Aino Leppävirta').first()).toBeVisible()

  await shopper.open('/oma-tili/osoitteet')
  await main.getByRole('button', { name: say('/account/addresses/add') }).click()
  await expectNoViolations(page)
  await main.getByLabel(say('/account/addresses/field/line1')).fill('Kirkkokatu 4')
  await main.getByLabel(say('/account/addresses/field/postalCode')).fill('90100')
  await main.getByLabel(say('/account/addresses/field/city')).fill('Oulu')
  await main.getByRole('button', { name: say('/account/addresses/save') }).click()
  await expect(main.getByText('90100 Oulu, Suomi')).toBeVisible()
  await expectNoViolations(page)

  await shopper.open('/oma-tili/kirjautuminen')
  await expect(main.getByText(say('/account/devices/this'))).toBeVisible()
  await main.getByRole('button', { name: say('/account/devices/end-others') }).click()
  await expect(shopper.messages).toContainText(say('/account/devices/ended'))
  await other.reload()
  await expect(other.getByRole('heading', { name: say('/account/not-signed-in/title') })).toBeVisible()

  const changed = `uusi.${email}`
  await main.getByRole('button', { name: say('/account/sign-in/change-email') }).click()
  await expectNoViolations(page)
  await main.getByLabel(say('/account/sign-in/new-email')).fill(changed)
  await main.getByLabel(say('/account/sign-in/current-password')).fill('kuusenkerkkä ja kahvi')
  await main.getByRole('button', { name: say('/account/sign-in/send-confirmation') }).click()
  await expect(main.getByText(say('/account/sign-in/email-asked', { email: changed }))).toBeVisible()
  const token = await tokenFrom(changed, /Vahvista uusi/)
  expect(await callFrom(page, 'POST', '/api/cda/me/email/confirm', { token })).toBe(204)
  await page.reload()
  await expect(main.getByText(changed)).toBeVisible()
})
