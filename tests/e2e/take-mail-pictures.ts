import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadBuiltRenderer } from '../../src/app/renderer.ts'
import { languages } from '../../src/common/locale.ts'
import { sampleLinks, sampleMails } from '../../src/orders/web/mail/mail.sample.ts'
import { projectDirectory } from '../support/places.ts'
import { savePicture } from './support/save-picture.ts'
import { expect, test } from './support/story.ts'

/* Takes the pictures of the mails in docs/pictures/mails anew; see take-pictures.ts. */

const maxBytes = 60_000
const folder = join(projectDirectory, 'docs/pictures/mails')

for (const language of languages)
  test(`the mails in ${language}`, async ({ page, baseURL }) => {
    test.setTimeout(120_000)
    mkdirSync(folder, { recursive: true })
    const renderer = await (await loadBuiltRenderer(projectDirectory)).renderer()
    for (const input of sampleMails(language, { ...sampleLinks, siteUrl: baseURL ?? '' })) {
      const { html } = await renderer.renderMail(input)
      for (const [scheme, width] of [
        ['light', 640],
        ['dark', 320],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme: scheme })
        await page.setContent(html, { waitUntil: 'load' })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        const file = join(folder, `${input.kind}-${language}-${width}-${scheme}.webp`)
        await savePicture(await page.screenshot({ fullPage: true }), file, maxBytes)
      }
    }
  })
