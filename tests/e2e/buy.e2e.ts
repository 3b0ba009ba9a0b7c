import type { Page } from '@playwright/test'
import { euros } from './support/euros.ts'
import { readMail } from './support/mailbox.ts'
import { cards, chargesFor } from './support/provider.ts'
import { screens, wide } from './support/screens.ts'
import { watchShifts } from './support/shifts.ts'
import { expect, test } from './support/story.ts'

const bar = 'Tumma suklaa 72 %, merisuola'
const bigBar = `${bar} 100 g`
const price = 450

/** As on paper: without header, footer and anything to press, and with dark words on no ground. */
async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0)
  for (const role of ['contentinfo', 'button', 'dialog'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  const grounds = await page
    .locator('.kit-on-accent')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
  expect(new Set([...grounds, 'rgba(0, 0, 0, 0)']).size).toBe(1)
}

for (const screen of screens(wide)) {
  test.describe(screen.name, () => {
    test.use(screen.use)

    test('from the start page to a paid order and its mail', async ({ page, shopper }) => {
      const { say, drawer, line, sum } = shopper
      const shifts = await watchShifts(page, { afterInput: false })

      await shopper.open('/')
      await shopper.chooseCategory('Suklaalevyt')
      await shopper.chooseProduct(bar)
      await shopper.chooseSize('100 g')
      await expect(page).toHaveURL(/\?code=KV1005-100G$/)
      await expect(page.getByRole('main')).toContainText(euros(price))

      const folded = page.getByRole('main').locator('details:not([open])').last().locator(':scope > :not(summary)')
      await expect(folded).toBeHidden()
      await print(page)
      await expect(folded).toBeVisible()
      await expect(page.getByRole('main')).toContainText(euros(price))
      await page.emulateMedia({ media: 'screen' })

      await shopper.addToCart(2)

      await page.getByRole('button', { name: say('/cart/view') }).click()
      await expect(line(bigBar, drawer)).toContainText(euros(2 * price))
      await expect(shopper.cartButton).toHaveText('2')
      await drawer.getByRole('link', { name: say('/cart/show') }).click()

      await expect(page.getByRole('heading', { level: 1, name: say('/cart/title') })).toContainText('2')
      await expect(drawer).toBeHidden()
      const total = await sum('/cart/totals/total')
      expect(await sum('/cart/totals/goods')).toBe(2 * price)
      expect(total).toBeGreaterThan(2 * price)

      await shopper.goToCheckout()
      await shopper.payWith(cards.authorised)

      const orderNumber = await shopper.confirmation()
      await expect(page.getByRole('region', { name: say('/orders/next/heading') }).getByRole('listitem')).toHaveCount(3)
      expect(await shifts.seen()).toEqual([])
      expect(new URL(page.url()).searchParams.has('key')).toBe(false)
      await expect(page.getByRole('main')).toContainText(shopper.email)
      await expect(page.getByRole('main')).toContainText(bigBar)
      await expect(page.getByRole('row', { name: say('/orders/totals/total') })).toContainText(euros(total))
      expect(await chargesFor(orderNumber)).toEqual([total])

      await print(page)
      for (const part of [orderNumber, shopper.email, bigBar]) await expect(page.getByRole('main')).toContainText(part)
      await expect(page.getByRole('row', { name: say('/orders/totals/total') })).toBeVisible()
      await page.emulateMedia({ media: 'screen' })

      const mail = await readMail(shopper.email)
      expect(mail.subject).toContain(orderNumber)
      for (const part of [orderNumber, bigBar, euros(2 * price), euros(total)]) {
        expect(mail.text.replaceAll('\u00a0', ' ')).toContain(part)
      }

      await page.getByRole('link', { name: say('/orders/go-back') }).click()
      await expect(shopper.cartButton).toBeDisabled()
    })
  })
}
