import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { languages } from '../../src/common/locale.ts'
import { tester } from '../support/actors.ts'
import { projectDirectory } from '../support/places.ts'
import { operate } from './support/operate.ts'
import { savePicture } from './support/save-picture.ts'
import { phone, wide } from './support/screens.ts'
import { expect, test } from './support/story.ts'

/* Takes the pictures of the product pages in .cache/pictures/catalogue; see take-pictures.ts. */

const maxBytes = 110_000
const bar = '/tuotteet/suklaalevyt/tumma-72-merisuola'

for (const screen of [phone, wide]) {
  for (const language of languages) {
    const width = screen.use.viewport.width
    test.describe(`${screen.name}, ${language}`, () => {
      test.use({ ...screen.use, pictures: 'real', shopLanguage: language })

      test('the product pages', async ({ page, shopper }) => {
        test.setTimeout(240_000)
        const take = (what: string, whole = true) => save(page, `${what}-${width}-${language}`, whole)
        await shopper.open(`${bar}?code=KV1005-100G`)
        await take('product')
        if (screen === phone) {
          await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: 'instant' }))
          await expect(page.locator('.product-buybar')).toBeVisible()
          await take('product-bar', false)
        }
        await shopper.open('/tuotteet/lahjat/helsinki-lahjarasia')
        await take('package')
        await shopper.open('/tuotteet/konvehdit/minttulehdet')
        await page.getByRole('button', { name: shopper.say('/catalogue/restock/open') }).click()
        await page
          .getByRole('main')
          .getByRole('textbox', { name: shopper.say('/catalogue/restock/email') })
          .fill('aino')
        await page.keyboard.press('Enter')
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        await take('product-sold-out')
        const texts = {
          fi: 'Erän L2407 pakkauksessa voi olla maitoa, jota ei ole merkitty. Älä syö sitä, jos olet allerginen. Palauta pakkaus, niin hyvitämme sen.',
          sv: 'Förpackningar i partiet L2407 kan innehålla mjölk som inte är märkt. Ät den inte om du är allergisk. Returnera den så ersätter vi den.',
          en: 'Packages of batch L2407 may contain milk that is not declared. Do not eat it if you are allergic. Return it and we refund it.',
        }
        try {
          await operate((operations) => operations.setNotice('KV1005', { type: 'recall', texts }, tester))
          await expect(async () => {
            await shopper.open(bar)
            await expect(page.getByText(texts[language])).toBeVisible({ timeout: 1_000 })
          }).toPass()
          await take('product-recall', false)
        } finally {
          await operate((operations) => operations.setNotice('KV1005', null, tester))
        }
      })
    })
  }
}

async function save(page: Page, name: string, whole: boolean): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  if (whole) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < height; y += 500) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
      await page.waitForTimeout(60)
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.waitForLoadState('networkidle')
    // Down to the end of the story: lists and footer have pictures of their own.
    const end = await page
      .locator('.product-about')
      .evaluate((more) => more.getBoundingClientRect().bottom + window.scrollY)
    await page.setViewportSize({ width: size.width, height: Math.ceil(end) })
  }
  await page.waitForTimeout(500)
  const picture = await page.screenshot()
  await page.setViewportSize(size)
  await savePicture(picture, join(projectDirectory, '.cache/pictures/catalogue', `${name}.webp`), maxBytes)
}
