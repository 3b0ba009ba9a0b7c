import type { Language } from './locale.ts'

/** The sender of a mail, with the details that the law on electronic commerce requires. */
export interface MailSender {
  /** Company, street address, business id: one line. */
  identity: string
  links: readonly MailLink[]
}

export interface MailLink {
  label: string
  /** Absolute. */
  url: string
}

/** What every template is given in addition to the mail's own data. */
export interface MailBase {
  language: Language
  /** Origin of the site, for pictures and links, without trailing slash. */
  siteUrl: string
  sender: MailSender
}

/** The mails of a table that has each kind with its data. */
export type MailOf<Data, Kind extends keyof Data = keyof Data> = { [One in Kind]: { kind: One } & Data[One] }[Kind]

/** The template of each kind of mail; pure, part of the render bundle. */
export type MailTemplates<Mail extends { kind: string }> = {
  [Kind in Mail['kind']]: (mail: Extract<Mail, { kind: Kind }> & MailBase) => RenderedMail
}

/** A mail as it goes into the outbox. */
export interface RenderedMail {
  subject: string
  html: string
  text: string
}
