import { join } from 'node:path'
import { type Language, languages, withLanguage } from '../../src/common/locale.ts'
import { projectDirectory } from '../support/places.ts'
import { savePicture } from './support/save-picture.ts'
import { phone, wide } from './support/screens.ts'
import { untilAlive } from './support/shopper.ts'
import { expect, test } from './support/story.ts'
import { walkThrough } from './support/walk-through.ts'

/*
 * Takes the pictures of lists in .cache/pictures/catalogue, to be looked at; no test:
 *
 *   npm run pictures -- take-list-pictures
 */

const maxBytes = 110_000
const phrases: Record<Language, string> = { fi: 'lakritsi', sv: 'lakrits', en: 'liquorice' }
const directory = join(projectDirectory, '.cache/pictures/catalogue')

for (const screen of [phone, wide]) {
  for (const language of languages) {
    const { width } = screen.use.viewport
    test.describe(`${screen.name}, ${language}`, () => {
      test.use({ ...screen.use, pictures: 'real', shopLanguage: language })

      test('the pictures of lists', async ({ page, shopper }) => {
        test.setTimeout(300_000)
        const take = async (name: string, fullPage = true) => {
          if (fullPage) await walkThrough(page)
          // A window as high as the page: what is drawn only when it is seen is drawn then.
          const height = await page.evaluate(() => document.documentElement.scrollHeight)
          if (fullPage) await page.setViewportSize({ width, height })
          await page.waitForTimeout(500)
          const picture = await page.screenshot()
          await page.setViewportSize(screen.use.viewport)
          await savePicture(picture, join(directory, `${name}-${width}-${language}.webp`), maxBytes)
        }
        await shopper.open('/tuotteet')
        await take('products')
        await shopper.open('/tuotteet/suklaalevyt')
        await take('category')
        await shopper.open('/tuotteet/suklaalevyt?filter.freeFrom=peanut&filter.priceBand=0-5')
        await take('category-filtered')
        await page.getByRole('button', { name: /^(Suodata|Filtrera|Filter)/ }).click()
        await expect(page.getByRole('dialog', { name: /^(Suodata|Filtrera|Filter)/ })).toBeVisible()
        await take('filters', false)
        await shopper.open('/tuotteet/suklaalevyt?filter.brand=Froosh&filter.freeFrom=milk')
        await take('category-empty')
        await page.goto(`${withLanguage('/search', language)}?q=${phrases[language]}`)
        await untilAlive(page)
        await take('search')
        await page.goto(`${withLanguage('/search', language)}?q=xyzzyx`)
        await untilAlive(page)
        await take('search-empty')
      })
    })
  }
}
