import { Type } from 'typebox'
import { GivenConsents, marketingConsent } from '#src/identity/contract/sign-in.ts'

/* Marketing by e-mail: who has agreed to it, and the asking that waits for its mailbox (C-3.9, C-3.10, C-6.6). */

/** Days in which a mailbox may say that it was its owner who asked. */
export const optInDays = 7
/** Years for which it is remembered that somebody has said no. */
export const refusalYears = 3

const hour = 60 * 60_000
/** How often a confirmation may be asked for: who is beyond the network's number is told, beyond an address's nobody is. */
export const optInGates = {
  network: { max: 10, windowMs: hour },
  addressAndNetwork: { max: 3, windowMs: hour },
  address: { max: 5, windowMs: 24 * hour },
} as const

/** Where a permission was given or withdrawn. */
const marketingSources = [
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

/** The policy whose words are agreed to. */
export const marketingPolicy = marketingConsent
/** The same of a subscription to press releases. */
export const pressPolicy = 'press-releases'
/** Characters of a subscriber's name and address, each. */
export const pressFieldMax = 255

const source = Type.Enum(marketingSources)
/** GET and PUT /api/me/consents. Newest first; empty and null for who has never said anything. */
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
/** A page says itself what it misses. */
export const PageTokenQuery = Type.Object({
  token: Type.Optional(Type.String({ maxLength: 1_000 })),
  language: Type.Optional(Type.String({ maxLength: 20 })),
})
export const UnsubscribeBody = Type.Object({ token }, { additionalProperties: false })

/** Fields are longer than what is taken, so that faults can be said. */
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
/** Without a word it is withdrawn: nobody agrees to anything by an empty call. */
export const SettleBody = Type.Union([
  Type.Null(),
  Type.Object({ outcome: Type.Optional(Type.Enum(['confirmed', 'withdrawn'])) }, { additionalProperties: false }),
])

/** The buttons of the page that a mailbox is asked by; `version` of the words that stood beside them. */
export const ConfirmForm = Type.Object({
  outcome: Type.Enum(['confirmed', 'withdrawn']),
  version: Type.Optional(Type.String({ pattern: '^[\\w.-]{1,20}$' })),
})

/** A form of this site or of a page elsewhere that leads here, as browsers send it without JavaScript (specification 2). */
export const SubscriptionForm = Type.Object({
  subscriptionUniqueIdentifier: Type.Optional(Type.String({ maxLength: 100 })),
  redirectUrlSubscriptionSuccess: Type.Optional(Type.String({ maxLength: 2_000 })),
  redirectUrlSubscriptionFailed: Type.Optional(Type.String({ maxLength: 2_000 })),
  Replylanguage: Type.Optional(Type.String({ maxLength: 20 })),
  language: Type.Optional(Type.String({ maxLength: 20 })),
  name: Type.Optional(Type.String({ maxLength: 800 })),
  email: Type.Optional(Type.String({ maxLength: 800 })),
  /** Of a subscription to releases: a field for each category, and the box with its words. */
  CustomCategory: Type.Optional(
    Type.Union([Type.String({ maxLength: 100 }), Type.Array(Type.String({ maxLength: 100 }), { maxItems: 50 })]),
  ),
  privacyStatementAccepted: Type.Optional(Type.String({ maxLength: 20 })),
  privacyStatementVersion: Type.Optional(Type.String({ maxLength: 20 })),
  website: Type.Optional(Type.String({ maxLength: 300 })),
})
export type SubscriptionForm = Type.Static<typeof SubscriptionForm>

/** Where such a form leads that names no page of its own. */
export const NewsletterPageQuery = Type.Object({
  result: Type.Enum(['sent', 'failed'], { default: 'sent' }),
  reason: Type.Optional(Type.Enum(['email', 'often'])),
  language: Type.Optional(Type.String({ maxLength: 20 })),
})
