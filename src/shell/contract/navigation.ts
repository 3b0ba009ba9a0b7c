import { Type } from 'typebox'

/** Navigation part of the page model (specification 1, section 3; C-3.14). All urls are site paths unless external. */

export const LinkButton = Type.Object({
  name: Type.String(),
  url: Type.String(),
  targetFrame: Type.String(),
  isExternal: Type.Boolean(),
})
export type LinkButton = Type.Static<typeof LinkButton>

export interface MenuItem {
  id: string
  name: string
  title: string
  url: string
  targetFrame: string
  contentId: number
  contentPath: string
  depth: number
  selected: boolean
  children: MenuItem[]
  linkButtons: LinkButton[]
  properties: {
    imageUrl: string
    count?: number
    /** A line under the title of the open menu. */
    lead?: string
    /** Name of the field behind the picture's caption: its backdrop. */
    field?: string
    /** Where the picture leads, and its caption; without it, the picture belongs to the first button or to the entry. */
    pictureLink?: { name: string; url: string }
  }
}
export interface PageLanguage {
  name: string
  displayName: string
  url: string
  /** False when this page does not exist in that language: `url` is that language's start page then (C-7.3). */
  available: boolean
}
export interface FooterColumn {
  title: string
  links: { name: string; url: string; targetFrame: string; contentId: number }[]
  columnText: string
}
export interface SocialLink {
  link: { name: string; url: string }
  /** Name of one of the kit's icons, or the path of a picture of our own media. */
  icon: string
}
export interface Footer {
  columns: FooterColumn[]
  socialLinks: SocialLink[]
  termsUrl: string
  backgroundImgUrl: string
  logoUrl: string
  /** Links of the bottom row, next to the copyright notice. */
  policyLinks: { name: string; url: string }[]
  text: string
}
export interface Banner {
  /** The browser remembers a closed banner by this id: a new text needs a new id. */
  id: string
  text: string
  ctaLabel: string
  ctaUrl: string
  /** Moments with time zone between which it is shown; null: open on that side. */
  from: string | null
  to: string | null
  dismissible: boolean
}
export interface Crumb {
  url: string
  label: string
}
export interface Navigation {
  mainMenuItems: MenuItem[]
  globalNavigation: { hasGlobalMenu: boolean; globalNavIcon: string; globalNavItems: MenuItem[] }
  supportPageUrl: string
  loginPageUrl: string
  logOutPageUrl: string
  /** The pages to create an account and to request a new password; empty where there is none. */
  signUpPageUrl: string
  passwordForgottenPageUrl: string
  accountPageUrl: string
  searchPageUrl: string
  cartPageUrl: string
  checkoutPageUrl: string
  orderConfirmationPageUrl: string
  productsPageUrl: string
  /** The pages shown when a page fails or does not exist; empty where there is none. */
  errorPageUrl: string
  notFoundPageUrl: string
  termsPageUrl: string
  privacyPageUrl: string
  /** The page about returns, and the page with the withdrawal form. */
  withdrawalPageUrl: string
  withdrawalFormPageUrl: string
  orderLookupPageUrl: string
  /** The page that shows a gift card's balance; empty where there is none. */
  giftCardBalancePageUrl: string
  /** The page with the visitor's wishlist; empty where there is none. */
  wishlistPageUrl: string
  searchSuggestions: string[]
  showLogoTopOfNavigation: boolean
  logoUrl: string
  currentLanguageStartPage: string
  pageLanguages: PageLanguage[]
  banner: Banner | null
  footer: Footer
  d2CMenus: { id: string; items: { id: string; title: string; url: string }[] }[]
  /** Ancestors, the start page first, the page itself last. */
  breadcrumbs: Crumb[]
  /** On a category page: its subcategories. */
  categories?: Crumb[]
}
