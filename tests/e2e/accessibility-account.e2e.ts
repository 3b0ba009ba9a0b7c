import { languages } from '../../src/common/locale.ts'
import { isFullTier, isInTurn } from '../support/tier.ts'
import { addDevice } from './support/authenticator.ts'
import { expectNoViolations } from './support/axe.ts'
import { becomeCustomer, callFrom } from './support/customer.ts'
import { cards } from './support/provider.ts'
import { phone, wide } from './support/screens.ts'
import { expect, test } from './support/story.ts'
import { expectTextApart } from './support/text-apart.ts'

// axe does not look into pictures.
test.use({ pictures: 'blank' })

const everyLook = languages.flatMap((language) => [wide, phone].map((screen) => ({ language, screen })))
const looks = isFullTier ? everyLook : [{ language: 'sv' as const, screen: phone }]

for (const { language, screen } of looks) {
  test.describe(`${language}, ${screen.name}`, () => {
    test.use({ ...screen.use, shopLanguage: language })

    test('every page of the account in every state: axe finds nothing', async ({ page, shopper }) => {
      test.setTimeout(180_000)
      const { say, open, email } = shopper
      const main = page.getByRole('main')
      const press = (name: string) =>
        main
          .getByRole('button', { name: say(name), exact: true })
          .first()
          .click()
      let shown = 0
      const state = (name: string, show: () => Promise<void>): Promise<void> =>
        test.step(name, async () => {
          await show()
          shown += 1
          if (!isInTurn(shown, { share: 3 })) return
          await expectNoViolations(page)
          await expectTextApart(page)
        })

      for (const path of ['/oma-tili/tilaukset', '/oma-tili/osoitteet', '/oma-tili/kirjautuminen', '/oma-tili/viestit'])
        await state(`nobody is signed in: ${path}`, async () => {
          await open(path)
          await expect(main.getByRole('heading', { name: say('/account/not-signed-in/title') })).toBeVisible()
        })

      await becomeCustomer(page, email)
      await addDevice(page)
      await state('details, with what can be done with the data', async () => {
        await open('/oma-tili')
        await expect(main.getByRole('button', { name: say('/account/personal/edit') })).toBeVisible()
      })
      await state('details with a name that is missing', async () => {
        await press('/account/personal/edit')
        await main.getByLabel(say('/account/personal/field/lastName')).fill('')
        await press('/account/save')
        await expect(main.getByText(say('/account/personal/error-name-required'))).toBeVisible()
      })
      await state('change of password', async () => open('/kirjaudu?action=change-password'))
      await state('no orders yet', async () => {
        await open('/oma-tili/tilaukset')
        await expect(main.getByRole('heading', { name: say('/account/orders/empty') })).toBeVisible()
      })
      await state('an empty address book', async () => open('/oma-tili/osoitteet'))
      await state('an address with what is wrong', async () => {
        await press('/account/addresses/add')
        await press('/account/addresses/save')
        await expect(main.getByText(say('/forms/address-required'))).toBeVisible()
      })
      await state('an address book', async () => {
        const address = { line1: 'Vaasankatu 14 B 32', postalCode: '00500', city: 'Helsinki', countryCode: 'FIN' }
        const person = { name: 'Koti', firstName: 'Aino', lastName: 'Leppävirta', phoneNumber: '+358405123380' }
        const defaults = { isDefaultShipping: true, isDefaultBilling: true }
        expect(
          await callFrom(page, 'POST', '/api/cda/me/addresses', { ...address, ...person, ...defaults }),
        ).toBeLessThan(300)
        await open('/oma-tili/osoitteet')
        await expect(main.getByText('Vaasankatu 14 B 32')).toBeVisible()
      })
      await state('ways to sign in', async () => open('/oma-tili/kirjautuminen'))
      await state('a passkey that was just made', async () => {
        await press('/passkeys/add')
        await expect(page.getByRole('dialog', { name: say('/passkeys/made') })).toBeVisible()
      })
      await state('a passkey, and a change of e-mail', async () => {
        await page.keyboard.press('Escape')
        await press('/account/sign-in/change-email')
        await expect(main.getByLabel(say('/account/sign-in/new-email'))).toBeVisible()
      })
      await state('e-mails before anything was chosen', async () => open('/oma-tili/viestit'))
      await state('e-mails with what was chosen', async () => {
        expect(await callFrom(page, 'PUT', '/api/me/consents', { marketingUpdates: true })).toBeLessThan(300)
        await open('/oma-tili/viestit')
        await expect(main.getByRole('switch')).toBeChecked()
        await expect(main.getByRole('row')).toHaveCount(2)
      })
      await state('member profile', async () => open('/oma-tili/jasenprofiili'))
      await state('an empty wish list', async () => open('/toiveet'))
      await state('a wish list', async () => {
        expect(await callFrom(page, 'POST', '/api/me/wishlist', { codes: ['KV1005', 'KV2005'] })).toBeLessThan(300)
        await open('/toiveet')
        await expect(main.getByRole('heading', { level: 2 })).toHaveCount(2)
      })
      await state('an order in the list and in its panel', async () => {
        await open('/tuotteet/keksit/kaurakeksit')
        await shopper.addToCart()
        await open('/ostoskori')
        await shopper.goToCheckout()
        await shopper.payWith(cards.authorised)
        const number = await shopper.confirmation()
        await open('/oma-tili/tilaukset')
        await main.getByRole('button', { name: say('/account/orders/view-named', { number }) }).click()
        const panel = page.getByRole('dialog', { name: say('/account/orders/panel', { number }) })
        await expect(panel.getByText(say('/account/orders/contact'))).toBeVisible()
      })
    })
  })
}
