import { fill } from '#src/kit/mail/fill.ts'
import { localeTag, shopTimeZone } from '#src/common/locale.ts'
import type { MailBlock } from '#src/kit/mail/mail-document.ts'
import type { OrderMailInput } from '../../contract/order-mail.ts'
import type { WithdrawalNotice } from '../../contract/withdrawal.ts'
import { type MailTexts, unitsText } from './mail-texts.ts'
import type { Said } from './said.ts'

/** What the law wants acknowledged: the statement's content, its day and its time. */
export function withdrawalReceipt({ notice }: OrderMailInput<'withdrawal-receipt'>, texts: MailTexts): Said {
  const words = texts.withdrawal
  return {
    subject: fill(words.subject, { reference: notice.reference }),
    preview: words.preview,
    heading: words.heading,
    lead: words.lead,
    blocks: [...statement(notice, texts), { kind: 'steps', steps: words.steps }],
  }
}

export function withdrawalDecision(input: OrderMailInput<'withdrawal-decision'>, texts: MailTexts): Said {
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

function statement(notice: WithdrawalNotice, texts: MailTexts): MailBlock[] {
  const words = texts.withdrawal
  const at = new Intl.DateTimeFormat(localeTag(notice.language), {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone: shopTimeZone,
  }).format(new Date(notice.receivedAt))
  const lines = notice.lines.map(({ name, quantity }) => `${name}, ${unitsText(quantity, texts)}`)
  return [
    {
      kind: 'facts',
      facts: [
        { name: words.reference, values: [notice.reference] },
        { name: words.receivedAt, values: [at] },
        { name: words.statement, values: [words.stated] },
        { name: texts.orderNumber, values: [notice.orderNumber] },
        { name: words.lines, values: lines.length > 0 ? lines : [words.wholeOrder] },
        { name: words.name, values: [notice.name] },
        { name: words.email, values: [notice.email] },
        ...(notice.message ? [{ name: words.message, values: notice.message.split('\n') }] : []),
      ],
    },
  ]
}
