import { fill } from '#src/kit/mail/fill.ts'
import type { OrderMailInput } from '../../contract/order-mail.ts'
import type { MailTexts } from './mail-texts.ts'
import type { MailCopy } from './mail-copy.ts'

/** The code stands inside alone: a subject is shown on locked screens and kept in lists of mails. */
export function accessCode(
  { code, orderNumber, minutes }: OrderMailInput<'order-access-code'>,
  texts: MailTexts,
): MailCopy {
  const words = texts.accessCode
  const shown = `${code.slice(0, 3)}\u00a0${code.slice(3)}`
  return {
    subject: words.subject,
    preview: fill(words.preview, { minutes }),
    heading: words.heading,
    lead: fill(words.lead, { minutes }),
    blocks: [
      { kind: 'code', code: shown },
      { kind: 'text', text: fill(words.what, { orderNumber }) },
      { kind: 'text', text: words.secret },
    ],
    foot: [words.notYou],
  }
}
