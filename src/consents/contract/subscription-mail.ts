import type { Language } from '#src/common/locale.ts'
import type { MailSender, RenderedMail } from '#src/common/mail.ts'

/** What is told in each mail about a subscription. Addresses are absolute; `at` as it is read. */
interface AboutSubscription {
  /** Nothing that a stranger has typed stands in it: it goes to addresses that have proved nothing. */
  'newsletter-confirm': { confirmUrl: string; days: number; consent: string }
  /** Likewise, of press releases. */
  'press-confirm': { confirmUrl: string; days: number; consent: string }
  /** The first of the list: it is left as each of them is. */
  'newsletter-welcome': { shopUrl: string; unsubscribeUrl: string }
  unsubscribed: { at: string; shopUrl: string; againUrl: string }
  /** Switched on where its owner is signed in. */
  'preferences-changed': { at: string; preferencesUrl: string }
}

export type SubscriptionMailKind = keyof AboutSubscription
type Told<Kind extends SubscriptionMailKind> = {
  kind: Kind
  language: Language
  siteUrl: string
  sender: MailSender
} & AboutSubscription[Kind]
export type SubscriptionMailInput<Kind extends SubscriptionMailKind = SubscriptionMailKind> = {
  [One in Kind]: Told<One>
}[Kind]
/** What differs from mail to mail. */
export type SubscriptionMailDetails = {
  [One in SubscriptionMailKind]: { kind: One } & AboutSubscription[One]
}[SubscriptionMailKind]

export type RenderSubscriptionMail = (input: SubscriptionMailInput) => RenderedMail | Promise<RenderedMail>
