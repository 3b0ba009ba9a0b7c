import { Type } from 'typebox'
import type { Language } from '#src/common/locale.ts'
import type { NewsCategory } from './release.ts'

/** Names of the form's fields (specification 2, section 7); the vendor of press rooms reads the same. */
export const subscriptionFields = {
  identifier: 'subscriptionUniqueIdentifier',
  success: 'redirectUrlSubscriptionSuccess',
  failed: 'redirectUrlSubscriptionFailed',
  replyLanguage: 'Replylanguage',
  language: 'language',
  name: 'name',
  email: 'email',
  /** One for each category that is chosen, with its code. */
  category: 'CustomCategory',
  /** `true` when the box is ticked. */
  privacy: 'privacyStatementAccepted',
  /** The version of the checkbox's text. */
  privacyVersion: 'privacyStatementVersion',
  /** Left empty by people. */
  trap: 'website',
} as const

/** The languages of the form in its order; the first is chosen (specification 2, section 5). */
export const subscriptionLanguages = ['fi', 'sv', 'en'] as const satisfies readonly Language[]

/** The model of the subscription form: a plain form that works without script. */
export interface NewsSubscription {
  /** The URL that it posts to: the shop's receiver, or the service of the settings. */
  action: string
  subscriptionUniqueIdentifier: string
  /** Absolute addresses. */
  redirectUrlSubscriptionSuccess: string
  redirectUrlSubscriptionFailed: string
  /** The language of mails about the subscription: the page's. */
  replyLanguage: Language
  categories: NewsCategory[]
  /** The checkbox's text as HTML, and its version. */
  privacyText: string
  privacyVersion: string
}

/** The form as it is received. Fields may be longer than the form accepts, so that the failure page can answer errors. */
export const NewsSubscriptionForm = Type.Object({
  subscriptionUniqueIdentifier: Type.String({ maxLength: 100 }),
  redirectUrlSubscriptionSuccess: Type.Optional(Type.String({ maxLength: 2_000 })),
  redirectUrlSubscriptionFailed: Type.Optional(Type.String({ maxLength: 2_000 })),
  Replylanguage: Type.Optional(Type.String({ maxLength: 20 })),
  language: Type.Optional(Type.String({ maxLength: 20 })),
  name: Type.Optional(Type.String({ maxLength: 800 })),
  email: Type.Optional(Type.String({ maxLength: 800 })),
  CustomCategory: Type.Optional(
    Type.Union([Type.String({ maxLength: 100 }), Type.Array(Type.String({ maxLength: 100 }), { maxItems: 50 })]),
  ),
  privacyStatementAccepted: Type.Optional(Type.String({ maxLength: 20 })),
  privacyStatementVersion: Type.Optional(Type.String({ maxLength: 20 })),
  website: Type.Optional(Type.String({ maxLength: 300 })),
})
export type NewsSubscriptionForm = Type.Static<typeof NewsSubscriptionForm>
