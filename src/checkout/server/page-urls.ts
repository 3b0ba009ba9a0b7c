import type { Language } from '#src/common/locale.ts'
import type { Navigation } from '#src/shell/contract/navigation.ts'

/** Site paths of one language, from the site's own navigation. */
export interface PageUrls {
  checkout: string
  cart: string
  orderConfirmation: string
  terms: string
  withdrawal: string
}

/** The pages that the navigation names. */
export type NamedPages = Pick<
  Navigation,
  'cartPageUrl' | 'checkoutPageUrl' | 'orderConfirmationPageUrl' | 'termsPageUrl' | 'withdrawalPageUrl'
>

export const createPageUrls =
  (chrome: (language: Language) => Promise<{ navigation: NamedPages }>) =>
  async (language: Language): Promise<PageUrls> => {
    const { navigation } = await chrome(language)
    return {
      cart: navigation.cartPageUrl,
      checkout: navigation.checkoutPageUrl,
      orderConfirmation: navigation.orderConfirmationPageUrl,
      terms: navigation.termsPageUrl,
      withdrawal: navigation.withdrawalPageUrl,
    }
  }
