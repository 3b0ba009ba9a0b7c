import type { MailBase, MailOf } from '#src/common/mail.ts'

/** A release as it is mailed to its subscribers. Addresses are absolute; `date` as it is read. */
interface AboutRelease {
  title: string
  intro: string
  date: string
  /** Null: it has no picture. */
  picture: { url: string; alt: string; width: number; height: number } | null
  releaseUrl: string
  endUrl: string
}

export type NewsMail = MailOf<{ 'news-release': AboutRelease }>
export type NewsMailInput = AboutRelease & MailBase
