import type { Localized } from '#src/common/locale.ts'
import type { MailBase, MailTemplates, RenderedMail } from '#src/common/mail.ts'

/** Says what stands in each kind of mail; `texts` are in the mail's language. */
export type MailWriters<Mail extends { kind: string }, Texts, Written> = {
  [Kind in Mail['kind']]: (mail: Extract<Mail, { kind: Kind }> & MailBase, texts: Texts) => Written
}

/** Makes the templates of a domain whose mails are all laid out by one function. */
export const mailTemplates = <Mail extends { kind: string }, Texts, Written>(
  writers: MailWriters<Mail, Texts, Written>,
  texts: Localized<Texts>,
  layOut: (written: Written, texts: Texts, base: MailBase) => RenderedMail,
): MailTemplates<Mail> =>
  Object.fromEntries(
    Object.entries<(mail: never, texts: Texts) => Written>(writers).map(([kind, write]) => [
      kind,
      (mail: MailBase) => layOut(write(mail as never, texts[mail.language]), texts[mail.language], mail),
    ]),
  ) as never as MailTemplates<Mail> // the kinds of its writers

/** Renders any mail that has a template: subject, HTML and plain text. Pure; part of the render bundle. */
export const mailRenderer =
  <Mail extends { kind: string }>(templates: MailTemplates<Mail>) =>
  (mail: Mail & MailBase): RenderedMail =>
    (templates[mail.kind as Mail['kind']] as (mail: MailBase) => RenderedMail)(mail)
