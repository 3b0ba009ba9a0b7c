import type { SubscriptionMail } from '#src/consents/contract/subscription-mail.ts'
import type { EditorMail } from '#src/editor/contract/editor-mail.ts'
import type { FormMail } from '#src/forms/contract/form-mail.ts'
import type { GiftCardMail } from '#src/gift-cards/contract/gift-card-mail.ts'
import type { AccountMail } from '#src/identity/contract/account-mail.ts'
import type { NewsMail } from '#src/news/contract/news-mail.ts'
import type { OrderMail } from '#src/orders/contract/order-mail.ts'
import type { RestockMail } from '#src/products/contract/restock.ts'
import type { ReviewMail } from '#src/reviews/contract/review-mail.ts'
import type { StaffMail } from '#src/staff/contract/staff-mail.ts'

/** What each mail of the shop says, by its kind; `browser/mails.ts` has its template. */
export type ShopMail =
  | AccountMail
  | EditorMail
  | FormMail
  | GiftCardMail
  | NewsMail
  | OrderMail
  | RestockMail
  | ReviewMail
  | StaffMail
  | SubscriptionMail

const kinds: Readonly<Record<ShopMail['kind'], true>> = {
  'account-confirm': true,
  'account-deletion': true,
  'account-exists': true,
  'account-invitation': true,
  'data-export-ready': true,
  'email-change-confirm': true,
  'email-change-notice': true,
  'form-desk': true,
  'form-received': true,
  'giftcard-delivery': true,
  'login-code': true,
  'new-device': true,
  'news-release': true,
  'newsletter-confirm': true,
  'newsletter-welcome': true,
  'ops-alert': true,
  'ops-digest': true,
  'order-access-code': true,
  'order-cancelled': true,
  'order-confirmation': true,
  'order-papers': true,
  'order-partly-shipped': true,
  'order-shipped': true,
  'page-commented': true,
  'passkey-added': true,
  'passkey-removed': true,
  'password-changed': true,
  'password-ended': true,
  'password-reset': true,
  'payment-failed': true,
  'pickup-ready': true,
  'preferences-changed': true,
  'press-confirm': true,
  'refund-issued': true,
  restock: true,
  'review-answered': true,
  'review-asked': true,
  'review-invitation': true,
  'staff-factor-reset': true,
  'staff-invitation': true,
  'staff-news': true,
  unsubscribed: true,
  welcome: true,
  'withdrawal-decision': true,
  'withdrawal-receipt': true,
  'withdrawal-settled': true,
}
/** Every kind of mail that there is. */
export const mailKinds: readonly string[] = Object.keys(kinds)
