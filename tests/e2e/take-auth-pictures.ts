import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { demoCustomerPassword, demoCustomers } from '#src/app/start/demo-customers.ts'
import { projectDirectory } from '../support/places.ts'
import { savePicture } from './support/save-picture.ts'
import { phone, wide } from './support/screens.ts'
import { untilAlive } from './support/shopper.ts'
import { expect, test } from './support/story.ts'

/*
 * Takes the pictures of .cache/pictures/entrance, to be looked at; no test:
 *
 *   npm run pictures -- take-entrance-pictures
 */

const folder = join(projectDirectory, '.cache/pictures/entrance')
const maxBytes = 110_000
const pages = {
  login: '/kirjaudu',
  code: '/kirjaudu?step=code',
  'sign-up': '/rekisteroidy',
  'sign-up-sent': '/rekisteroidy?step=sent',
  forgotten: '/unohtunut-salasana',
  'new-password': `/uusi-salasana?token=${'x'.repeat(43)}`,
  'old-link': '/vahvista?error=account/link-invalid',
  'signed-out': '/kirjaudu-ulos?step=done',
} as const

for (const screen of [phone, wide]) {
  const { width } = screen.use.viewport
  test.describe(screen.name, () => {
    test.use({ ...screen.use, pictures: 'real' })

    test('the pictures', async ({ page, shopper }) => {
      test.setTimeout(600_000)
      await mkdir(folder, { recursive: true })
      const main = page.getByRole('main')
      const take = async (name: string) => {
        await page.waitForLoadState('networkidle')
        await savePicture(await page.screenshot(), join(folder, `${name}-${width}.webp`), maxBytes)
      }
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(path)
        await untilAlive(page)
        await take(name)
      }
      await page.goto('/kirjaudu')
      await untilAlive(page)
      await main.getByLabel(shopper.say('/identity/email')).fill('aino')
      await main.getByRole('button', { name: shopper.say('/identity/login/submit'), exact: true }).click()
      await expect(main.getByText(shopper.say('/forms/password-required'))).toBeVisible()
      await take('login-faults')
      await main.getByLabel(shopper.say('/identity/email')).fill(demoCustomers[0].email)
      await main.getByLabel(shopper.say('/identity/password'), { exact: true }).fill(demoCustomerPassword)
      await main.getByRole('button', { name: shopper.say('/identity/login/submit'), exact: true }).click()
      await expect(page).toHaveURL(/oma-tili/)
      await page.goto('/kirjaudu?action=change-password')
      await untilAlive(page)
      await take('change-password')
      await page.goto('/kirjaudu-ulos')
      await untilAlive(page)
      await take('sign-out')
    })
  })
}
