import { definePage } from '#src/shell/web/page/page-type.ts'
import type { AccountPageFields } from '../contract/account-page.ts'

/** The pages of the account (specification 3, 2.5). */
export const accountPages = [
  definePage<AccountPageFields>({
    name: 'my-account-page',
    module: 'src/account/web/MyAccountPage.tsx',
    load: async () => (await import('./MyAccountPage.tsx')).MyAccountPage,
  }),
  definePage<AccountPageFields>({
    name: 'my-order-history-page',
    module: 'src/account/web/MyOrderHistoryPage.tsx',
    load: async () => (await import('./MyOrderHistoryPage.tsx')).MyOrderHistoryPage,
  }),
  definePage<AccountPageFields>({
    name: 'my-addresses-page',
    module: 'src/account/web/MyAddressesPage.tsx',
    load: async () => (await import('./MyAddressesPage.tsx')).MyAddressesPage,
  }),
  definePage<AccountPageFields>({
    name: 'my-sign-in-page',
    module: 'src/account/web/MySignInPage.tsx',
    load: async () => (await import('./MySignInPage.tsx')).MySignInPage,
  }),
  definePage<AccountPageFields>({
    name: 'my-account-widget-page',
    module: 'src/account/web/MyAccountWidgetPage.tsx',
    load: async () => (await import('./MyAccountWidgetPage.tsx')).MyAccountWidgetPage,
  }),
  definePage<AccountPageFields>({
    name: 'my-email-preferences-page',
    module: 'src/account/web/MyEmailPreferencesPage.tsx',
    load: async () => (await import('./MyEmailPreferencesPage.tsx')).MyEmailPreferencesPage,
  }),
]
