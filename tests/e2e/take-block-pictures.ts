import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { projectDirectory } from '../support/places.ts'
import { galleryPath, themes } from './support/gallery.ts'
import { savePicture } from './support/save-picture.ts'
import { phone, wide } from './support/screens.ts'
import { expect, test } from './support/story.ts'
import { walkThrough } from './support/walk-through.ts'

/*
 * Takes the pictures of .cache/pictures/blocks, to be looked at; no test. See take-pictures.ts. In the house's theme every
 * sample of a block, in the sub-brands' the first, and the states of a form.
 */

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const folder = join(projectDirectory, '.cache/pictures/blocks')

for (const screen of [phone, wide]) {
  const { width } = screen.use.viewport
  test.describe(screen.name, () => {
    test.use({ ...screen.use, pictures: 'real' })
    test.beforeAll(() => mkdir(folder, { recursive: true }).then(() => undefined))

    for (const theme of themes) {
      test(`the blocks in ${theme}`, async ({ page }) => {
        test.setTimeout(600_000)
        await page.goto(galleryPath(theme, 'fi'))
        await walkThrough(page)
        await page.evaluate(hideWhatFloats)
        for (const section of await page.locator('section[aria-labelledby^="sample-"]').all()) {
          const type = (await section.getAttribute('aria-labelledby'))?.replace(/^sample-|Block$/g, '') ?? ''
          const name = type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
          // What searches by itself has a list as long as the shop's.
          const isShort = ((await section.boundingBox())?.height ?? 0) < 7_000
          const [shown, maxBytes] =
            theme === 'konvehti' && isShort ? [section, 52_000] : [section.locator('[data-sample]').first(), 45_000]
          await savePicture(await shown.screenshot(), join(folder, `${name}-${theme}-${width}.webp`), maxBytes)
        }
      })
    }

    test('the states of a form', async ({ page, shopper }) => {
      test.setTimeout(120_000)
      await shopper.open('/asiakaspalvelu')
      const block = page.locator('.forms-block')
      const form = page.getByRole('form', { name: 'Yhteydenotto' })
      const take = (state: string) =>
        block.screenshot().then((picture) => savePicture(picture, join(folder, `form-${state}-${width}.webp`), 44_000))
      await form.getByLabel('Sähköposti').fill('aino')
      await form.getByRole('button', { name: 'Lähetä viesti' }).click()
      await expect(form.getByText('Tarkista sähköpostiosoite')).toBeVisible()
      await take('faults')
      await form.getByLabel('Nimi').fill('Aino Virta')
      await form.getByLabel('Sähköposti').fill(`aino.${Date.now()}@posti.example`)
      await form.getByLabel('Mistä on kyse?').selectOption('Tuote')
      await form.getByLabel('Viesti').fill('Pinta oli harmaa, mutta maku oli oikea.')
      await form.getByText('Tietojani saa käyttää').click()
      const picture = { name: 'pinta.png', mimeType: 'image/png', buffer: onePixel }
      await form.getByLabel('Kuva tai kuitti').setInputFiles(picture)
      await take('filled-in')
      await form.getByRole('button', { name: 'Lähetä viesti' }).click()
      await expect(page.getByRole('heading', { name: 'Kiitos, viesti on perillä' })).toBeFocused({ timeout: 15_000 })
      await take('thanks')
    })
  })
}

/** The bar and whatever else would lie over what is further down. */
function hideWhatFloats(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(element)
    const floats = position === 'fixed' || (position === 'sticky' && !element.closest('main'))
    if (floats) element.style.setProperty('display', 'none', 'important')
  }
}
