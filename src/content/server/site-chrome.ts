import { type Language, withLanguage } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { ViewContext } from '#src/shell/contract/view-context.ts'
import type { SiteChrome, ThemeChrome } from '#src/shell/server/page-service.ts'
import { leavesOf, mapFields } from '../contract/fields.ts'
import { siteItems, type SiteSettingsFields, type ThemeOverrides } from '../contract/pages/page-fields.ts'
import type { Delivered, Delivery } from './content-delivery.ts'
import * as store from './content.store.ts'
import { type IdOf, themedChrome } from './menu-items.ts'
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
  withdrawalFormPageUrl: 'content:withdrawal',
  privacyPageUrl: 'content:privacy',
  signUpPageUrl: 'content:sign-up',
  passwordForgottenPageUrl: 'content:password-forgotten',
  passwordResetPageUrl: 'content:password-reset',
  emailConfirmPageUrl: 'content:email-confirm',
  emailPreferencesPageUrl: 'content:email-preferences',
  orderLookupPageUrl: 'content:order-lookup',
  giftCardBalancePageUrl: 'content:gift-card-balance',
  wishlistPageUrl: 'content:wishlist',
} as const

const namedPageKeys: ReadonlySet<string> = new Set(
  [...Object.values(namedPages), 'content:not-found', 'content:error', 'content:site-settings'].map((uri) =>
    uri.slice(uri.indexOf(':') + 1),
  ),
)

/** Whether the shop itself leads to the page with that key. */
export const isNamedPage = (key: string): boolean => namedPageKeys.has(key)

/** The item that the chrome comes from. It is seen on every page. */
export const chromeKey = 'site-settings'

/** Header, menus, banner and footer of a language. */
export function createSiteChrome(db: Executor, delivery: Delivery) {
  return async function chrome(view: ViewContext): Promise<SiteChrome> {
    const { language } = view
    const item = await store.findItemByKey(db, chromeKey)
    const delivered = item ? await delivery.deliver(item.id, view) : null
    const settings = (delivered?.fields ??
      mapFields(siteItems.SiteSettings.fields, {}, (_, blank) => blank)) as SiteSettingsFields // by its own fields
    const { popups, tags: popupTags } = await listSitePopups(db, delivery, view)
    const links = await delivery.resolveLinks(
      [...Object.values(namedPages), 'content:not-found', 'content:error'],
      language,
    )
    const url = (name: keyof typeof namedPages): string => links.get(namedPages[name])?.path ?? ''
    const idOf = await contentIds(delivered, language)
    const standing = { termsUrl: url('termsPageUrl'), idOf }
    return {
      siteTitle: settings.siteTitle,
      notFoundPath: bare(links.get('content:not-found')?.path, language),
      errorPath: links.get('content:error')?.path ?? '',
      privacyPageUrl: url('privacyPageUrl'),
      passwordResetPageUrl: url('passwordResetPageUrl'),
      emailConfirmPageUrl: url('emailConfirmPageUrl'),
      emailPreferencesPageUrl: url('emailPreferencesPageUrl'),
      tags: [`nav:${language}`, ...(delivered?.tags ?? []), ...popupTags],
      popups,
      navigation: {
        ...themedChrome(settings, {}, standing),
        supportPageUrl: url('supportPageUrl'),
        loginPageUrl: url('loginPageUrl'),
        logOutPageUrl: url('logOutPageUrl'),
        signUpPageUrl: url('signUpPageUrl'),
        passwordForgottenPageUrl: url('passwordForgottenPageUrl'),
        accountPageUrl: url('accountPageUrl'),
        searchPageUrl: url('searchPageUrl'),
        cartPageUrl: url('cartPageUrl'),
        checkoutPageUrl: url('checkoutPageUrl'),
        orderConfirmationPageUrl: url('orderConfirmationPageUrl'),
        productsPageUrl: url('productsPageUrl'),
        termsPageUrl: url('termsPageUrl'),
        privacyPageUrl: url('privacyPageUrl'),
        withdrawalPageUrl: url('withdrawalPageUrl'),
        withdrawalFormPageUrl: url('withdrawalFormPageUrl'),
        orderLookupPageUrl: url('orderLookupPageUrl'),
        giftCardBalancePageUrl: url('giftCardBalancePageUrl'),
        wishlistPageUrl: url('wishlistPageUrl'),
        searchSuggestions: settings.searchSuggestions,
        currentLanguageStartPage: withLanguage('/', language),
        banner: settings.banner && {
          id: settings.banner.id || 'banner',
          text: settings.banner.text,
          ctaLabel: settings.banner.ctaLabel,
          ctaUrl: settings.banner.ctaUrl,
          from: settings.banner.from || null,
          to: settings.banner.to || null,
          dismissible: settings.banner.dismissible,
        },
        d2CMenus: [
          { id: 'my_fazer', items: settings.accountMenu.filter((entry) => entry.url !== '') },
          { id: 'brands', items: settings.brandMenu.filter((entry) => entry.url !== '') },
          { id: 'quick_links', items: settings.quickLinks.filter((entry) => entry.url !== '') },
        ],
      },
      themes: {
        '': { shellVariant: settings.shellVariant, navigation: {} },
        willja: themeOf(settings.themes.willja, 'content'),
        froosh: themeOf(settings.themes.froosh, 'ecommerce'),
      },
    }

    function themeOf(overrides: ThemeOverrides, usual: PageModel['shellVariant']): ThemeChrome {
      return {
        shellVariant: overrides.shellVariant ?? usual,
        navigation: themedChrome(settings, overrides, standing),
      }
    }
  }

  /** Returns content ids by site path: of pages that the settings link to, and of pages whose address an editor typed. */
  async function contentIds(settings: Delivered | null, language: Language): Promise<IdOf> {
    const ids = settings?.ids ?? new Map<string, number>()
    const typed = leavesOf(siteItems.SiteSettings.fields, settings?.version.fields ?? {}).flatMap(([{ kind }, value]) =>
      kind === 'url' && typeof value === 'string' && value.startsWith('/') ? withoutQuery(value) : [],
    )
    for (const { path, id } of (await delivery.resolveLinks(typed, language)).values()) ids.set(path, id)
    return (url) => ids.get(withoutQuery(url)) ?? 0
  }
}

const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '')

const bare = (path: string | undefined, language: Language): string => {
  if (path === undefined) return '/404'
  const prefix = withLanguage('/', language).replace(/\/$/, '')
  return prefix !== '' && path.startsWith(prefix) ? path.slice(prefix.length) || '/' : path
}
