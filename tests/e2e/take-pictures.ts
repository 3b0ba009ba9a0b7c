import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { projectDirectory } from '../support/places.ts'
import { cards } from './support/provider.ts'
import { savePicture } from './support/save-picture.ts'
import { phone, wide } from './support/screens.ts'
import { untilAlive } from './support/shopper.ts'
import { expect, test } from './support/story.ts'

/*
 * Takes the pictures of docs/pictures anew, to be looked at and committed; no test:
 *
 *   npm run pictures
 */

const maxBytes = 150_000

for (const screen of [phone, wide]) {
  const name = screen.use.viewport.width
  test.describe(screen.name, () => {
    test.use({ ...screen.use, pictures: 'real' })

    test('the pictures', async ({ page, shopper }) => {
      test.setTimeout(300_000)
      const take = (what: string, fullPage = true) => save(page, `${what}-${name}`, fullPage)
      await shopper.open('/')
      await take('start')
      await shopper.open('/tuotteet/suklaalevyt')
      await take('category')
      await shopper.open('/tuotteet/suklaalevyt/tumma-72-merisuola')
      await take('product')
      await shopper.addToCart(2)
      await shopper.open('/tuotteet/karkit/pehmea-lakritsi')
      await shopper.addToCart()
      await expect(shopper.cartButton).toHaveText('3')
      await shopper.open('/')
      await shopper.cartButton.click()
      await expect(shopper.drawer).toBeVisible()
      await take('drawer', false)
      await shopper.open('/ostoskori')
      await take('cart')
      await shopper.goToCheckout()
      await shopper.fillDetails()
      await shopper.goToPayment()
      await take('checkout')
      await shopper.fillCard(cards.authorised)
      await shopper.acceptTerms()
      await shopper.pay()
      await shopper.confirmation()
      await untilAlive(page)
      await take('confirmation')
    })
  })
}

async function save(page: Page, name: string, fullPage: boolean): Promise<void> {
  if (fullPage) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < height; y += 500) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
      await page.waitForTimeout(80)
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  }
  await page.waitForLoadState('networkidle')
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  // By hand where there is a frame: `fullPage` takes the picture before it has found its new height. Nowhere else, for what is
  // as high as the window would grow with it.
  const hasFrame = (await page.locator('iframe').count()) > 0
  if (fullPage && hasFrame) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: size.width, height })
  }
  await page.waitForTimeout(800)
  const picture = await page.screenshot({ fullPage: fullPage && !hasFrame })
  await page.setViewportSize(size)
  await savePicture(picture, join(projectDirectory, 'docs/pictures', `${name}.webp`), maxBytes)
}
