import type { MailBase, RenderedMail } from '#src/common/mail.ts'
import type { Transaction } from '../database/database.ts'
import type { MailContext } from './mail-context.ts'
import type { Mail as OutboxMail, Outbox } from './outbox.ts'

/** The address of a mail, and what the outbox does with it. */
export type Envelope = Pick<OutboxMail, 'to' | 'language' | 'dedupKey' | 'ephemeral' | 'unsubscribeUrl'>

/** Sends the mails of a domain, each by its kind and data; `docs/how-to/add-a-mail.md` says how one is added. */
export interface Mailer<Mail extends { kind: string }> {
  /** Part of `tx`, which must come from `inTransaction`. False when a mail with this `dedupKey` exists already. */
  send(tx: Transaction, mail: Mail, envelope: Envelope): Promise<boolean>
}

export interface MailerDeps<Mail> {
  outbox: Pick<Outbox, 'enqueueMail'>
  mailContext: MailContext
  renderMail: (mail: Mail & MailBase) => RenderedMail | Promise<RenderedMail>
}

export const createMailer = <Mail extends { kind: string }>({
  outbox,
  mailContext,
  renderMail,
}: MailerDeps<Mail>): Mailer<Mail> => ({
  async send(tx, mail, envelope) {
    const rendered = await renderMail({ ...(await mailContext(tx, envelope.language)), ...mail })
    return outbox.enqueueMail(tx, { key: mail.kind, ...envelope, ...rendered })
  },
})
