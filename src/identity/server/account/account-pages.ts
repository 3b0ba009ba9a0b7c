import type { Language } from '#src/common/locale.ts'
import type { SiteChrome } from '#src/shell/server/page-service.ts'
import type { AccountPages } from './account-mails.ts'

/** The pages of accounts, from the site's own chrome; one that is not there is empty. */
export const createAccountPages =
  (chrome: (language: Language) => Promise<SiteChrome>) =>
  async (language: Language): Promise<AccountPages> => {
    const { navigation, ...site } = await chrome(language)
    return {
      signIn: navigation.loginPageUrl,
      signUp: site.signUpPageUrl,
      account: navigation.accountPageUrl,
      passwordForgotten: site.passwordForgottenPageUrl,
      passwordReset: site.passwordResetPageUrl,
      emailConfirm: site.emailConfirmPageUrl,
    }
  }
