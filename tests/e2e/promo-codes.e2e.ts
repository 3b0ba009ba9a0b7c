import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { call, readyShopper } from '../faults/support/shopper.ts'
import { addressOf } from './support/addresses.ts'
import { expectNoViolations } from './support/axe.ts'
import { euros } from './support/euros.ts'
import { hasFocus, tabTo } from './support/keyboard.ts'
import { command } from './support/operate.ts'
import { cards } from './support/provider.ts'
import { phone, screens } from './support/screens.ts'
import { expect, test } from './support/story.ts'

const bar = { path: '/tuotteet/suklaalevyt/tumma-72-merisuola', code: 'KV1005-100G' }

/** The code takes a sum off one order in the world. */
async function promote(amountCents: number): Promise<string> {
  const code = `LAST-${randomUUID().slice(0, 8).toUpperCase()}`
  const key = code.toLowerCase()
  const folder = await mkdtemp(join(tmpdir(), 'promo-'))
  const file = join(folder, 'promotion.json')
  const name = { fi: 'Viimeinen etu', sv: 'Sista förmånen', en: 'The last offer' }
  const reward = { type: 'fixed', amountCents }
  await writeFile(file, JSON.stringify({ key, name, reward, couponCodes: [code], limits: { total: 1 } }))
  await command('promotion', 'add', file)
  await command('promotion', 'activate', key)
  await rm(folder, { recursive: true })
  return code
}

/** Somebody else orders with the code. */
async function orderElsewhere(code: string): Promise<void> {
  const other = await readyShopper(addressOf('SHOP_URL'), [bar.code])
  const path = `/api/me/checkout/${other.cartId}/coupon`
  const taken = await call(other.origin, 'PUT', path, { token: other.token, body: { couponCode: code } })
  const ordered = await other.order()
  expect([taken.status, ordered.status]).toEqual([200, 200])
}

for (const screen of screens(phone)) {
  test.describe(screen.name, () => {
    test.use(screen.use)

    test('a code that somebody else uses up at the last moment: the shopper reads why, loses nothing, and orders without it', async ({
      page,
      shopper,
    }) => {
      test.setTimeout(180_000)
      const { say } = shopper
      const code = await promote(500)
      await shopper.open(bar.path)
      await shopper.addToCart(2)
      await expect(shopper.cartButton).toHaveText('2')

      // By the keyboard alone, in the drawer: a wrong code first.
      await shopper.cartButton.press('Enter')
      const accordion = shopper.drawer.locator('summary').filter({ hasText: say('/cart/promo/title') })
      await tabTo(page, accordion)
      await page.keyboard.press('Enter')
      const field = shopper.drawer.getByRole('textbox', { name: say('/cart/promo/label') })
      await tabTo(page, field)
      await page.keyboard.type('maras10')
      await page.keyboard.press('Enter')
      await expect(field).toHaveAccessibleDescription(say('/coupon/invalid'))
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      expect(await hasFocus(field)).toBe(true)
      await expectNoViolations(page)
      await field.press('ControlOrMeta+A')
      await page.keyboard.type(code.toLowerCase())
      await page.keyboard.press('Enter')
      const applied = page.getByRole('group', { name: say('/cart/promo/applied', { code }) })
      await expect(applied).toBeFocused()
      await expect(applied).toContainText(euros(500))
      await expectNoViolations(page)
      // Taken off and put on again, without the pointer.
      await tabTo(page, applied.getByRole('button'))
      await page.keyboard.press('Enter')
      await expect(field).toBeFocused()
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
      await expect(applied).toBeFocused()

      await shopper.goToCheckout()
      await shopper.fillDetails()
      await shopper.goToPayment()
      const reduced = await shopper.payable()
      await shopper.fillCard(cards.authorised)
      await shopper.acceptTerms()
      await expect(applied).toBeVisible()
      await expectNoViolations(page)
      await orderElsewhere(code)
      await shopper.pay()

      const reason = page.getByRole('main').getByRole('alert')
      await expect(reason).toContainText(say('/cart/coupon-gone', { code }))
      await expect(reason).toBeInViewport()
      await expect(applied).toHaveCount(0)
      await expect.poll(() => shopper.payable()).toBe(reduced + 500)
      await expect(shopper.payButton).toContainText(euros(reduced + 500))
      await expectNoViolations(page)

      // Goods, address, delivery, card and consent are as they were: one more press orders.
      await expect(shopper.cardFields.holder).toHaveValue('Aino Leppävirta')
      await shopper.pay()
      await shopper.confirmation()
      const total = page.getByRole('row').filter({ has: page.getByText(say('/orders/totals/total'), { exact: true }) })
      await expect(total).toContainText(euros(reduced + 500))
      await expect(page.getByRole('main')).not.toContainText(code)
    })

    test('a code that would make the order cost more sleeps, says by how much, and counts once there is more in the cart', async ({
      page,
      shopper,
    }) => {
      const { say } = shopper
      const main = page.getByRole('main')
      const code = await promote(300)
      // Twelve bars travel free; with the code they would not.
      await shopper.open('/tuotteet/suklaalevyt/maito-lakritsi')
      await shopper.addToCart(12)
      await expect(shopper.cartButton).toHaveText('12')
      await shopper.open('/ostoskori')
      await expect.poll(() => shopper.sum('/cart/totals/total')).toBe(5_040)
      await main
        .locator('summary')
        .filter({ hasText: say('/cart/promo/title') })
        .click()
      const field = main.getByRole('textbox', { name: say('/cart/promo/label') })
      await field.fill(code)
      await field.press('Enter')
      const entered = main.getByRole('group', { name: say('/cart/promo/applied', { code }) })
      await expect(entered).toContainText(say('/cart/promo/asleep'))
      await expect(main.getByRole('complementary').getByText(`${euros(190)} suurempi`)).toBeVisible()
      await expect.poll(() => shopper.sum('/cart/totals/total')).toBe(5_040)
      await expectNoViolations(page)

      await main.getByRole('button', { name: /^Lisää, / }).click()
      await expect(entered).toContainText(euros(300))
      await expect.poll(() => shopper.sum('/cart/totals/total')).toBe(5_160)
    })
  })
}
