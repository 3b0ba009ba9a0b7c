import { definePage } from '#src/shell/web/page/page-type.ts'
import type { EntrancePageFields } from './EntrancePanel.tsx'

/** Pages of signing in and of what belongs to it (C-2, C-6.3). Each is a plain form where there is no JavaScript. */
export const entrancePages = [
  definePage<EntrancePageFields>({
    name: 'login-page',
    module: 'src/identity/web/entrance/LoginPage.tsx',
    load: async () => (await import('./LoginPage.tsx')).LoginPage,
  }),
  definePage<EntrancePageFields>({
    name: 'logout-page',
    module: 'src/identity/web/entrance/LogoutPage.tsx',
    load: async () => (await import('./LogoutPage.tsx')).LogoutPage,
  }),
  definePage<EntrancePageFields>({
    name: 'sign-up-page',
    module: 'src/identity/web/entrance/SignUpPage.tsx',
    load: async () => (await import('./SignUpPage.tsx')).SignUpPage,
  }),
  definePage<EntrancePageFields>({
    name: 'password-forgotten-page',
    module: 'src/identity/web/entrance/PasswordForgottenPage.tsx',
    load: async () => (await import('./PasswordForgottenPage.tsx')).PasswordForgottenPage,
  }),
  definePage<EntrancePageFields>({
    name: 'password-reset-page',
    module: 'src/identity/web/entrance/PasswordResetPage.tsx',
    load: async () => (await import('./PasswordResetPage.tsx')).PasswordResetPage,
  }),
  definePage<EntrancePageFields>({
    name: 'email-confirm-page',
    module: 'src/identity/web/entrance/EmailConfirmPage.tsx',
    load: async () => (await import('./EmailConfirmPage.tsx')).EmailConfirmPage,
  }),
]
