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

/** A mail as it goes into the outbox. */
export interface RenderedMail {
  subject: string
  html: string
  text: string
}
