import type { MailBase, MailOf } from '#src/common/mail.ts'

/** Values of the mail that asks a buyer for a review. Addresses are absolute. */
interface AboutDelivered {
  products: readonly {
    name: string
    /** Opens the review form with the order filled in. */
    reviewUrl: string
    /** Media path; empty without a picture. */
    imageUrl: string
  }[]
  unsubscribeUrl: string
}

export type ReviewMail = MailOf<{ 'review-invitation': AboutDelivered }>
export type ReviewMailInput = AboutDelivered & MailBase
