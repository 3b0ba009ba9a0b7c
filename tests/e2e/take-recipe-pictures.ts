import { join } from 'node:path'
import { type Language, languages, withLanguage } from '../../src/common/locale.ts'
import { projectDirectory } from '../support/places.ts'
import { savePicture } from './support/save-picture.ts'
import { phone, wide } from './support/screens.ts'
import { untilAlive } from './support/shopper.ts'
import { test } from './support/story.ts'
import { walkThrough } from './support/walk-through.ts'

/*
 * Takes the pictures of recipes in .cache/pictures/recipes, to be looked at; no test:
 *
 *   npm run pictures -- take-recipe-pictures
 */

const maxBytes = 130_000
const phrases: Record<Language, string> = { fi: 'suklaata', sv: 'choklad', en: 'chocolate' }
const directory = join(projectDirectory, '.cache/pictures/recipes')

for (const screen of [phone, wide]) {
  for (const language of languages) {
    const { width } = screen.use.viewport
    test.describe(`${screen.name}, ${language}`, () => {
      test.use({ ...screen.use, pictures: 'real', shopLanguage: language })

      test('the pictures of recipes', async ({ page, shopper }) => {
        test.setTimeout(300_000)
        const take = async (name: string) => {
          await walkThrough(page)
          const height = await page.evaluate(() => document.documentElement.scrollHeight)
          await page.setViewportSize({ width, height })
          await page.waitForTimeout(500)
          const picture = await page.screenshot()
          await page.setViewportSize(screen.use.viewport)
          await savePicture(picture, join(directory, `${name}-${width}-${language}.webp`), maxBytes)
        }
        await shopper.open('/reseptit')
        await take('recipes')
        await page.getByRole('main').getByRole('article').first().getByRole('link').click()
        await page.locator('.recipe').waitFor()
        await take('recipe')
        await page.goto(`${withLanguage('/search', language)}?q=${phrases[language]}&tab=recipes`)
        await untilAlive(page)
        await take('search')
      })
    })
  }
}
