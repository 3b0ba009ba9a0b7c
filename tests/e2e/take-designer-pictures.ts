import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Language, languages } from '../../src/common/locale.ts'
import { projectDirectory } from '../support/places.ts'
import { savePicture } from './support/save-picture.ts'
import { phone, wide } from './support/screens.ts'
import { untilAlive } from './support/shopper.ts'
import { test } from './support/story.ts'
import { createTabletShopper, eeva } from './support/tablet-shopper.ts'

/*
 * Takes the pictures of .cache/pictures/designer, to be looked at; no test:
 *
 *   npm run pictures -- take-designer-pictures
 *
 * Front and back of every flavour with the shortest and the longest texts the form takes, and the page in its three modes.
 */

const folder = join(projectDirectory, '.cache/pictures/designer')
const flavours = ['TUMM', 'MAIT', 'VALK', 'KINU', 'RUBI', 'KAUR']
const words: Record<Language, { front: string; back: string }> = {
  fi: { front: 'Onnea, Eeva', back: 'Kolmekymmentä vuotta ja\nyhä sama nauru.' },
  sv: { front: 'Grattis, Eeva', back: 'Trettio år och\nännu samma skratt.' },
  en: { front: 'Happy birthday', back: 'Thirty years and\nstill the same laugh.' },
}
const shortest = { front: 'A', back: 'A', signature: 'A' }
/** The widest words of 16, 6 × 50 and 30 characters that somebody might write. */
const longest = {
  front: 'WWWWÅÄÖ MMMMWWWW',
  back: Array.from({ length: 6 }, () => 'Äiti, olet maailman ihanin ÅÄÖ & rakkain WWWWMMMM!').join('\n'),
  signature: 'Maximilian Wümmeström-Öhqvist.',
}

for (const screen of [phone, wide]) {
  const name = screen.use.viewport.width
  test.describe(screen.name, () => {
    test.use({ ...screen.use, pictures: 'real' })

    test('the pictures of the designer', async ({ page, shopper }) => {
      test.setTimeout(400_000)
      mkdirSync(folder, { recursive: true })
      const tablet = createTabletShopper(page, shopper.say)
      for (const flavour of flavours) {
        await page.goto(`${tablet.path}?code=KV8000-${flavour}`)
        await untilAlive(page)
        for (const [what, texts] of Object.entries({ shortest, longest })) {
          await tablet.design(texts.front, texts.back, texts.signature)
          for (const side of ['front', 'back'] as const) {
            await tablet.button(`side/${side}`).click()
            await settle(page)
            const picture = await tablet.main.locator('figure').first().screenshot()
            await savePicture(picture, join(folder, `${flavour.toLowerCase()}-${what}-${side}-${name}.webp`), 40_000)
          }
        }
        await page.evaluate(() => sessionStorage.clear())
      }
    })

    for (const language of languages) {
      test.describe(language, () => {
        test.use({ shopLanguage: language })

        test('the pictures of the designer’s modes', async ({ page, shopper }) => {
          test.setTimeout(120_000)
          const tablet = createTabletShopper(page, shopper.say)
          const take = async (what: string) => {
            await settle(page)
            const picture = await page.screenshot({ fullPage: true })
            await savePicture(picture, join(folder, `${what}-${name}-${language}.webp`), 110_000)
          }
          await shopper.open(tablet.path)
          await take('design')
          await tablet.text('frontText').fill(words[language].front)
          await tablet.toRecipient()
          await take('recipient-warning')
          await tablet.button('missing-back-action').click()
          await tablet.design(words[language].front, words[language].back, 'Mikko')
          await tablet.toRecipient()
          await tablet.address(eeva)
          await take('recipient')
          await tablet.add()
          await take('done')
          await shopper.open('/ostoskori')
          await take('cart')
        })
      })
    }
  })
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  // Those far below are not asked for before they are near.
  await page.evaluate(() =>
    Promise.all(
      Array.from(document.images)
        .filter((image) => image.loading !== 'lazy' || image.getBoundingClientRect().top < window.innerHeight)
        .map((image) => image.decode().catch(() => undefined)),
    ),
  )
  await page.waitForTimeout(250)
}
