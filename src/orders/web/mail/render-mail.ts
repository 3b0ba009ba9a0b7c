import { renderMailDocument } from '#src/kit/mail/render-mail-document.tsx'
import type { OrderMailInput, RenderedMail } from '../../contract/order-mail.ts'
import { mailTexts } from './mail-texts.ts'
import { orderMail } from './order-mails.ts'

/** An order mail in the order's language: subject, HTML and plain text. Pure; part of the render bundle. */
export const renderMail = (input: OrderMailInput): RenderedMail =>
  renderMailDocument(orderMail(input, mailTexts[input.language]), input.siteUrl)
