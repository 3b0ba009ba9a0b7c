import type { Language } from '#src/common/locale.ts'
import type { MailSender, RenderedMail } from '#src/common/mail.ts'

/** Values of the mail that asks a buyer for a review. Addresses are absolute. */
export interface ReviewMailInput {
  language: Language
  siteUrl: string
  sender: MailSender
  products: readonly {
    name: string
    /** Opens the review form with the order filled in. */
    reviewUrl: string
    /** Media path; empty without a picture. */
    imageUrl: string
  }[]
  unsubscribeUrl: string
}

/** Made by the render bundle; handed to the server by app/. */
export type RenderReviewMail = (input: ReviewMailInput) => RenderedMail | Promise<RenderedMail>
