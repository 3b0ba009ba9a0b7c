import { join } from 'node:path'
import { languages } from '../../src/common/locale.ts'
import { projectDirectory } from '../support/places.ts'
import { savePicture } from './support/save-picture.ts'
import { phone, wide } from './support/screens.ts'
import { test } from './support/story.ts'

/*
 * Takes the pictures of cafés and news into .cache/pictures, to be looked at; no test:
 *
 *   npm run pictures -- take-content-pictures
 */

const maxBytes = 110_000
const folders = {
  cafes: {
    cafes: '/kahvilat',
    'cafes-turku': '/kahvilat?city=Turku',
    cafe: '/kahvilat/vallilan-tehdaskahvila',
    lunch: '/kahvilat/vallilan-tehdaskahvila/lounas',
  },
  news: {
    newsroom: '/uutiset',
    'newsroom-filtered': '/uutiset?filters=PRO&year=2025',
    release: '/uutiset/2026/kerkka-siirtyy-metsasta-levyyn',
  },
}

for (const screen of [phone, wide]) {
  for (const language of languages) {
    const { width } = screen.use.viewport
    test.describe(`${screen.name}, ${language}`, () => {
      test.use({ ...screen.use, pictures: 'real', shopLanguage: language })

      for (const [folder, pages] of Object.entries(folders))
        test(`the pictures of ${folder}`, async ({ page, shopper }) => {
          test.setTimeout(600_000)
          for (const [name, path] of Object.entries(pages)) {
            await shopper.open(path)
            const height = await page.evaluate(() => document.documentElement.scrollHeight)
            // A window as high as the page: what is drawn only when it is seen is drawn then.
            await page.setViewportSize({ width, height })
            await page.waitForLoadState('networkidle')
            await page.waitForTimeout(500)
            const picture = await page.screenshot()
            await page.setViewportSize(screen.use.viewport)
            const file = join(projectDirectory, '.cache/pictures', folder, `${name}-${width}-${language}.webp`)
            await savePicture(picture, file, maxBytes)
          }
        })
    })
  }
}
