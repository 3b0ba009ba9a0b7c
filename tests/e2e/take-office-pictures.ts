import { join } from 'node:path'
import { projectDirectory } from '../support/places.ts'
import { saveContactSheet } from './support/contact-sheet.ts'
import { savePicture } from './support/save-picture.ts'
import { joinStaff } from './support/staff-member.ts'
import { expect, test } from './support/story.ts'

/*
 * Takes the pictures of .cache/pictures/office, and lays them out on one sheet next to that folder; no test:
 *
 *   npm run pictures -- take-office-pictures
 */

const folder = join(projectDirectory, '.cache/pictures/office')
const maxBytes = 110_000

/** Lists that have a picture of their first record as well. */
const withRecord = [
  'orders',
  'engraving',
  'withdrawals',
  'reviews',
  'customers',
  'gift-cards',
  'mails',
  'submissions',
  'products',
  'categories',
  'prices',
  'stock',
  'promotions',
  'locations',
] as const
const alone = {
  today: '',
  packing: 'packing',
  'new-order': 'orders/new',
  subscribers: 'subscribers',
  'product-form': 'products/KV1005/edit',
  simulator: 'promotions/simulate',
  merchandising: 'merchandising',
  searches: 'searches',
  synonyms: 'synonyms',
  'phrase-redirects': 'phrase-redirects',
  imports: 'imports',
  reports: 'reports',
  settings: 'settings',
  people: 'people',
  own: 'own',
  audit: 'audit',
  jobs: 'jobs',
  webhooks: 'webhooks',
} as const
const screens = [
  { width: 1440, height: 900, mode: 'light' },
  { width: 1440, height: 900, mode: 'dark' },
  { width: 390, height: 844, mode: 'light' },
] as const

test.use({ pictures: 'real' })

test('the pictures of the office', async ({ page }) => {
  test.setTimeout(1_200_000)
  await joinStaff(page, 'kuvaaja@konvehti.example', 'Kuu Kuvaaja', 'Admin')
  await page.getByRole('button', { name: 'FI', exact: true }).click()
  for (const { mode, ...size } of screens) {
    await page.emulateMedia({ colorScheme: mode })
    await page.setViewportSize(size)
    const take = async (name: string) => {
      await page.waitForLoadState('networkidle')
      // A long list says no more below.
      const whole = await page.evaluate(() => document.documentElement.scrollHeight)
      const clip = { x: 0, y: 0, width: size.width, height: Math.min(whole, 2400) }
      const picture = await page.screenshot({ fullPage: true, clip })
      await savePicture(picture, join(folder, `${name}-${mode === 'dark' ? 'dark-' : ''}${size.width}.webp`), maxBytes)
    }
    for (const [name, path] of Object.entries(alone)) {
      await page.goto(`/office/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await take(name)
    }
    for (const list of withRecord) {
      await page.goto(`/office/${list}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await take(list)
      const first = page.locator('.office-table .office-id').first()
      if ((await first.count()) === 0) continue
      await first.click()
      await expect(page.locator('.office-sec, .office-box').first()).toBeVisible()
      await take(`${list}-record`)
    }
  }
  await saveContactSheet(page, folder, join(projectDirectory, '.cache/pictures/office-sheet.webp'))
})
