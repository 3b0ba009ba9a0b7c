import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadBuiltRenderer } from '../../src/app/renderer.ts'
import { languages } from '../../src/common/locale.ts'
import { sampleLinks, sampleMails } from '../../src/orders/web/mail/mail.sample.ts'
import { projectDirectory } from '../support/places.ts'
import { savePicture } from './support/save-picture.ts'
import { expect, test } from './support/story.ts'

/* Takes the pictures of the mails in .cache/pictures/mails; see take-pictures.ts. */

const maxBytes = 60_000
const folder = join(projectDirectory, '.cache/pictures/mails')

const sampleGiftCard = {
  recipientName: 'Eeva',
  senderName: 'Aino',
  isForSelf: false,
  message: 'Hyvää joulua, Eeva.\nSyö se yksin.',
  amount: '50,00\u00a0€',
  code: 'H7QD 4MWE 8RTK 6VNB',
  pin: '0395',
  expires: '24.12.2029',
}

test.use({ pictures: 'real' })

for (const language of languages)
  test(`the mails in ${language}`, async ({ page, baseURL }) => {
    test.setTimeout(120_000)
    mkdirSync(folder, { recursive: true })
    const renderer = await (await loadBuiltRenderer(projectDirectory)).renderer()
    const siteUrl = baseURL ?? ''
    const giftCard = { kind: 'giftcard-delivery', ...sampleGiftCard, balanceUrl: siteUrl } as const
    for (const mail of [
      ...sampleMails(language, { ...sampleLinks, siteUrl }),
      { ...giftCard, language, siteUrl, sender: sampleLinks.sender },
    ]) {
      const { kind } = mail
      const { html } = renderer.renderMail(mail)
      for (const [scheme, width] of [
        ['light', 640],
        ['dark', 320],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme: scheme })
        await page.setContent(html, { waitUntil: 'load' })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        const file = join(folder, `${kind}-${language}-${width}-${scheme}.webp`)
        await savePicture(await page.screenshot({ fullPage: true }), file, maxBytes)
      }
    }
  })
