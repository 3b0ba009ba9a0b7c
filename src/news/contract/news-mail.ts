import type { Language } from '#src/common/locale.ts'
import type { MailSender, RenderedMail } from '#src/common/mail.ts'

/** A release as it is mailed to its subscribers. Addresses are absolute; `date` as it is read. */
export interface NewsMailInput {
  language: Language
  siteUrl: string
  sender: MailSender
  title: string
  intro: string
  date: string
  /** Null: it has no picture. */
  picture: { url: string; alt: string; width: number; height: number } | null
  releaseUrl: string
  endUrl: string
}

export type RenderNewsMail = (input: NewsMailInput) => RenderedMail | Promise<RenderedMail>
