import type { SubscriptionMail } from '#src/consents/contract/subscription-mail.ts'
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
  AccountMail | FormMail | GiftCardMail | NewsMail | OrderMail | RestockMail | ReviewMail | StaffMail | SubscriptionMail
