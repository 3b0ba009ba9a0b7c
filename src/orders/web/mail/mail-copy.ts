import type { MailBlock, MailDocument } from '#src/kit/mail/mail-document.ts'

/** What a mail says; language, sender and the way to ask are the same in all. */
export type MailCopy = Pick<MailDocument, 'subject' | 'preview' | 'heading' | 'lead'> & {
  blocks: MailBlock[]
  /** Before the line on whom to ask. */
  foot?: string[]
}
