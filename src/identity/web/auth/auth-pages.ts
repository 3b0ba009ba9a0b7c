import { definePage } from '#src/shell/web/page/page-type.ts'
import type { AuthPageFields } from './AuthPanel.tsx'

/** Pages for signing in and for accounts (C-2, C-6.3). Without JavaScript each is a plain form. */
export const authPages = [
  definePage<AuthPageFields>({
    name: 'login-page',
    module: 'src/identity/web/auth/LoginPage.tsx',
    load: async () => (await import('./LoginPage.tsx')).LoginPage,
  }),
  definePage<AuthPageFields>({
    name: 'logout-page',
    module: 'src/identity/web/auth/LogoutPage.tsx',
    load: async () => (await import('./LogoutPage.tsx')).LogoutPage,
  }),
  definePage<AuthPageFields>({
    name: 'sign-up-page',
    module: 'src/identity/web/auth/SignUpPage.tsx',
    load: async () => (await import('./SignUpPage.tsx')).SignUpPage,
  }),
  definePage<AuthPageFields>({
    name: 'password-forgotten-page',
    module: 'src/identity/web/auth/PasswordForgottenPage.tsx',
    load: async () => (await import('./PasswordForgottenPage.tsx')).PasswordForgottenPage,
  }),
  definePage<AuthPageFields>({
    name: 'password-reset-page',
    module: 'src/identity/web/auth/PasswordResetPage.tsx',
    load: async () => (await import('./PasswordResetPage.tsx')).PasswordResetPage,
  }),
  definePage<AuthPageFields>({
    name: 'email-confirm-page',
    module: 'src/identity/web/auth/EmailConfirmPage.tsx',
    load: async () => (await import('./EmailConfirmPage.tsx')).EmailConfirmPage,
  }),
]
