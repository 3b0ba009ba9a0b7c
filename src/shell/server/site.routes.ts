import { Type } from 'typebox'
import { defaultLanguage, type Language, languages } from '#src/common/locale.ts'
import { type Cents, toEuros } from '#src/common/money.ts'
import { routesOf } from '#src/platform/http/route.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { Site, siteThemes } from '../contract/site.ts'
import type { SiteChrome } from './page-service.ts'

export interface SiteRouteDeps {
  chrome: (language: Language) => Promise<SiteChrome>
  /** Null: shipping is never free. */
  freeShippingFrom: () => Promise<Cents | null>
}

/** Routes for the data that all pages share, for clients that show no page (C-3.12). */
export const siteRoutes =
  ({ chrome, freeShippingFrom }: SiteRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['lookups'])
    route(
      'GET /api/site',
      {
        summary: 'Title, languages, themes and main addresses of the site',
        permission: 'site:read',
        query: Type.Object({ language: Type.Optional(Type.Enum(languages)) }),
        answer: Site,
      },
      async ({ language }) => {
        const [{ siteTitle, navigation, privacyPageUrl }, cents] = await Promise.all([
          chrome(language),
          freeShippingFrom(),
        ])
        return {
          siteTitle,
          defaultLanguage,
          languages: [...languages],
          themes: [...siteThemes],
          urls: {
            start: navigation.currentLanguageStartPage,
            search: navigation.searchPageUrl,
            login: navigation.loginPageUrl,
            logout: navigation.logOutPageUrl,
            cart: navigation.cartPageUrl,
            checkout: navigation.checkoutPageUrl,
            orderConfirmation: navigation.orderConfirmationPageUrl,
            account: navigation.accountPageUrl,
            support: navigation.supportPageUrl,
            products: navigation.productsPageUrl,
            terms: navigation.termsPageUrl,
            privacy: privacyPageUrl,
            withdrawal: navigation.withdrawalFormPageUrl,
            orderLookup: navigation.orderLookupPageUrl,
          },
          freeShippingThreshold: cents === null ? null : toEuros(cents),
        }
      },
    )
  }
