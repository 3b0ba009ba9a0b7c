import { fill } from '#src/kit/mail/fill.ts'
import { withoutLinks } from '#src/kit/mail/without-links.ts'
import { mailTemplates, type MailWriters } from '#src/kit/mail/mail-templates.ts'
import { renderMailDocument } from '#src/kit/mail/render-mail-document.tsx'
import type { OrderMail, OrderMailInput, OrderMailKind } from '../../contract/order-mail.ts'
import { type MailTexts, mailTexts } from './mail-texts.ts'
import { numbers, documentLinks, parcelBlocks, sums } from './order-blocks.ts'
import { accessCode } from './access-code-mail.ts'
import { opsAlert, opsDigest } from './operator-mails.ts'
import { orderDocuments, partlyShipped, pickupReady, refundIssued, shipped } from './parcel-mails.ts'
import type { MailCopy } from './mail-copy.ts'
import { withdrawalDecision, withdrawalReceipt, withdrawalSettled } from './withdrawal-mails.ts'

/** Every mail about orders (C-10). A new one is a kind in `contract/order-mail.ts`, its words in three languages, and a line here. */
const writers: MailWriters<OrderMail, MailTexts, MailCopy> = {
  'order-confirmation': confirmation,
  'payment-failed': (input, texts) => notMade(input, texts, texts.failed),
  'order-cancelled': (input, texts) => notMade(input, texts, texts.cancelled[input.cause]),
  'order-shipped': shipped,
  'order-partly-shipped': partlyShipped,
  'pickup-ready': pickupReady,
  'refund-issued': refundIssued,
  'order-papers': orderDocuments,
  'withdrawal-receipt': withdrawalReceipt,
  'withdrawal-decision': withdrawalDecision,
  'withdrawal-settled': withdrawalSettled,
  'order-access-code': accessCode,
  'ops-alert': opsAlert,
  'ops-digest': opsDigest,
}
export const orderMailKinds = Object.keys(writers) as OrderMailKind[] // its own keys

export const orderMails = mailTemplates(writers, mailTexts, ({ foot = [], ...said }, { questions }, base) => {
  const { language, sender, siteUrl } = base
  return renderMailDocument({ ...said, language, foot: [...foot, questions], sender }, siteUrl)
})

function confirmation(input: OrderMailInput<'order-confirmation'>, texts: MailTexts): MailCopy {
  const { order, orderUrl, withdrawalUrl } = input
  const words = texts.confirmation
  const isMailedOnly = order.shipments.every(({ kind }) => kind === 'gift-card')
  return {
    subject: fill(words.subject, { orderNumber: order.orderNumber }),
    preview: words.preview,
    heading: fill(words.heading, { firstName: withoutLinks(order.payments[0]?.billingAddress.firstName ?? '') }),
    lead: isMailedOnly
      ? words[order.isPaymentPending ? 'pendingCards' : 'paidCards']
      : words[order.isPaymentPending ? 'pending' : 'paid'],
    blocks: [
      numbers(input, texts),
      { kind: 'button', label: words.toOrder, url: orderUrl },
      ...order.shipments.flatMap((shipment) => parcelBlocks(input, shipment, texts)),
      ...(order.greeting
        ? [{ kind: 'facts' as const, facts: [{ name: texts.greeting, values: [withoutLinks(order.greeting)] }] }]
        : []),
      sums(input, texts),
      ...documentLinks(input, texts),
      { kind: 'text', text: isMailedOnly ? texts.cardRights : texts.rights, isSmall: true },
      { kind: 'link', label: texts.withdraw, url: withdrawalUrl },
    ],
  }
}

function notMade(
  input: OrderMailInput<'payment-failed' | 'order-cancelled'>,
  texts: MailTexts,
  words: MailTexts['failed'],
): MailCopy {
  const { order } = input
  return {
    subject: fill(words.subject, { orderNumber: order.orderNumber }),
    preview: words.preview,
    heading: words.heading,
    lead: input.isReversed ? words.reversed : words.notCharged,
    blocks: [
      ...(order.isGiftCardApplied
        ? [{ kind: 'text' as const, text: fill(texts.giftCardBack, { amount: order.giftCardPaymentDisplayAmount }) }]
        : []),
      numbers(input, texts),
      { kind: 'button', label: words.toCart, url: input.cartUrl },
      sums(input, texts),
      ...documentLinks(input, texts),
    ],
  }
}
