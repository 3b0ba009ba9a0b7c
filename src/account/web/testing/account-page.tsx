import type { ComponentType } from 'react'
import ordersTexts from '#src/orders/texts/fi.json' with { type: 'json' }
import commonTexts from '#src/common/texts/fi.json' with { type: 'json' }
import identityTexts from '#src/identity/texts/fi.json' with { type: 'json' }
import privacyTexts from '#src/privacy/texts/fi.json' with { type: 'json' }
import type { FakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { samplePage } from '#src/shell/web/chrome/shell-page.sample.ts'
import type { AccountPageFields } from '../../contract/account-page.ts'
import type { User } from '../../contract/user.ts'
import texts from '../../texts/fi.json' with { type: 'json' }

/* For tests: a page of the account in Finnish, and who is signed in. */

export const sampleUser = (overrides: Partial<User> = {}): User => ({
  firstName: 'Aino',
  lastName: 'Leppävirta-Östman',
  phone: '+358405123380',
  email: 'aino@posti.example',
  address: { street: 'Vaasankatu 14', city: 'Helsinki', postalCode: '00500', countryCode: 'FIN', country: 'Suomi' },
  deliveryAddress: { street: 'Kirkkokatu 4', postalCode: '90100', city: 'Oulu', country: 'Suomi' },
  ...overrides,
})

export function signIn(server: FakeServer, user: User = sampleUser()): void {
  server.on('GET /api/me/isauthenticated', { body: true })
  server.on('GET /api/me/userdetails', { body: user })
  server.on('GET /api/cda/me/privacy', { body: { export: null, deletion: null } })
}

const tabs = [
  { id: 'profile', title: 'Omat tiedot', url: '/oma-tili' },
  { id: 'orders', title: 'Tilaukset', url: '/oma-tili/tilaukset' },
]

export function renderAccountPage(
  Page: ComponentType<{ page: PageModel<AccountPageFields> }>,
  fields: AccountPageFields = {},
  path = '/oma-tili',
) {
  const sample = samplePage({ url: path.split('?')[0] ?? path })
  const navigation = { ...sample.navigation, d2CMenus: [{ id: 'my_fazer', items: tabs }] }
  const page = { ...sample, navigation, heading: 'Omat tiedot', ...fields }
  return renderInShop(<Page page={page} />, {
    texts: { ...commonTexts, ...identityTexts, ...ordersTexts, ...privacyTexts, ...texts },
    path,
  })
}
