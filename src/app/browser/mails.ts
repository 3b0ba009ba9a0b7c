import type { MailTemplates } from '#src/common/mail.ts'
import { subscriptionMails } from '#src/consents/web/mail/subscription-mails.ts'
import { editorMails } from '#src/editor/web/mail/editor-mails.ts'
import { formMails } from '#src/forms/web/mail/form-mails.ts'
import { renderGiftCardMail } from '#src/gift-cards/web/mail/render-gift-card-mail.ts'
import { accountMails } from '#src/identity/web/mail/account-mails.ts'
import { mailRenderer } from '#src/kit/mail/mail-templates.ts'
import { renderNewsMail } from '#src/news/web/mail/news-mail.ts'
import { orderMails } from '#src/orders/web/mail/order-mails.ts'
import { renderRestockMail } from '#src/products/web/mail/render-restock-mail.ts'
import { renderReviewMail } from '#src/reviews/web/mail/render-review-mail.ts'
import { staffMails } from '#src/staff/web/mail/staff-mails.ts'
import type { ShopMail } from '../shop-mail.ts'

/** Every mail of the shop by its kind. */
const mails: MailTemplates<ShopMail> = {
  ...accountMails,
  ...editorMails,
  ...formMails,
  ...orderMails,
  ...staffMails,
  ...subscriptionMails,
  'giftcard-delivery': renderGiftCardMail,
  'news-release': renderNewsMail,
  restock: renderRestockMail,
  'review-invitation': renderReviewMail,
}

export const renderMail = mailRenderer(mails)
