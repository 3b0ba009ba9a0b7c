import { fill } from '#src/kit/mail/fill.ts'
import { localeTag, shopTimeZone } from '#src/common/locale.ts'
import type { MailBlock } from '#src/kit/mail/mail-document.ts'
import { withoutLinks } from '#src/kit/mail/without-links.ts'
import type { OrderMailInput } from '../../contract/order-mail.ts'
import type { WithdrawalNotice } from '../../contract/withdrawal.ts'
import { type MailTexts, unitsText } from './mail-texts.ts'
import type { MailCopy } from './mail-copy.ts'

/**
 * What the law wants acknowledged: the statement's content, its day and its time. To another address than the order's, whose owner may
 * have stated nothing, only the reference and the time.
 */
export function withdrawalReceipt({ notice }: OrderMailInput<'withdrawal-receipt'>, texts: MailTexts): MailCopy {
  const words = texts.withdrawal
  const said = notice.stated === null ? words.elsewhere : words
  return {
    subject: fill(words.subject, { reference: notice.reference }),
    preview: said.preview,
    heading: words.heading,
    lead: said.lead,
    blocks: [...statement(notice, texts), ...(notice.stated ? [{ kind: 'steps' as const, steps: words.steps }] : [])],
    ...(notice.stated === null && { foot: [words.elsewhere.notYou] }),
  }
}

export function withdrawalDecision(input: OrderMailInput<'withdrawal-decision'>, texts: MailTexts): MailCopy {
  const { notice, isAccepted, note } = input
  const words = isAccepted ? texts.withdrawal.accepted : texts.withdrawal.refused
  return {
    subject: fill(words.subject, { reference: notice.reference }),
    preview: words.preview,
    heading: words.heading,
    lead: words.lead,
    blocks: [
      ...(note ? [{ kind: 'facts' as const, facts: [{ name: texts.withdrawal.note, values: note.split('\n') }] }] : []),
      ...statement(notice, texts),
      ...(isAccepted ? [] : [{ kind: 'text' as const, text: texts.withdrawal.dispute, isSmall: true }]),
    ],
  }
}

export function withdrawalSettled({ notice }: OrderMailInput<'withdrawal-settled'>, texts: MailTexts): MailCopy {
  const { subject, ...words } = texts.withdrawal.settled
  return { ...words, subject: fill(subject, { reference: notice.reference }), blocks: statement(notice, texts) }
}

function statement({ reference, receivedAt, language, stated }: WithdrawalNotice, texts: MailTexts): MailBlock[] {
  const words = texts.withdrawal
  const at = new Intl.DateTimeFormat(localeTag(language), {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone: shopTimeZone,
  }).format(new Date(receivedAt))
  const facts = [
    { name: words.reference, values: [reference] },
    { name: words.receivedAt, values: [at] },
  ]
  if (stated === null) return [{ kind: 'facts', facts }]
  const lines = stated.lines.map(
    ({ name, quantity }) => `${name}, ${quantity > 0 ? unitsText(quantity, texts) : words.noneLeft}`,
  )
  const message = withoutLinks(stated.message)
  return [
    {
      kind: 'facts',
      facts: [
        ...facts,
        { name: words.statement, values: [words.stated] },
        { name: texts.orderNumber, values: [stated.orderNumber] },
        { name: words.lines, values: lines.length > 0 ? lines : [words.wholeOrder] },
        { name: words.name, values: [withoutLinks(stated.name)] },
        { name: words.email, values: [stated.email] },
        ...(message ? [{ name: words.message, values: message.split('\n') }] : []),
      ],
    },
  ]
}
