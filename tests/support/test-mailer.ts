import type { MailBase, RenderedMail } from '../../src/common/mail.ts'
import { createMailer, type Mailer } from '../../src/platform/mail/mailer.ts'
import type { Outbox } from '../../src/platform/mail/outbox.ts'

/** Stands in every mail where a test does without the shop's settings. */
const sender = { identity: 'Konvehti Oy', links: [] }

/** A mailer with the renderer of the test, which keeps what it is given. */
export const testMailer = <Mail extends { kind: string }>(
  outbox: Pick<Outbox, 'enqueueMail'>,
  siteUrl: string,
  renderMail: (mail: Mail & MailBase) => RenderedMail,
): Mailer<Mail> =>
  createMailer({
    outbox,
    mailContext: (_executor, language) => Promise.resolve({ language, siteUrl, sender }),
    renderMail,
  })
