import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'

/** The names of the themes, the brand's own first; a page model's empty `layoutTheme` means that one. */
export const siteThemes = ['konvehti', 'willja', 'froosh'] as const

const url = Type.String({ description: 'site path with language prefix; empty where there is no such page' })

/** GET /api/site (C-3.12): what the site is, in the language asked for. */
export const Site = Type.Object({
  siteTitle: Type.String(),
  defaultLanguage: Type.Enum(languages),
  languages: Type.Array(Type.Enum(languages)),
  themes: Type.Array(Type.Enum(siteThemes)),
  urls: Type.Object({
    start: url,
    search: url,
    login: url,
    logout: url,
    cart: url,
    checkout: url,
    orderConfirmation: url,
    account: url,
    support: url,
    products: url,
    terms: url,
    privacy: url,
    withdrawal: url,
    orderLookup: url,
  }),
  freeShippingThreshold: Type.Union([Type.Number(), Type.Null()], {
    description: 'euros from which goods travel free within the market; null: they never do',
  }),
})
export type Site = Type.Static<typeof Site>
