import type { Language } from '#src/common/locale.ts'
import type { MailLink, MailSender } from '#src/common/mail.ts'

/**
 * A mail's content, once: `renderMailDocument` makes both parts from it, so that the plain text never says less than the HTML.
 */
export interface MailDocument {
  language: Language
  subject: string
  /** Mail programs show it next to the subject. */
  preview: string
  heading: string
  lead: string
  blocks: readonly MailBlock[]
  /** Small lines at the end: why it was sent, whom to ask. */
  foot: readonly string[]
  sender: MailSender
}

export type MailBlock =
  | { kind: 'text'; text: string; isSmall?: boolean }
  | ({ kind: 'button' } & MailLink)
  | ({ kind: 'link' } & MailLink)
  | { kind: 'title'; text: string }
  | { kind: 'facts'; facts: readonly MailDetail[] }
  | { kind: 'code'; code: string }
  | { kind: 'steps'; steps: readonly string[] }
  | { kind: 'pictures'; pictures: readonly MailPicture[] }
  | { kind: 'lines'; lines: readonly MailLine[] }
  | { kind: 'sums'; rows: readonly MailSum[] }
  /** A gift card with what is written on it; the message is empty where there is none. */
  | { kind: 'card'; label: string; amount: string; message: string }

export interface MailDetail {
  name: string
  /** Each value stands on a separate line. */
  values: readonly string[]
  /** Is read off and typed: a code, a PIN. */
  isSecret?: boolean
}

export interface MailPicture {
  /** Absolute; JPEG, which every mail program shows. Its words stand in the mail as well: pictures are often blocked. */
  url: string
  alt: string
  width: number
  height: number
}

export interface MailLine {
  /** Absolute; empty without a picture. */
  pictureUrl: string
  name: string
  details: readonly string[]
  /** A price or a number of pieces; empty where neither is shown. */
  value: string
  /** Crossed out before the value. */
  before?: string
}

export interface MailSum {
  name: string
  value: string
  isTotal?: boolean
}
