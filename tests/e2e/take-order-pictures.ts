import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '../../src/common/locale.ts'
import { projectDirectory } from '../support/places.ts'
import { readMailAbout } from './support/mailbox.ts'
import { cards } from './support/provider.ts'
import { savePicture } from './support/save-picture.ts'
import { phone, wide } from './support/screens.ts'
import { expect, test } from './support/story.ts'

/*
 * Takes the pictures of .cache/pictures/orders, from a gift card to a withdrawal, to be looked at; no test:
 *
 *   npm run pictures -- take-order-pictures
 */

const folder = join(projectDirectory, '.cache/pictures/orders')
const maxBytes = 80_000
const bar = '/tuotteet/suklaalevyt/tumma-72-merisuola'

for (const screen of [phone, wide]) {
  for (const language of languages) {
    const { width } = screen.use.viewport
    test.describe(`${screen.name}, ${language}`, () => {
      test.use({ ...screen.use, pictures: 'real', shopLanguage: language })

      test('the pictures', async ({ page, shopper }) => {
        test.setTimeout(600_000)
        await mkdir(folder, { recursive: true })
        const { say } = shopper
        const main = page.getByRole('main')
        const take = async (name: string) => {
          await page.waitForLoadState('networkidle')
          const height = await page.evaluate(() => document.documentElement.scrollHeight)
          // A window as high as the page: what is drawn only when it is seen is drawn then.
          await page.setViewportSize({ width, height })
          await page.waitForTimeout(500)
          await savePicture(await page.screenshot(), join(folder, `${name}-${width}-${language}.webp`), maxBytes)
          await page.setViewportSize(screen.use.viewport)
        }
        const press = (key: string) =>
          main
            .getByRole('button', { name: say(key), exact: true })
            .first()
            .click()

        await shopper.open('/tuotteet/lahjat/lahjakortti')
        await main.getByLabel(say('/gift-card-shop/recipient-name'), { exact: true }).fill('Eeva Koski')
        await main.getByLabel(say('/gift-card-shop/recipient-email'), { exact: true }).fill('eeva@posti.example')
        await take('gift-card')
        await shopper.open('/lahjakortin-saldo')
        await take('gift-card-balance')

        await shopper.open(bar)
        await shopper.addToCart(5)
        await shopper.open('/ostoskori')
        await main
          .locator('summary')
          .filter({ hasText: say('/cart/promo/title') })
          .click()
        const code = main.getByRole('textbox', { name: say('/cart/promo/label') })
        await code.fill('maras10')
        await code.press('Enter')
        await expect(main.getByText(say('/coupon/invalid'))).toBeVisible()
        await take('code-refused')
        await code.fill('KERKKA10')
        await code.press('Enter')
        await expect(main.getByRole('group', { name: say('/cart/promo/applied', { code: 'KERKKA10' }) })).toBeVisible()
        await take('code-applied')

        await shopper.goToCheckout()
        await shopper.fillDetails()
        await shopper.goToDelivery()
        await shopper.chooseDelivery('parcel-locker')
        await expect(shopper.deliveryFrame.getByRole('listitem').first()).toBeVisible()
        await take('delivery')
        await shopper.leaveDelivery()
        await take('payment')
        await shopper.fillCard(cards.authorised)
        await shopper.acceptTerms()
        await shopper.pay()
        await shopper.confirmation()
        await take('confirmation')

        // Another browser, by the link of the mail.
        const mail = await readMailAbout(shopper.email, /KV\d\d-/)
        const [link = ''] = /http\S+orderId=\S+key=\S+/.exec(mail.text) ?? []
        await page.context().clearCookies()
        await page.goto(link)
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^KV/)
        await take('order')
        await main.getByRole('link', { name: say('/orders/withdraw') }).click()
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('/orders/withdrawal/title'))
        await take('withdrawal')
        await press('/orders/withdrawal/continue')
        await expect(main.getByRole('checkbox')).toBeChecked()
        await take('withdrawal-lines')
        await press('/orders/withdrawal/to-review')
        await take('withdrawal-review')
        await press('/orders/withdrawal/confirm')
        await expect(main.getByRole('heading', { level: 2, name: say('/orders/withdrawal/received') })).toBeVisible()
        await take('withdrawal-received')
        await shopper.open('/tilauksen-haku')
        await press('/orders/lookup/send')
        await take('lookup')
      })
    })
  }
}
