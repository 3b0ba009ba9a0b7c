import type { Language } from '#src/common/locale.ts'
import type { Navigation } from '#src/shell/contract/navigation.ts'

/** Site paths of one language, from the site's own navigation. */
export interface PageUrls {
  checkout: string
  cart: string
  orderConfirmation: string
  terms: string
  withdrawal: string
  /** The page with the withdrawal form. */
  withdrawalForm: string
  privacy: string
  support: string
  /** The page that shows a gift card's balance. */
  giftCardBalance: string
  /** The page to follow an order; callers append the order's number and key. */
  order: string
}

/** The pages that the navigation names. */
export type NamedPages = Pick<
  Navigation,
  | 'cartPageUrl'
  | 'checkoutPageUrl'
  | 'orderConfirmationPageUrl'
  | 'termsPageUrl'
  | 'withdrawalPageUrl'
  | 'withdrawalFormPageUrl'
  | 'orderLookupPageUrl'
  | 'giftCardBalancePageUrl'
  | 'supportPageUrl'
>

export const createPageUrls =
  (chrome: (language: Language) => Promise<{ navigation: NamedPages; privacyPageUrl: string }>) =>
  async (language: Language): Promise<PageUrls> => {
    const { navigation, privacyPageUrl } = await chrome(language)
    return {
      cart: navigation.cartPageUrl,
      checkout: navigation.checkoutPageUrl,
      orderConfirmation: navigation.orderConfirmationPageUrl,
      terms: navigation.termsPageUrl,
      withdrawal: navigation.withdrawalPageUrl,
      withdrawalForm: navigation.withdrawalFormPageUrl,
      privacy: privacyPageUrl,
      support: navigation.supportPageUrl,
      giftCardBalance: navigation.giftCardBalancePageUrl,
      order: navigation.orderLookupPageUrl,
    }
  }
