import { addDevice } from './support/authenticator.ts'
import { expectNoViolations } from './support/axe.ts'
import { becomeCustomer, customerPassword } from './support/customer.ts'
import { phone, screens } from './support/screens.ts'
import { expect, test } from './support/story.ts'

for (const screen of screens(phone)) {
  test.describe(screen.name, () => {
    test.use(screen.use)

    test('a customer makes a passkey, signs in with it, and removes it', async ({ page, shopper }) => {
      const { say, email } = shopper
      const main = page.getByRole('main')
      const dialog = page.getByRole('dialog')
      const signOut = async () => {
        await shopper.open('/kirjaudu-ulos')
        await main.getByRole('button', { name: say('/identity/logout/submit') }).click()
        await expect(page).toHaveURL(/step=done/)
      }
      await addDevice(page)
      await shopper.open('/')
      await becomeCustomer(page, email)

      await shopper.open('/oma-tili/kirjautuminen')
      await expect(main.getByText(say('/passkeys/none'))).toBeVisible()
      await main.getByRole('button', { name: say('/passkeys/add') }).click()
      await dialog.getByLabel(say('/passkeys/name'), { exact: true }).fill('Ainon puhelin')
      await expectNoViolations(page)
      await dialog.getByRole('button', { name: say('/passkeys/save-name') }).click()
      await expect(main.getByRole('heading', { name: 'Ainon puhelin' })).toBeVisible()
      await expectNoViolations(page)

      await signOut()
      await shopper.open('/kirjaudu?returnUrl=%2Foma-tili%2Fkirjautuminen')
      await main.getByRole('button', { name: say('/passkeys/sign-in') }).click()
      await expect(main.getByRole('heading', { name: 'Ainon puhelin' })).toBeVisible()

      await main.getByRole('button', { name: say('/passkeys/remove-one', { name: 'Ainon puhelin' }) }).click()
      await expect(dialog.getByText(say('/passkeys/remove-text', { name: 'Ainon puhelin' }))).toBeVisible()
      await dialog.getByRole('button', { name: say('/passkeys/remove'), exact: true }).click()
      await expect(main.getByText(say('/passkeys/none'))).toBeVisible()

      // The device still has its key, and the account does not know it any more.
      await signOut()
      await shopper.open('/kirjaudu')
      await main.getByRole('button', { name: say('/passkeys/sign-in') }).click()
      await expect(main.getByText(say('/passkeys/refused'))).toBeVisible()
      await main.getByLabel(say('/identity/email'), { exact: true }).fill(email)
      await main.getByLabel(say('/identity/password'), { exact: true }).fill(customerPassword)
      await main.getByRole('button', { name: say('/identity/login/submit'), exact: true }).click()
      await expect(main.getByText('Aino Leppävirta').first()).toBeVisible()
    })
  })
}
