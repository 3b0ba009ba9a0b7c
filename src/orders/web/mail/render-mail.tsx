import { renderToStaticMarkup } from 'react-dom/server'
import type { OrderMailInput, RenderedMail } from '../../contract/order-mail.ts'
import { mailTextPart } from './mail-text-part.ts'
import { fill, type MailTexts, mailTexts } from './mail-texts.ts'
import { OrderConfirmationMail } from './OrderConfirmationMail.tsx'
import { PaymentFailedMail } from './PaymentFailedMail.tsx'

const subjects = {
  'order-confirmation': (texts: MailTexts) => texts.confirmation,
  'payment-failed': (texts: MailTexts) => texts.failed,
  'order-cancelled': (texts: MailTexts) => texts.cancelled,
} as const

/** An order mail in the order's language: subject, HTML and plain text. Pure; part of the render bundle. */
export function renderMail(input: OrderMailInput): RenderedMail {
  const texts = mailTexts[input.language]
  const { orderNumber } = input.order
  const isConfirmation = input.kind === 'order-confirmation'
  const mail = isConfirmation ? (
    <OrderConfirmationMail input={input} texts={texts} />
  ) : (
    <PaymentFailedMail input={input} texts={texts} />
  )
  return {
    subject: fill(subjects[input.kind](texts).subject, { orderNumber }),
    html: `<!doctype html>${renderToStaticMarkup(mail)}`,
    text: mailTextPart(input, texts),
  }
}
