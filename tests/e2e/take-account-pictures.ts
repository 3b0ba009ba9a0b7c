import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '../../src/common/locale.ts'
import { projectDirectory } from '../support/places.ts'
import { becomeCustomer, callFrom } from './support/customer.ts'
import { savePicture } from './support/save-picture.ts'
import { phone, wide } from './support/screens.ts'
import { pathIn } from './support/site.ts'
import { untilAlive } from './support/shopper.ts'
import { test } from './support/story.ts'

/*
 * Takes the pictures of .cache/pictures/account, to be looked at; no test:
 *
 *   npm run pictures -- take-account-pictures
 *
 * A customer with an address, a passkey's place, a device, a choice of e-mails and three wishes; in Finnish, and in the other languages
 * among the run's results, where they are looked at and not kept.
 */

const folder = join(projectDirectory, '.cache/pictures/account')
const maxBytes = 110_000
const pages = {
  'signed-out': '/oma-tili',
  'wishlist-empty': '/toiveet',
  profile: '/oma-tili',
  orders: '/oma-tili/tilaukset',
  addresses: '/oma-tili/osoitteet',
  'sign-in': '/oma-tili/kirjautuminen',
  messages: '/oma-tili/viestit',
  'member-profile': '/oma-tili/jasenprofiili',
  wishlist: '/toiveet',
} as const
const beforeSignIn = new Set(['signed-out', 'wishlist-empty'])

const address = {
  name: 'Koti',
  firstName: 'Aino',
  lastName: 'Leppävirta',
  line1: 'Vaasankatu 14 B 32',
  postalCode: '00500',
  city: 'Helsinki',
  countryCode: 'FIN',
  phoneNumber: '+358405123380',
  isDefaultShipping: true,
  isDefaultBilling: true,
}

for (const screen of [phone, wide]) {
  const { width } = screen.use.viewport
  test.describe(screen.name, () => {
    test.use({ ...screen.use, pictures: 'real' })

    for (const language of languages) {
      test(`the pictures in ${language}`, async ({ page, shopper }) => {
        test.setTimeout(600_000)
        await mkdir(folder, { recursive: true })
        let isSignedIn = false
        for (const [name, path] of Object.entries(pages)) {
          if (!beforeSignIn.has(name) && !isSignedIn) {
            await becomeCustomer(page, shopper.email)
            await callFrom(page, 'POST', '/api/cda/me/addresses', address)
            await callFrom(page, 'PUT', '/api/me/consents', { marketingUpdates: true })
            await callFrom(page, 'POST', '/api/me/wishlist', { codes: ['KV1005', 'KV8000', 'KV2005'] })
            isSignedIn = true
          }
          await page.goto(await pathIn(language, path))
          await untilAlive(page)
          await page.waitForLoadState('networkidle')
          const picture = await page.screenshot({ fullPage: true })
          if (language === 'fi') await savePicture(picture, join(folder, `${name}-${width}.webp`), maxBytes)
          else await writeFile(test.info().outputPath(`${name}-${language}-${width}.png`), picture)
        }
      })
    }
  })
}
