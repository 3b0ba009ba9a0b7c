import type { MailBase, MailOf } from '#src/common/mail.ts'

/** Values of each mail about a subscription. Addresses are absolute; `at` is already formatted for reading. */
interface AboutSubscription {
  /** The mail repeats no input of the sender, because its address is not verified yet. */
  'newsletter-confirm': { confirmUrl: string; days: number; consent: string }
  /** The same for press releases. */
  'press-confirm': { confirmUrl: string; days: number; consent: string }
  /** The list's first mail; like every later one it holds the unsubscribe link. */
  'newsletter-welcome': { shopUrl: string; unsubscribeUrl: string }
  unsubscribed: { at: string; shopUrl: string; againUrl: string }
  /** Sent when a signed-in customer changes their preferences. */
  'preferences-changed': { at: string; preferencesUrl: string }
}

export type SubscriptionMailKind = keyof AboutSubscription
export type SubscriptionMail<Kind extends SubscriptionMailKind = SubscriptionMailKind> = MailOf<AboutSubscription, Kind>
export type SubscriptionMailInput<Kind extends SubscriptionMailKind = SubscriptionMailKind> = SubscriptionMail<Kind> &
  MailBase
