import type { Language } from '#src/common/locale.ts'
import type { SiteChrome } from '#src/shell/server/page-service.ts'
import type { AccountPages } from './account-mails.ts'

/** The URLs of the account pages, from the site's chrome; the URL of a missing page is empty. */
export const createAccountPages =
  (chrome: (language: Language) => Promise<SiteChrome>) =>
  async (language: Language): Promise<AccountPages> => {
    const { navigation, ...site } = await chrome(language)
    return {
      signIn: navigation.loginPageUrl,
      signOut: navigation.logOutPageUrl,
      signUp: navigation.signUpPageUrl,
      account: navigation.accountPageUrl,
      preferences: site.emailPreferencesPageUrl,
      passwordForgotten: navigation.passwordForgottenPageUrl,
      passwordReset: site.passwordResetPageUrl,
      emailConfirm: site.emailConfirmPageUrl,
    }
  }
