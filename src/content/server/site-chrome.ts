import { type Language, withLanguage } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { MenuItem } from '#src/shell/contract/navigation.ts'
import type { SiteChrome } from '#src/shell/server/page-service.ts'
import type { SiteSettingsFields } from '../contract/pages/page-fields.ts'
import type { Delivery } from './content-delivery.ts'
import * as store from './content.store.ts'
import { listSitePopups } from './site-popups.ts'

/** Keys of the pages the shell must be able to link to; a page that is not there leaves its url empty. */
const namedPages = {
  supportPageUrl: 'content:contact',
  loginPageUrl: 'content:login',
  logOutPageUrl: 'content:logout',
  accountPageUrl: 'content:account',
  searchPageUrl: 'content:search',
  cartPageUrl: 'content:cart',
  checkoutPageUrl: 'content:checkout',
  orderConfirmationPageUrl: 'content:order-confirmation',
  productsPageUrl: 'category:all',
  termsPageUrl: 'content:terms',
  withdrawalPageUrl: 'content:returns',
} as const

/** Header, menus and footer of a language, from the item `site-settings`. */
export function createSiteChrome(db: Executor, delivery: Delivery) {
  return async function chrome(language: Language): Promise<SiteChrome> {
    const request = { language, drafts: false }
    const item = await store.findItemByKey(db, 'site-settings')
    const delivered = item ? await delivery.deliver(item.id, request) : null
    const settings = (delivered?.fields ?? emptySettings) as SiteSettingsFields // checked on save
    const { popups, tags: popupTags } = await listSitePopups(db, delivery, language)
    const paths = await delivery.resolveLinks(
      [...Object.values(namedPages), 'content:not-found', 'content:error'],
      language,
    )
    const url = (name: keyof typeof namedPages): string => paths.get(namedPages[name]) ?? ''
    return {
      siteTitle: settings.siteTitle,
      notFoundPath: bare(paths.get('content:not-found'), language),
      errorPath: paths.get('content:error') ?? '',
      tags: [`nav:${language}`, ...(delivered?.tags ?? []), ...popupTags],
      popups,
      navigation: {
        mainMenuItems: settings.mainMenu
          .filter((entry) => entry.url !== '')
          .map((entry, index) => menuItem(entry, String(index + 1), 1)),
        globalNavigation: { hasGlobalMenu: false, globalNavIcon: '', globalNavItems: [] },
        supportPageUrl: url('supportPageUrl'),
        loginPageUrl: url('loginPageUrl'),
        logOutPageUrl: url('logOutPageUrl'),
        accountPageUrl: url('accountPageUrl'),
        searchPageUrl: url('searchPageUrl'),
        cartPageUrl: url('cartPageUrl'),
        checkoutPageUrl: url('checkoutPageUrl'),
        orderConfirmationPageUrl: url('orderConfirmationPageUrl'),
        productsPageUrl: url('productsPageUrl'),
        termsPageUrl: url('termsPageUrl'),
        withdrawalPageUrl: url('withdrawalPageUrl'),
        searchSuggestions: settings.searchSuggestions,
        showLogoTopOfNavigation: false,
        logoUrl: '',
        currentLanguageStartPage: withLanguage('/', language),
        banner: settings.banner,
        footer: {
          columns: settings.footerColumns.map((column) => ({
            title: column.title,
            columnText: column.columnText,
            links: column.links
              .filter((link) => link.url !== '')
              .map((link) => ({ ...link, targetFrame: '', contentId: 0 })),
          })),
          socialLinks: settings.socialLinks.map(({ name, url: target, icon }) => ({
            link: { name, url: target },
            icon,
          })),
          termsUrl: url('termsPageUrl'),
          backgroundImgUrl: '',
          logoUrl: '',
          policyLinks: settings.policyLinks.filter((link) => link.url !== ''),
          text: settings.footerText,
        },
        d2CMenus: [
          { id: 'my_fazer', items: [] },
          { id: 'brands', items: settings.brandMenu.filter((entry) => entry.url !== '') },
          { id: 'quick_links', items: settings.quickLinks.filter((entry) => entry.url !== '') },
        ],
      },
    }
  }
}

function menuItem(
  entry: {
    name: string
    url: string
    imageUrl?: string
    children?: { name: string; url: string }[]
    linkButtons?: { name: string; url: string }[]
  },
  id: string,
  depth: number,
): MenuItem {
  return {
    id,
    name: entry.name,
    title: entry.name,
    url: entry.url,
    targetFrame: '',
    contentId: 0,
    contentPath: entry.url,
    depth,
    selected: false,
    children: (entry.children ?? [])
      .filter((child) => child.url !== '')
      .map((child, index) => menuItem(child, `${id}.${index + 1}`, depth + 1)),
    linkButtons: (entry.linkButtons ?? [])
      .filter((button) => button.url !== '')
      .map((button) => ({ ...button, targetFrame: '', isExternal: /^https?:/.test(button.url) })),
    properties: { imageUrl: entry.imageUrl ?? '' },
  }
}

const bare = (path: string | undefined, language: Language): string => {
  if (path === undefined) return '/404'
  const prefix = withLanguage('/', language).replace(/\/$/, '')
  return prefix !== '' && path.startsWith(prefix) ? path.slice(prefix.length) || '/' : path
}

const emptySettings: SiteSettingsFields = {
  siteTitle: 'Konvehti',
  mainMenu: [],
  banner: null,
  footerText: '',
  footerColumns: [],
  policyLinks: [],
  socialLinks: [],
  searchSuggestions: [],
  brandMenu: [],
  quickLinks: [],
}
