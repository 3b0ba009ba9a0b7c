import { Type } from 'typebox'
import { GivenConsents, marketingConsent } from '#src/identity/contract/sign-in.ts'

/* Marketing by e-mail: consents, and opt-in requests that wait for confirmation from the mailbox (C-3.9, C-3.10, C-6.6). */

/** Days in which a mailbox may confirm an opt-in request. */
export const optInDays = 7
/** Years for which a refusal is remembered. */
export const refusalYears = 3

const hour = 60 * 60_000
/** Rate limits of confirmation mails. A network over its limit gets an error, an address over its limit does not. */
export const optInGates = {
  network: { max: 10, windowMs: hour },
  addressAndNetwork: { max: 3, windowMs: hour },
  address: { max: 5, windowMs: 24 * hour },
} as const

/** Where a permission was given or withdrawn. */
export const marketingSources = [
  'account',
  'checkout',
  'sign-up',
  'newsletter',
  'mail-link',
  'mail-program',
  'operator',
] as const
export type MarketingSource = (typeof marketingSources)[number]

export const nameMax = 100

/** The policy that a marketing consent refers to. */
export const marketingPolicy = marketingConsent
/** The policy that a subscription to press releases refers to. */
export const pressPolicy = 'press-releases'
/** Characters of a subscriber's name and address, each. */
export const pressFieldMax = 255

const source = Type.Enum(marketingSources)
/** GET and PUT /api/me/consents. History is newest first; empty and null if the customer has never chosen. */
export const MyConsents = Type.Object({
  marketingUpdates: Type.Boolean(),
  updatedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  source: Type.Union([source, Type.Null()]),
  history: Type.Array(
    Type.Object({
      at: Type.String({ format: 'date-time' }),
      value: Type.Boolean(),
      source,
      version: Type.String({ description: 'of the words that were agreed to: the policy `marketing`' }),
    }),
  ),
})
export type MyConsents = Type.Static<typeof MyConsents>

export const MyConsentsBody = Type.Object({ marketingUpdates: Type.Boolean() }, { additionalProperties: false })

const token = Type.String({ minLength: 1, maxLength: 200 })
export const TokenQuery = Type.Object({ token, language: Type.Optional(Type.String({ maxLength: 20 })) })
/** A missing token is allowed by the schema: the page itself reports it. */
export const PageTokenQuery = Type.Object({
  token: Type.Optional(Type.String({ maxLength: 1_000 })),
  language: Type.Optional(Type.String({ maxLength: 20 })),
})
export const UnsubscribeBody = Type.Object({ token }, { additionalProperties: false })

/** Limits are above the validated ones, so that validation can report the fault. */
export const IntermediateUserBody = Type.Object(
  {
    email: Type.String({ maxLength: 800 }),
    name: Type.Optional(Type.String({ maxLength: 800 })),
    language: Type.Optional(Type.Enum(['fi', 'sv', 'en'])),
    source: Type.Optional(Type.Literal('newsletter')),
    consents: Type.Optional(GivenConsents),
    website: Type.Optional(Type.String({ maxLength: 300, description: 'left empty by people' })),
  },
  { additionalProperties: false },
)
export type IntermediateUserBody = Type.Static<typeof IntermediateUserBody>

export const IntermediateUser = Type.Object({
  email: Type.String({ description: 'masked' }),
  name: Type.String(),
  language: Type.Enum(['fi', 'sv', 'en']),
  source: Type.Enum(['checkout', 'newsletter', 'press-releases']),
  createdAt: Type.String({ format: 'date-time' }),
})
export type IntermediateUser = Type.Static<typeof IntermediateUser>

export const IntermediateUserToken = Type.Object({ token: Type.String() })
export const IntermediateUserParams = Type.Object({ token })
/** An empty body withdraws: a call without an outcome must never give consent. */
export const SettleBody = Type.Union([
  Type.Null(),
  Type.Object({ outcome: Type.Optional(Type.Enum(['confirmed', 'withdrawn'])) }, { additionalProperties: false }),
])

/** The buttons of the confirmation page; `version` is that of the consent text shown with them. */
export const ConfirmForm = Type.Object({
  outcome: Type.Enum(['confirmed', 'withdrawn']),
  version: Type.Optional(Type.String({ pattern: '^[\\w.-]{1,20}$' })),
})

/** A form of this site, or of another site that posts here, as browsers send it without JavaScript (specification 2). */
export const SubscriptionForm = Type.Object({
  subscriptionUniqueIdentifier: Type.Optional(Type.String({ maxLength: 100 })),
  redirectUrlSubscriptionSuccess: Type.Optional(Type.String({ maxLength: 2_000 })),
  redirectUrlSubscriptionFailed: Type.Optional(Type.String({ maxLength: 2_000 })),
  Replylanguage: Type.Optional(Type.String({ maxLength: 20 })),
  language: Type.Optional(Type.String({ maxLength: 20 })),
  name: Type.Optional(Type.String({ maxLength: 800 })),
  email: Type.Optional(Type.String({ maxLength: 800 })),
  /** Subscription to press releases: one field per category, and the consent box with its text's version. */
  CustomCategory: Type.Optional(
    Type.Union([Type.String({ maxLength: 100 }), Type.Array(Type.String({ maxLength: 100 }), { maxItems: 50 })]),
  ),
  privacyStatementAccepted: Type.Optional(Type.String({ maxLength: 20 })),
  privacyStatementVersion: Type.Optional(Type.String({ maxLength: 20 })),
  website: Type.Optional(Type.String({ maxLength: 300 })),
})
export type SubscriptionForm = Type.Static<typeof SubscriptionForm>

/** Query of the answer page for forms that name no page themselves. */
export const NewsletterPageQuery = Type.Object({
  result: Type.Enum(['sent', 'failed'], { default: 'sent' }),
  reason: Type.Optional(Type.Enum(['email', 'often'])),
  language: Type.Optional(Type.String({ maxLength: 20 })),
})
